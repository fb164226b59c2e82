import type { TextRange } from '../../../domain/core/textRange.ts';

/** Where a point of the page lies in the text, by the paragraph around it; null outside of all. */
function placeOf(root: HTMLElement, node: Node, offset: number): number | null {
  const element = node instanceof Element ? node : node.parentElement;
  const paragraph = element?.closest<HTMLElement>('[data-start]') ?? null;
  if (!paragraph || !root.contains(paragraph)) return null;
  const before = document.createRange();
  before.setStart(paragraph, 0);
  before.setEnd(node, offset);
  return Number(paragraph.dataset.start) + before.toString().length;
}

/**
 * Returns the person's selection in paragraphs that carry their place in `data-start`; null for none, or one that exceeds the
 * text.
 */
export function selectedIn(root: HTMLElement): TextRange | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const start = placeOf(root, startContainer, startOffset);
  // A triple click ends before the first letter of the next paragraph, or around it.
  const end = placeOf(root, endContainer, endOffset);
  return start === null || end === null || end <= start ? null : { start, end };
}
