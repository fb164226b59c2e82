import { TextSelect } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { ReadingBlock } from './readingBlocks.ts';
import type { Stretch } from './selectedPassage.ts';

export interface ReadingTurnProps {
  /** The whole text. */
  text: string;
  /** The part of a turn that it shows: all of it, or a piece of a long one. */
  block: ReadingBlock;
  /** Its place among the blocks, from 0. */
  index: number;
  /** How far below the beginning of the text it stands, px. */
  top: number;
  /** Stretches to mark. In order, not overlapping. */
  marks: readonly Stretch[];
  /** Which of them is shown; among several it stands out. */
  shown: Stretch | null;
  /** Called with the place when all of the turn is to be selected. */
  onSelect: (index: number) => void;
  /** The row, to be measured. */
  ref?: Ref<HTMLLIElement>;
}

const Row = styled.li`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  padding: 0 ${spaces[4]}px 0 44px;

  &[data-first] {
    padding-block-start: ${spaces[4]}px;
  }
  & > strong {
    display: block;
    color: var(--color-accent);
    font-size: ${fontSizes.xs};
    font-weight: 600;
  }
  & > p {
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
  &[data-role='interviewer'] > :is(strong, p) {
    color: var(--color-ink-soft);
  }
  & > button {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-start: 8px;
    user-select: none;
  }
  ${media.mobile} {
    & > button {
      inset-block-start: 4px;
      inset-inline-start: 0;
    }
  }
  ${media.print} {
    position: static;
    padding-inline: 0;
    transform: none !important;
    & > strong {
      break-after: avoid;
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

/** A turn of a conversation, or a piece of a long one: who speaks, the words with their marks, and the button that selects it all. */
export function ReadingTurn({ text, block, index, top, marks, shown, onSelect, ref }: ReadingTurnProps) {
  const { turn, first, start } = block;
  const named = first ? marks.find((mark) => mark.start < start && mark.end > turn.start) : undefined;
  return (
    <Row
      ref={ref}
      data-index={index}
      data-first={first || undefined}
      data-role={turn.role}
      style={{ transform: `translateY(${top}px)` }}
    >
      {first ? (
        <IconButton
          size="sm"
          variant="quiet"
          label={`Выбрать реплику ${index + 1}: ${turn.speaker ?? 'без имени'}`}
          tooltip="Выбрать реплику целиком"
          icon={<TextSelect aria-hidden />}
          onClick={() => onSelect(index)}
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
    </Row>
  );
}
