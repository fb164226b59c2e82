/** A stretch of a text by its offsets, UTF-16 code units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

function offsetIn(block: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(node, offset);
  return Number(block.dataset.start) + before.toString().length;
}

/**
 * The stretch of text that the person has selected inside `root`, whose blocks carry their place in `data-start` and hold
 * nothing but their text. Undefined when nothing in it is selected. Blanks at the ends do not count.
 */
export function selectedStretch(root: HTMLElement, text: string): Stretch | undefined {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const blocks = [...root.querySelectorAll<HTMLElement>('[data-start]')].filter((block) => range.intersectsNode(block));
  const first = blocks[0];
  const last = blocks.at(-1);
  if (!first || !last) return undefined;
  let start = first.contains(range.startContainer)
    ? offsetIn(first, range.startContainer, range.startOffset)
    : Number(first.dataset.start);
  let end = last.contains(range.endContainer)
    ? offsetIn(last, range.endContainer, range.endOffset)
    : Number(last.dataset.start) + (last.textContent?.length ?? 0);
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return end > start ? { start, end } : undefined;
}
