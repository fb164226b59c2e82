import { useVirtualizer } from '@tanstack/react-virtual';
import { TextSelect } from 'lucide-react';
import { memo, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';

import type { Turn } from '../../domain/transcript.ts';
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
  & > li[data-role='interviewer'] p {
    color: var(--color-ink-soft);
  }
  & > li[data-role='respondent'] strong {
    color: var(--color-accent);
  }
  & button {
    position: absolute;
    inset-block-start: ${spaces[3]}px;
    inset-inline-start: 4px;
    user-select: none;
  }
`;

/** Text of a block, cut into plain and marked pieces. */
function pieces(text: string, { start, end }: ReadingBlock, marks: readonly Stretch[]) {
  const cuts: { from: number; to: number; marked: boolean }[] = [];
  let at = start;
  for (const mark of marks) {
    const from = Math.max(mark.start, at);
    const to = Math.min(mark.end, end);
    if (to <= from) continue;
    if (from > at) cuts.push({ from: at, to: from, marked: false });
    cuts.push({ from, to, marked: true });
    at = to;
  }
  if (at < end) cuts.push({ from: at, to: end, marked: false });
  return cuts.map(({ from, to, marked }) =>
    marked ? <mark key={from}>{text.slice(from, to)}</mark> : <span key={from}>{text.slice(from, to)}</span>,
  );
}

/** Height of a block before it is measured, px: about 80 letters to a line of 25 px. */
function estimate(block: ReadingBlock | undefined): number {
  if (!block) return 0;
  return Math.ceil((block.end - block.start) / 80) * 25 + (block.first ? 36 : 0);
}

/**
 * A material's text, its turns set apart by speaker. Windowed, so that a text of any length opens at once. Words are
 * selected as anywhere; the button beside a turn selects all of it, for keys and thumbs.
 */
export const ReadingPane = memo(function ReadingPane({ text, turns, marks, shown, onSelect }: ReadingPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => readingBlocks(text, turns), [text, turns]);
  const virtualizer = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => pane.current,
    estimateSize: (index) => estimate(blocks[index]),
    overscan: 8,
  });

  useEffect(() => {
    if (shown) virtualizer.scrollToIndex(blockAt(blocks, shown.start), { align: 'center' });
  }, [shown, blocks, virtualizer]);

  useEffect(() => {
    const onChange = () => {
      const selection = document.getSelection();
      if (!pane.current || !selection?.anchorNode || !pane.current.contains(selection.anchorNode)) return;
      onSelect(selectedStretch(pane.current, text));
    };
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, [text, onSelect]);

  const selectTurn = (block: ReadingBlock, item: HTMLElement | null) => {
    const words = item?.querySelector('[data-start]');
    if (words) document.getSelection()?.selectAllChildren(words);
    onSelect({ start: block.turn.bodyStart, end: block.turn.end });
  };

  return (
    <Pane ref={pane} tabIndex={0} aria-label="Текст материала">
      <Turns style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const block = blocks[row.index];
          if (!block) return null;
          const { turn, first, start } = block;
          const speaker = turn.speaker ?? 'без имени';
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
                  onClick={(event) => selectTurn(block, event.currentTarget.closest('li'))}
                />
              ) : null}
              {first && turn.speaker ? <strong>{turn.speaker}</strong> : null}
              <p data-start={start}>{pieces(text, block, marks)}</p>
            </li>
          );
        })}
      </Turns>
    </Pane>
  );
});
