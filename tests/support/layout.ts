/* oxlint-disable unicorn/consistent-function-scoping -- each exported function runs in the page, alone */
/*
 * What a person loses in a layout, looked for in the page itself. Each function is handed to `page.evaluate`, so it may use
 * nothing of this file.
 */

/** Names of what cannot be reached or read at the present width: text or controls past the page's edge, text that is cut. */
export function lostInLayout(): string[] {
  const width = document.documentElement.clientWidth;
  const lost: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}»`;
  if (document.documentElement.scrollWidth > width) lost.push('the page scrolls sideways');

  /** Whether a box scrolls to what does not fit. */
  const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX);
  const hides = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX);
  const ancestors = function* (element: Element | null) {
    for (let one = element; one && one !== document.body; one = one.parentElement) yield one;
  };
  // Kept for screen readers only, folded, or covered by a modal dialog.
  const modal = document.querySelector('[role=dialog], [role=alertdialog]');
  const isOff = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    if (modal && !modal.contains(element)) return true;
    for (const one of ancestors(element)) {
      const style = getComputedStyle(one);
      if (style.clipPath === 'inset(50%)' || style.clip === 'rect(0px, 0px, 0px, 0px)') return true;
    }
    return element.closest('[data-skip-link]') !== null;
  };
  const canScrollTo = (element: Element) => {
    for (const one of ancestors(element)) if (scrolls(getComputedStyle(one))) return true;
    return false;
  };

  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')) {
    if (isOff(control) || canScrollTo(control)) continue;
    const box = control.getBoundingClientRect();
    if (box.width > 0 && (box.left < -1 || box.right > width + 1)) lost.push(`past the edge: ${name(control)}`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || /^(SCRIPT|STYLE|OPTION|NOSCRIPT)$/.test(parent.tagName)) continue;
    if (isOff(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    let cut: Element | null = null;
    for (const one of ancestors(parent)) {
      const style = getComputedStyle(one);
      if (scrolls(style)) break;
      if (!hides(style)) continue;
      const frame = one.getBoundingClientRect();
      if (box.right > frame.right + 1 || box.left < frame.left - 1 || box.bottom > frame.bottom + 2) cut = one;
      if (cut) break;
    }
    if (cut) {
      // One line of a closed row, a badge in it, a name with its whole text in the title: the «…» says that there is more.
      const isMeant =
        getComputedStyle(cut).textOverflow === 'ellipsis' &&
        parent.closest('[data-accordion-trigger], [data-tone], [title]') !== null;
      if (!isMeant) lost.push(`cut: ${name(parent)}`);
    }
    if (!cut && !canScrollTo(parent) && (box.right > width + 1 || box.left < -1))
      lost.push(`past the edge: ${name(parent)}`);
  }
  return [...new Set(lost)];
}

/** What moves although less motion was asked for: running animations and transitions that take time. */
export function movingParts(): string[] {
  const moving = document
    .getAnimations()
    .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 0)
    .map((one) => `runs: ${one instanceof CSSAnimation ? one.animationName : one.constructor.name}`);
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element);
    if (/[1-9]/.test(style.transitionDuration))
      moving.push(`transition: ${element.tagName} ${style.transitionProperty}`);
    if (style.animationName !== 'none' && /[1-9]/.test(style.animationDuration)) {
      moving.push(`animation: ${element.tagName} ${style.animationName}`);
    }
  }
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') moving.push('smooth scrolling');
  return [...new Set(moving)];
}

/** Chosen controls that nothing but a colour tells from their neighbours, and controls without an edge (forced colours). */
export function colourOnly(): string[] {
  const found: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}»`;
  const canvas = getComputedStyle(document.body).backgroundColor;
  /** Backgrounds are the page's here, only as see-through as they were. */
  const seen = (colour: string) => (colour === canvas || colour.endsWith(', 0)') ? 'none' : colour);
  const look = (element: Element): string => {
    const { border, outline, fontWeight, textDecorationLine, backgroundColor } = getComputedStyle(element);
    const parts = [border, outline, fontWeight, textDecorationLine, seen(backgroundColor)];
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      parts.push(style.content === 'none' ? '' : `${seen(style.backgroundColor)} ${style.border} ${style.height}`);
    }
    parts.push(String(element.querySelectorAll('svg').length));
    return parts.join('|');
  };
  const CHOSEN =
    '[aria-pressed=true], [aria-selected=true], [role=radio][aria-checked=true], [aria-current]:not([aria-current=false])';
  for (const chosen of document.querySelectorAll(CHOSEN)) {
    if (!chosen.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const attribute = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current'].find((one) =>
      chosen.hasAttribute(one),
    );
    const group = chosen.closest('[role=group], [role=tablist], [role=radiogroup], nav, ul, ol, fieldset');
    const other = [...(group?.querySelectorAll(chosen.tagName) ?? [])].find(
      (one) => one !== chosen && one.getAttribute(attribute ?? '') !== chosen.getAttribute(attribute ?? ''),
    );
    if (other && look(other) === look(chosen)) found.push(`chosen like the rest: ${name(chosen)}`);
  }
  for (const control of document.querySelectorAll('button, input:not([type=file]), select, textarea')) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(control);
    // Its own, that of a picture of it inside, or the lines of its table.
    const hasEdge = [control, ...control.querySelectorAll('span'), control.closest('table')?.querySelector('td')].some(
      (one) => {
        if (!one) return false;
        const { borderTopWidth, borderTopStyle, borderBottomWidth, borderBottomStyle } = getComputedStyle(one);
        return (
          (borderTopStyle !== 'none' && borderTopWidth !== '0px') ||
          (borderBottomStyle !== 'none' && borderBottomWidth !== '0px')
        );
      },
    );
    const isNative = style.appearance !== 'none' && /checkbox|radio/.test(control.getAttribute('type') ?? '');
    // A row that opens has its card's edge and an arrow; words are underlined; tabs stand on a line; segments are bars.
    const isKnown =
      control.matches('[aria-expanded], [role=tab], [aria-label*=" из "]') ||
      style.textDecorationLine.includes('underline');
    if (!hasEdge && !isNative && !isKnown) found.push(`no edge: ${name(control)}`);
  }
  return [...new Set(found)];
}
