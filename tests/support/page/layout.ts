/* oxlint-disable unicorn/consistent-function-scoping -- each exported function runs in the page, alone */
/*
 * Losses of a layout, looked for in the page itself. Each function is handed to `page.evaluate`, so it may use nothing of this
 * file.
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
      // One line of a closed row, a badge in it, a name with its whole text in the title, three lines of a cell of the journey
      // map: the «…» says that there is more.
      const { textOverflow, webkitLineClamp } = getComputedStyle(cut);
      const isMeant =
        (textOverflow === 'ellipsis' &&
          parent.closest('[data-accordion-head], [data-tone], [title], [data-tooltip]') !== null) ||
        (webkitLineClamp !== 'none' && parent.closest('td') !== null);
      if (!isMeant) lost.push(`cut: ${name(parent)}`);
    }
    if (!cut && !canScrollTo(parent) && (box.right > width + 1 || box.left < -1))
      lost.push(`past the edge: ${name(parent)}`);
  }
  return [...new Set(lost)];
}

/** Words that a line ends within, letter from letter: their column is too narrow for them. */
export function brokenWords(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Code and addresses have no place to end at.
    if (parent.closest('pre, code, textarea, option')) continue;
    // Kept for screen readers only.
    if (getComputedStyle(parent).clipPath === 'inset(50%)') continue;
    for (const word of text.data.matchAll(/\p{L}{4,}/gu)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
      );
      if (tops.size > 1) found.push(`${parent.tagName.toLowerCase()} «${word[0]}»`);
    }
  }
  return [...new Set(found)];
}

/**
 * Links and controls that a thumb misses at the present width: less than 44 px high or wide, with what is pressed for them
 * (a label, a row) counted in. A link among the words of a sentence is as high as its line (WCAG 2.5.5).
 */
export function smallTargets(): string[] {
  const LEAST = 43.5;
  const found: string[] = [];
  const modal = document.querySelector('[role=dialog], [role=alertdialog]');
  const visible = { opacityProperty: true, visibilityProperty: true };
  const from = [window.scrollX, window.scrollY] as const;
  for (const control of document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=tab], [tabindex="0"][role]',
  )) {
    if (!control.checkVisibility(visible) || (modal && !modal.contains(control))) continue;
    if (control.closest('[data-skip-link], [aria-hidden=true]') || getComputedStyle(control).clipPath === 'inset(50%)')
      continue;
    // A scrolled part is reached by the keyboard, and is pressed anywhere.
    if (/^(region|group|tabpanel|table)$/.test(control.getAttribute('role') ?? '')) continue;
    const isInline = getComputedStyle(control).display === 'inline';
    if (isInline && control.parentElement?.textContent?.trim() !== control.textContent?.trim()) continue;
    const boxes = [control, control.closest('label')].flatMap((one) => (one ? [one.getBoundingClientRect()] : []));
    const [own] = boxes;
    if (!own || own.width < 2 || own.height < 2) continue;
    if (boxes.some(({ width, height }) => width >= LEAST && height >= LEAST)) continue;
    // A control drawn over more than its box: a row that opens wherever it is pressed.
    control.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && control.contains(hit);
    };
    const spare = (size: number) => (size >= LEAST ? [0] : [-20, 20]);
    // The middle of a short title in a high row is not the row's: 44 px in all, above and below together.
    let high = 0;
    for (let dy = -44; dy <= 44; dy += 1) if (isHit(0, dy)) high += 1;
    if (high >= 44 && spare(own.width).every((dx) => isHit(dx, 0))) continue;
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
    found.push(`${control.tagName.toLowerCase()} «${name}» ${Math.round(own.width)} × ${Math.round(own.height)}`);
  }
  window.scrollTo(...from);
  return [...new Set(found)];
}

/**
 * Makes the browser's own text size 20 px instead of 16 (null: 16 again), and names the text that did not grow with it by as much.
 * @param size px
 */
export function textThatDoesNotGrow(size: number | null): string[] {
  const root = document.documentElement;
  root.style.fontSize = '';
  const texts = [...document.querySelectorAll('body *')].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const before = texts.map(sizeOf);
  if (size === null) return [];
  root.style.fontSize = `${size}px`;
  return texts
    .filter((one, index) => sizeOf(one) < ((before[index] ?? 0) * size) / 16 - 0.1)
    .map((one) => `${one.tagName.toLowerCase()} «${(one.textContent ?? '').trim().slice(0, 40)}»`);
}

/** Returns parts that move although less motion was asked for: running animations and transitions that take time. */
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

/** Controls that show only a picture and have no tooltip of ours, or the browser's own besides (R15). */
export function picturesWithoutTooltip(): string[] {
  return (
    [...document.querySelectorAll('button, a[href], [role=button]')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // The skip link is there for the keyboard alone.
      .filter((one) => getComputedStyle(one).clipPath === 'none' && one.getBoundingClientRect().height > 1)
      .filter((one) => {
        const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()) {
          range.selectNodeContents(walker.currentNode);
          const text = walker.currentNode.parentElement;
          const isRead =
            walker.currentNode.textContent?.trim() &&
            range.getBoundingClientRect().width > 1 &&
            text?.checkVisibility({ opacityProperty: true }) &&
            !text.closest('[style*="clip-path"]') &&
            getComputedStyle(text).clipPath === 'none' &&
            text.getBoundingClientRect().width > 1;
          if (isRead) return false;
        }
        return !one.getAttribute('data-tooltip') || one.hasAttribute('title');
      })
      .map((one) => `${one.tagName.toLowerCase()} «${one.getAttribute('aria-label') ?? one.textContent}»`)
  );
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
  for (const control of document.querySelectorAll('[role=switch]')) {
    const track = getComputedStyle(control);
    const thumb = getComputedStyle(control, '::before');
    if (track.appearance !== 'none') found.push(`the system draws a switch over ours: ${name(control)}`);
    if (track.backgroundColor === thumb.backgroundColor) found.push(`a switch without a thumb: ${name(control)}`);
    const isOn = control.matches(':checked');
    if (isOn === (track.backgroundColor === canvas))
      found.push(`${isOn ? 'on' : 'off'} looks the other way: ${name(control)}`);
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
    // A row that opens has its card's edge and an arrow; words are underlined; tabs are on a line; segments are bars.
    const isKnown =
      control.matches('[aria-expanded], [role=tab], [aria-label*=" из "]') ||
      style.textDecorationLine.includes('underline');
    if (!hasEdge && !isNative && !isKnown) found.push(`no edge: ${name(control)}`);
  }
  return [...new Set(found)];
}
