import { Play, TextSelect } from 'lucide-react';
import { memo, type CSSProperties, type ReactNode, type Ref } from 'react';

import { isSameList } from '../../../domain/core/same.ts';
import type { Finding } from '../../../domain/evidence/findings.ts';
import { FINDING_KIND_LABELS } from '../../../domain/core/findingKind.ts';
import type { MarkedPassage } from '../../../domain/research/markedPassages.ts';
import { clockText } from '../../../domain/research/layouts/playback.ts';
import { stampDay } from '../../../domain/research/layouts/stamps.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { keyOfFinding } from './findings/readingFindings.ts';
import { lineOf, MOST_LANES, passageLabel, type CodesById } from './passageLook.ts';
import type { ReadingBlock } from './readingBlocks.ts';
import { Row } from './ReadingTurn.styles.ts';
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
  /** Distance below the beginning of the text, px. */
  top: number;
  /** Stretches to mark. In order, not overlapping. */
  marks: readonly Stretch[];
  /** Mark that is shown; among several it is emphasised. */
  shown: Stretch | null;
  /** Marked passages in it, in order; may overlap. Default nothing. */
  passages?: readonly MarkedPassage[];
  /** Program's findings in it, in order, not overlapping. Default nothing. */
  findings?: readonly Finding[];
  /** The codebook, for the hues of the lines. Default none. */
  codes?: CodesById;
  /** Id of the passage that is looked at, or null (the default). */
  current?: string | null;
  /** Passages whose notes are beside it. Default none. */
  noted?: readonly MarkedPassage[];
  /** Draws such a note. A stable function; default: there is no margin. */
  renderNote?: ((passage: MarkedPassage) => ReactNode) | undefined;
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

/** How a piece shows what the program found in it. */
const dotted = ({ finding, passages }: TextPiece) =>
  finding && {
    'data-found': keyOfFinding(finding),
    ...(passages.length === 0 ? { 'data-tooltip': `Находка: ${FINDING_KIND_LABELS[finding.kind].toLowerCase()}` } : {}),
  };

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

interface TurnTimeProps {
  /** Seconds. */
  at: number;
  /** The day, where the text tells it. */
  day: string | null;
  onListen: ReadingTurnProps['onListen'];
  until: number;
}

/** When a turn begins: a button that plays from there, or, where nothing can be played, the time alone. */
function TurnTime({ at, day, onListen, until }: TurnTimeProps) {
  if (!onListen) return <time>{[day, clockText(at)].filter(Boolean).join(', ')}</time>;
  if (at > until) return <time data-tooltip="В записи этого места нет: она короче">{clockText(at)}</time>;
  return (
    <button type="button" aria-label={`Слушать с ${clockText(at)}`} onClick={() => onListen(at)}>
      <Play aria-hidden />
      {clockText(at)}
    </button>
  );
}

const NO_PASSAGES: readonly MarkedPassage[] = [];
const NO_FINDINGS: readonly Finding[] = [];
const NO_CODES: CodesById = new Map();

/** Props whose lists are cut out of longer ones at every drawing, and are the same while they hold the same. */
const LISTS: readonly (keyof ReadingTurnProps)[] = ['passages', 'findings', 'noted'];

function isSameTurn(before: ReadingTurnProps, after: ReadingTurnProps): boolean {
  const names = Object.keys({ ...before, ...after }) as (keyof ReadingTurnProps)[];
  return names.every((name) => {
    const [old, now] = [before[name], after[name]];
    if (old === now) return true;
    return LISTS.includes(name) && Array.isArray(old) && Array.isArray(now) && isSameList(old, now);
  });
}

/**
 * A turn of a conversation, or a piece of a long one: who speaks, the words with their marks, and the button that selects it all.
 * Drawn anew only when something of it changed: a mark in one turn costs the others nothing.
 */
export const ReadingTurn = memo(function ReadingTurn({
  text,
  nameOf,
  block,
  index,
  top,
  marks,
  shown,
  passages = NO_PASSAGES,
  findings = NO_FINDINGS,
  codes = NO_CODES,
  current = null,
  noted = NO_PASSAGES,
  renderNote,
  sounding = false,
  onListen,
  listenUntil = Infinity,
  onSelect,
  ref,
}: ReadingTurnProps) {
  const { turn, first, start } = block;
  const name = turn.speaker === null ? null : (nameOf?.(turn.speaker) ?? turn.speaker);
  // A head, a heading, a text that names no people: no one says it.
  const isNobodys = turn.speaker === null && turn.role === 'other' && turn.at === null;
  // Among several the shown one is emphasised; alone it needs no frame.
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
      data-noted={renderNote ? '' : undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      {first ? (
        <IconButton
          size="sm"
          variant="quiet"
          label={isNobodys ? `Выбрать абзац ${index + 1}` : `Выбрать реплику ${index + 1}: ${name ?? 'без имени'}`}
          tooltip={isNobodys ? 'Выбрать абзац целиком' : 'Выбрать реплику целиком'}
          icon={<TextSelect aria-hidden />}
          onClick={() => onSelect(index)}
        />
      ) : null}
      {first && (name || turn.at !== null) ? (
        <header>
          {name ? <strong>{named ? <mark data-current={isCurrent(named)}>{name}</mark> : name}</strong> : null}
          {turn.at === null ? null : (
            <TurnTime
              at={turn.at}
              day={stampDay(text.slice(turn.start, turn.bodyStart))}
              onListen={onListen}
              until={listenUntil}
            />
          )}
        </header>
      ) : null}
      <p data-start={start}>
        {textPieces(block, marks, passages, findings).map((piece) => {
          const words = text.slice(piece.start, piece.end);
          const lines = { ...dotted(piece), ...underlined(piece, codes, current) };
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
      {renderNote ? <div>{noted.map(renderNote)}</div> : null}
    </Row>
  );
}, isSameTurn);
