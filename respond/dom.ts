/** Child of an element: text stays text, whatever it contains. */
export type Child = Node | string | null | false;

type Handler = (event: Event) => unknown;

/** Attributes as they are written; true for one without a value; functions are handlers, by the event's name. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | Handler>>;

/** Makes an element. No text is ever read as mark-up here. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue;
    if (typeof value === 'function') made.addEventListener(name, value);
    else made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}

/** Puts a text into an element, unless it is there: a live region would be read out again. */
export function say(where: HTMLElement, text: string): void {
  if (where.textContent !== text) where.textContent = text;
}

/** Returns a user's text in its paragraphs, each with its own direction. */
export function paragraphs(text: string): HTMLElement[] {
  return text
    .split(/\n\s*\n/)
    .filter((one) => one.trim() !== '')
    .map((one) => el('p', { dir: 'auto' }, one.trim()));
}
