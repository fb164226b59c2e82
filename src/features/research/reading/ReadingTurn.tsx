import { Play, TextSelect } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import type { MarkedPassage } from '../../../domain/research/markedPassages.ts';
import { clockText } from '../../../domain/research/layouts/playback.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lineOf, MOST_LANES, passageLabel, type CodesById } from './passageLook.ts';
import type { ReadingBlock } from './readingBlocks.ts';
import { isSameStretch, type Stretch } from './selectedPassage.ts';
import { textPieces, type TextPiece } from './textPieces.ts';

export interface ReadingTurnProps {
  /** The whole text. */
  text: string;
  /** How its speaker may be named. Default: as the text names them. */
  nameOf?: ((label: string) => string) | undefined;
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
  /** What is marked in it, in order; may overlap. Default nothing. */
  passages?: readonly MarkedPassage[];
  /** The codebook, for the hues of the lines. Default none. */
  codes?: CodesById;
  /** Id of the passage that is looked at, or null (the default). */
  current?: string | null;
  /** What stands beside it in the margin. Default nothing: then there is no margin. */
  notes?: ReactNode;
  /** Whether its turn is the one that sounds. Default false. */
  sounding?: boolean | undefined;
  /** Plays the recording from a moment, seconds. Default: there is none to play, and the time is only told. */
  onListen?: ((seconds: number) => void) | undefined;
  /** How long the recording is, seconds: what lies behind it cannot be played. Default without end. */
  listenUntil?: number | undefined;
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
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${spaces[2]}px;
    align-items: center;
    min-height: 24px;
    font-size: ${fontSizes.xs};
  }
  & > header > strong {
    color: var(--color-accent);
    font-weight: 600;
  }
  & > header > :is(button, time) {
    display: inline-flex;
    gap: ${spaces[1]}px;
    align-items: center;
    min-height: 24px;
    padding: 0 ${spaces[1]}px;
    border: 0;
    border-radius: ${radii.small}px;
    background: none;
    color: var(--color-ink-soft);
    font-size: inherit;
    font-variant-numeric: tabular-nums;
    user-select: none;
  }
  & > header > button {
    cursor: pointer;
  }
  & > header > button:hover {
    background: var(--color-sunken);
    color: var(--color-ink);
  }
  & > header svg {
    width: 12px;
    height: 12px;
  }
  /* What sounds: a bar at the edge, so that marks and selected words keep their colours. */
  &[data-sounding] {
    box-shadow: inset 3px 0 var(--color-accent);
  }
  &[data-sounding] > header > button {
    color: var(--color-accent);
    font-weight: 600;
  }
  & > p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & mark {
    color: var(--color-ink);
  }
  /* Lines under the words, one below the other where passages overlap. */
  & > p > [data-passages] {
    padding-block-end: ${spaces[2]}px;
    background-image: var(--line-0, none), var(--line-1, none), var(--line-2, none);
    background-repeat: repeat-x;
    background-position:
      0 calc(100% - 5px),
      0 calc(100% - 2px),
      0 calc(100% + 1px);
    background-size: auto 2px;
    cursor: pointer;
  }
  & > p > [data-looked-at] {
    background-color: var(--color-accent-soft);
  }
  &[data-noted] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 248px;
    grid-template-rows: auto 1fr;
    column-gap: ${spaces[5]}px;
    & > :is(header, p) {
      grid-column: 1;
    }
    & > div {
      grid-row: 1 / span 2;
      grid-column: 2;
      padding-block-end: ${spaces[2]}px;
    }
  }
  & mark[data-current] {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  &[data-role='interviewer'] > header > strong,
  &[data-role='interviewer'] > p {
    color: var(--color-ink-soft);
  }
  & > button {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-start: 8px;
    user-select: none;
  }
  ${media.mobile} {
    &[data-noted] {
      display: block;
      & > div {
        display: none;
      }
    }
    & > button {
      inset-block-start: 4px;
      inset-inline-start: 0;
    }
  }
  ${media.print} {
    position: static;
    padding-inline: 0;
    transform: none !important;
    & > header {
      break-after: avoid;
    }
  }
`;

/** How a piece shows what is marked in it: lines, and in words what they are. */
function underlined({ passages }: TextPiece, codes: CodesById, current: string | null) {
  if (passages.length === 0) return {};
  const lines = passages
    .filter(({ lane }) => lane < MOST_LANES)
    .map((passage) => [`--line-${passage.lane}`, lineOf(passage, codes)] as const);
  return {
    'data-passages': passages.map(({ id }) => id).join(' '),
    'data-looked-at': passages.some(({ id }) => id === current) || undefined,
    'data-tooltip': passages.map((passage) => passageLabel(passage, codes)).join(' · '),
    style: Object.fromEntries(lines) as CSSProperties,
  };
}

/** When a turn begins: a button that plays from there, or, where nothing can be played, the time alone. */
function TurnTime({ at, onListen, until }: { at: number; onListen: ReadingTurnProps['onListen']; until: number }) {
  if (!onListen) return <time>{clockText(at)}</time>;
  if (at > until) return <time data-tooltip="В записи этого места нет: она короче">{clockText(at)}</time>;
  return (
    <button type="button" aria-label={`Слушать с ${clockText(at)}`} onClick={() => onListen(at)}>
      <Play aria-hidden />
      {clockText(at)}
    </button>
  );
}

const NO_PASSAGES: readonly MarkedPassage[] = [];
const NO_CODES: CodesById = new Map();

/** A turn of a conversation, or a piece of a long one: who speaks, the words with their marks, and the button that selects it all. */
export function ReadingTurn({
  text,
  nameOf,
  block,
  index,
  top,
  marks,
  shown,
  passages = NO_PASSAGES,
  codes = NO_CODES,
  current = null,
  notes,
  sounding = false,
  onListen,
  listenUntil = Infinity,
  onSelect,
  ref,
}: ReadingTurnProps) {
  const { turn, first, start } = block;
  const name = turn.speaker === null ? null : (nameOf?.(turn.speaker) ?? turn.speaker);
  // Among several the one that is shown stands out; alone it needs no frame.
  const isCurrent = (mark: Stretch) => (marks.length > 1 && isSameStretch(mark, shown ?? undefined)) || undefined;
  const named = first ? marks.find((mark) => mark.start < start && mark.end > turn.start) : undefined;
  return (
    <Row
      ref={ref}
      data-index={index}
      data-first={first || undefined}
      data-role={turn.role}
      data-sounding={sounding || undefined}
      aria-current={sounding || undefined}
      data-noted={notes === undefined ? undefined : ''}
      style={{ transform: `translateY(${top}px)` }}
    >
      {first ? (
        <IconButton
          size="sm"
          variant="quiet"
          label={`Выбрать реплику ${index + 1}: ${name ?? 'без имени'}`}
          tooltip="Выбрать реплику целиком"
          icon={<TextSelect aria-hidden />}
          onClick={() => onSelect(index)}
        />
      ) : null}
      {first && (name || turn.at !== null) ? (
        <header>
          {name ? <strong>{named ? <mark data-current={isCurrent(named)}>{name}</mark> : name}</strong> : null}
          {turn.at === null ? null : <TurnTime at={turn.at} onListen={onListen} until={listenUntil} />}
        </header>
      ) : null}
      <p data-start={start}>
        {textPieces(block, marks, passages).map((piece) => {
          const words = text.slice(piece.start, piece.end);
          const lines = underlined(piece, codes, current);
          return piece.mark ? (
            <mark key={piece.start} data-current={isCurrent(piece.mark)} {...lines}>
              {words}
            </mark>
          ) : (
            <span key={piece.start} {...lines}>
              {words}
            </span>
          );
        })}
      </p>
      {notes === undefined ? null : <div>{notes}</div>}
    </Row>
  );
}
