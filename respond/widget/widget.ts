import { isFrameWord } from './messages.ts';

export interface WidgetOptions {
  /** Address of the questions, on the product's own server. */
  readonly address: string;
  /** How the widget looks. */
  readonly style: string;
  /** Whether this site was used for an answer before: the button says less. */
  readonly isAnswered: boolean;
  /** Told when the questions have come to an end. */
  readonly onEnded: () => void;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of one path: the site's policy may forbid mark-up, and a text is never read as such. */
function icon(path: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Adds a style that the site's policy does not block, where the browser supports one. */
function dress(root: ShadowRoot, style: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
  } catch {
    root.append(make('style', {}, style));
  }
}

const OPEN = 'Ответьте на вопросы';

/**
 * Puts the button into a corner of the site. Pressed, it opens the questions in a frame; Escape and the cross close it, and the button
 * has the focus again. The frame is loaded when it is first opened and keeps what was typed.
 */
export function mountWidget({ address, style, isAnswered, onEnded }: WidgetOptions): HTMLElement {
  const host = make('div', { 'data-orientir-widget': '' });
  const root = host.attachShadow({ mode: 'open' });
  const open = make(
    'button',
    { type: 'button', class: 'open', 'aria-haspopup': 'dialog', 'aria-expanded': 'false' },
    icon('M4 5h16v11H9l-5 4z'),
    make('span', {}, OPEN),
  );
  open.toggleAttribute('data-quiet', isAnswered);
  const close = make(
    'button',
    { type: 'button', class: 'close', 'aria-label': 'Закрыть вопросы' },
    icon('M6 6l12 12M18 6L6 18'),
  );
  const before = make('span', { tabindex: '0' });
  const after = make('span', { tabindex: '0' });
  const panel = make(
    'div',
    { class: 'panel', role: 'dialog', 'aria-label': 'Вопросы к вам' },
    before,
    make('div', { class: 'bar' }, close),
    after,
  );
  panel.hidden = true;
  let frame: HTMLIFrameElement | null = null;

  function show(): void {
    if (!frame) {
      frame = make('iframe', {
        src: address,
        title: 'Вопросы к вам',
        allow: 'microphone; clipboard-write',
        referrerpolicy: 'no-referrer',
      });
      after.before(frame);
    }
    panel.hidden = false;
    open.hidden = true;
    open.setAttribute('aria-expanded', 'true');
    frame.focus();
  }
  function hide(): void {
    if (panel.hidden) return;
    panel.hidden = true;
    open.hidden = false;
    open.setAttribute('aria-expanded', 'false');
    open.focus();
  }

  open.addEventListener('click', show);
  close.addEventListener('click', hide);
  // Tabbing past an end continues at the other one.
  before.addEventListener('focus', () => frame?.focus());
  after.addEventListener('focus', () => close.focus());
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  window.addEventListener('message', ({ source, data }) => {
    if (!frame || source !== frame.contentWindow || !isFrameWord(data)) return;
    if (data.orientir === 'close') hide();
    else {
      open.toggleAttribute('data-quiet', true);
      onEnded();
    }
  });
  dress(root, style);
  root.append(open, panel);
  document.body.append(host);
  return host;
}
