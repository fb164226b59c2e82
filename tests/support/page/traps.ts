import type { Page } from 'playwright';

/**
 * Sets traps in a page and all that it opens, from its next load on.
 * @returns everything that ran, opened, or went somewhere, growing as it happens
 */
export async function setTraps(page: Page, appUrl: string): Promise<string[]> {
  const ran: string[] = [];
  await page.context().exposeFunction('pwned', (what: unknown) => ran.push(`pwned(${String(what)}) at ${page.url()}`));
  page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('page', (opened) => ran.push(`window: ${opened.url()}`));
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(appUrl) && frame.url() !== 'about:blank') ran.push(`navigation: ${frame.url()}`);
  });
  return ran;
}

/** Returns markup that only outside content can have put on the page, and its possible changes to every object. */
export const foreignMarkup = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const OURS =
      '[onerror], [onload], [onclick], [onfocus], [ontoggle], [onstart], [onbegin], iframe, object, embed, base, math, marquee, ' +
      'body form[action], [src="x"], [href^="javascript:" i], [src^="javascript:" i], [href^="data:text"], [href*="evil.example"], ' +
      '[src*="evil.example"], meta[http-equiv="refresh"], body script:not([src]), template';
    const found = [...document.querySelectorAll(OURS)].map((element) => element.outerHTML.slice(0, 150));
    if (Object.keys(Object.prototype).length > 0 || 'polluted' in {}) found.push('Object.prototype is polluted');
    return found;
  });

/** Returns bidi controls whose effect reaches words beside a user's text. */
export const spilled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const opens = (text.data.match(/[\u202A\u202B\u202D\u202E\u2066-\u2068]/g) ?? []).length;
      const closes = (text.data.match(/[\u202C\u2069]/g) ?? []).length;
      const parent = text.parentElement;
      if (opens <= closes || !parent || /^(SCRIPT|STYLE|OPTION|TEXTAREA)$/.test(parent.tagName)) continue;
      if (!parent.checkVisibility()) continue;
      // Up to the first element that keeps its direction to itself, nothing may follow.
      for (let node: Node = text; ; node = node.parentNode as Node) {
        const beside = [node.nextSibling, node.previousSibling].find((one) =>
          /[\p{L}\p{N}»]/u.test(one?.textContent ?? ''),
        );
        const element = node instanceof Element ? node : null;
        if (element) {
          const style = getComputedStyle(element);
          const isInline = style.display === 'inline' || style.display === 'contents';
          if (!isInline || /isolate|plaintext/.test(style.unicodeBidi)) break;
        }
        if (beside) {
          found.push(`${parent.tagName} «${parent.textContent?.slice(0, 60)}»`);
          break;
        }
      }
      // In one piece with ours: «…» around it.
      if (/»[^»]*$/.test(text.data) && text.data.indexOf('«') < text.data.search(/[\u202A-\u202E\u2066-\u2068]/)) {
        found.push(`in one text: ${parent.tagName} «${text.data.slice(0, 60)}»`);
      }
    }
    return [...new Set(found)];
  });
