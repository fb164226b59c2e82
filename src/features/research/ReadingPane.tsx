import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { TextSelect } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

import type { Turn } from '../../domain/transcript.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces, widths } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { blockAt, readingBlocks, type ReadingBlock } from './readingBlocks.ts';
import { selectedStretch, type Stretch } from './selectedPassage.ts';

export interface ReadingPaneProps {
  /** The whole text, as stored. */
  text: string;
  /** Its turns, as src/domain/transcript.ts finds them. */
  turns: readonly Turn[];
  /** Stretches to mark: a quote that was followed here, or what the search found. In order, not overlapping. */
  marks: readonly Stretch[];
  /** The stretch to bring into view; every new object does it again. */
  shown: Stretch | null;
  /** Called with what is selected by pointer, keys or a turn's button; undefined when nothing is. */
  onSelect: (stretch: Stretch | undefined) => void;
}

const Pane = styled.section`
  position: relative;
  height: 100%;
  /* The text must not stretch its place: on a phone that is whatever the dialog leaves. */
  contain: size;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-paper);
`;

const Turns = styled.ol`
  position: relative;
  max-width: calc(${widths.reading} + 64px);
  margin-inline: auto;

  & > li {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    padding: 0 ${spaces[4]}px 0 44px;
  }
  & > li[data-first] {
    padding-block-start: ${spaces[4]}px;
  }
  & strong {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs}px;
    font-weight: 600;
  }
  & p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & mark {
    color: var(--color-ink);
  }
  & mark[data-current] {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  & > li[data-role='interviewer'] p {
    color: var(--color-ink-soft);
  }
  & > li:not([data-role='interviewer']) strong {
    color: var(--color-accent);
  }
  & button {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-start: 8px;
    user-select: none;
  }
  /* Told apart from a marked quote, which has the theme's selection colour. */
  & ::selection {
    background: color-mix(in srgb, var(--color-accent) 30%, var(--color-paper));
  }
  ${media.mobile} {
    & button {
      inset-block-start: 4px;
      inset-inline-start: 0;
    }
  }
`;

/** Text of a block, cut into plain and marked pieces. */
function pieces(text: string, { start, end }: ReadingBlock, marks: readonly Stretch[], shown: Stretch | null) {
  const cuts: { from: number; to: number; marked: boolean; current?: boolean }[] = [];
  let at = start;
  for (const mark of marks) {
    const from = Math.max(mark.start, at);
    const to = Math.min(mark.end, end);
    if (to <= from) continue;
    if (from > at) cuts.push({ from: at, to: from, marked: false });
    // Among several the one that is shown stands out; alone it needs no frame.
    cuts.push({ from, to, marked: true, current: marks.length > 1 && mark === shown });
    at = to;
  }
  if (at < end) cuts.push({ from: at, to: end, marked: false });
  return cuts.map(({ from, to, marked, current }) =>
    marked ? (
      <mark key={from} data-current={current || undefined}>
        {text.slice(from, to)}
      </mark>
    ) : (
      <span key={from}>{text.slice(from, to)}</span>
    ),
  );
}

/** Height of a block before it is measured, px: about 80 letters to a line of 25 px. */
function estimate(block: ReadingBlock | undefined): number {
  if (!block) return 0;
  return Math.ceil((block.end - block.start) / 80) * 25 + (block.first ? 36 : 0);
}

/** Index of the block that holds a node of the page, or nothing. */
function indexOf(node: Node | null): number[] {
  const element = node instanceof Element ? node : node?.parentElement;
  const item = element?.closest<HTMLElement>('li[data-index]');
  return item ? [Number(item.dataset.index)] : [];
}

const NONE_KEPT: readonly number[] = [];

/**
 * A material's text, its turns set apart by speaker. Windowed, so that a text of any length opens at once. Words are
 * selected as anywhere; the button beside a turn selects all of it, for keys and thumbs.
 */
export const ReadingPane = memo(function ReadingPane({ text, turns, marks, shown, onSelect }: ReadingPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => readingBlocks(text, turns), [text, turns]);
  // Blocks where the selection begins and ends: gone from the page, they would take its ends with them.
  const [kept, setKept] = useState(NONE_KEPT);
  const rangeExtractor = useCallback(
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept.filter((index) => index < range.count)])].sort(
        (a, b) => a - b,
      ),
    [kept],
  );
  const virtualizer = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => pane.current,
    estimateSize: (index) => estimate(blocks[index]),
    overscan: 8,
    rangeExtractor,
  });

  useEffect(() => {
    if (shown) virtualizer.scrollToIndex(blockAt(blocks, shown.start), { align: 'center' });
  }, [shown, blocks, virtualizer]);

  useEffect(() => {
    const onChange = () => {
      const selection = document.getSelection();
      if (!pane.current || !selection?.anchorNode || !pane.current.contains(selection.anchorNode)) return;
      const ends = selection.isCollapsed
        ? NONE_KEPT
        : [...indexOf(selection.anchorNode), ...indexOf(selection.focusNode)];
      setKept((before) => (before.join() === ends.join() ? before : ends));
      onSelect(selectedStretch(pane.current, text));
    };
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, [text, onSelect]);

  const selectTurn = (index: number) => {
    const turn = blocks[index]?.turn;
    if (!turn) return;
    let last = index;
    while (blocks[last + 1]?.turn === turn) last += 1;
    flushSync(() => setKept([index, last]));
    const [from, to] = [index, last].map((at) => pane.current?.querySelector(`li[data-index="${at}"] [data-start]`));
    if (from && to) document.getSelection()?.setBaseAndExtent(from, 0, to, to.childNodes.length);
    onSelect({ start: turn.bodyStart, end: turn.end });
  };

  return (
    <Pane ref={pane} tabIndex={0} aria-label="Текст материала">
      <Turns style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const block = blocks[row.index];
          if (!block) return null;
          const { turn, first, start } = block;
          const speaker = turn.speaker ?? 'без имени';
          const named = first ? marks.find((mark) => mark.start < start && mark.end > turn.start) : undefined;
          return (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              data-first={first || undefined}
              data-role={turn.role}
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {first ? (
                <IconButton
                  size="sm"
                  variant="quiet"
                  label={`Выбрать реплику ${row.index + 1}: ${speaker}`}
                  title="Выбрать реплику целиком"
                  icon={<TextSelect aria-hidden />}
                  onClick={() => selectTurn(row.index)}
                />
              ) : null}
              {first && turn.speaker ? (
                <strong>
                  {named ? (
                    <mark data-current={(marks.length > 1 && named === shown) || undefined}>{turn.speaker}</mark>
                  ) : (
                    turn.speaker
                  )}
                </strong>
              ) : null}
              <p data-start={start}>{pieces(text, block, marks, shown)}</p>
            </li>
          );
        })}
      </Turns>
    </Pane>
  );
});
