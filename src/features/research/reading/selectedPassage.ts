import { rowAt } from '../../../patterns/windowed/rowIndex.ts';

/** A stretch of a text by its offsets, UTF-16 code units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Whether two stretches are the same place, or both none. */
export const isSameStretch = (a: Stretch | undefined, b: Stretch | undefined): boolean =>
  a?.start === b?.start && a?.end === b?.end;

function offsetIn(block: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(node, offset);
  return Number(block.dataset.start) + before.toString().length;
}

const blocksIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-start]')];

/**
 * The stretch of text that the person has selected inside `root`, whose blocks carry their place in `data-start` and hold
 * nothing but their text. Undefined when nothing in it is selected. Blanks at the ends do not count.
 */
export function selectedStretch(root: HTMLElement, text: string): Stretch | undefined {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  // A triple click ends at the very beginning of the next turn: a block that is only touched does not count.
  const chosen = blocksIn(root)
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

/** Where a place of the text is drawn in a block; its end when it lies behind. */
function pointIn(block: HTMLElement, place: number): [node: Node, offset: number] {
  let rest = Math.max(0, place - Number(block.dataset.start));
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (rest <= length) return [node, rest];
    rest -= length;
  }
  return [block, block.childNodes.length];
}

/** Blocks of `root` that hold some of a stretch, in order. */
const blocksOf = (root: HTMLElement, { start, end }: Stretch): HTMLElement[] =>
  blocksIn(root).filter((block) => {
    const from = Number(block.dataset.start);
    return from < end && from + (block.textContent?.length ?? 0) > start;
  });

/** Returns the drawn ranges of a stretch inside `root`: its words, and the names of people who begin to speak in it. */
export function drawnRanges(root: HTMLElement, stretch: Stretch): Range[] {
  return blocksOf(root, stretch).flatMap((block) => {
    const words = document.createRange();
    words.setStart(...pointIn(block, stretch.start));
    words.setEnd(...pointIn(block, stretch.end));
    const speaker = Number(block.dataset.start) > stretch.start ? block.previousElementSibling : null;
    if (speaker?.tagName !== 'STRONG') return [words];
    const name = document.createRange();
    name.selectNodeContents(speaker);
    return [name, words];
  });
}

/** Selects a stretch as a pointer does, unless one of its ends is not drawn or it is selected already. */
export function selectStretch(root: HTMLElement, text: string, stretch: Stretch): void {
  const selection = document.getSelection();
  const blocks = blocksOf(root, stretch);
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!selection || !first || !last || Number(first.dataset.start) > stretch.start) return;
  if (Number(last.dataset.start) + (last.textContent?.length ?? 0) < stretch.end) return;
  if (isSameStretch(selectedStretch(root, text), stretch)) return;
  const ends = [pointIn(first, stretch.start), pointIn(last, stretch.end)] as const;
  const isBackward =
    selection.anchorNode !== null &&
    selection.focusNode !== null &&
    (selection.anchorNode === selection.focusNode
      ? selection.focusOffset < selection.anchorOffset
      : (selection.anchorNode.compareDocumentPosition(selection.focusNode) & Node.DOCUMENT_POSITION_PRECEDING) !== 0);
  const [anchor, focus] = isBackward ? [ends[1], ends[0]] : ends;
  selection.setBaseAndExtent(...anchor, ...focus);
}

/** Selects the blocks of `root` from one index to another, whole, when both are in the page. */
export function selectBlocks(root: HTMLElement, from: number, to: number): void {
  const [first, last] = [from, to].map((at) => rowAt(root, at)?.querySelector('[data-start]'));
  if (first && last) document.getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
}
