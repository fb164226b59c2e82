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
  // A triple click ends at the very beginning of the next turn: a block that is only touched does not count.
  const chosen = [...root.querySelectorAll<HTMLElement>('[data-start]')]
    .filter((block) => range.intersectsNode(block))
    .map((block) => ({
      start: block.contains(range.startContainer)
        ? offsetIn(block, range.startContainer, range.startOffset)
        : Number(block.dataset.start),
      end: block.contains(range.endContainer)
        ? offsetIn(block, range.endContainer, range.endOffset)
        : Number(block.dataset.start) + (block.textContent?.length ?? 0),
    }))
    .filter((stretch) => text.slice(stretch.start, stretch.end).trim() !== '');
  let start = chosen[0]?.start ?? 0;
  let end = chosen.at(-1)?.end ?? 0;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return end > start ? { start, end } : undefined;
}
