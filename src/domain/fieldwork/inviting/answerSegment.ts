import { NBSP } from '../../core/format.ts';
import type { Op } from '../../core/operation.ts';
import { positionAt, type NewId } from '../../core/record.ts';
import { isAskedSo, type CountedRespondent } from '../counted.ts';
import type { Round } from '../kinds.ts';
import { QUESTION_KINDS } from '../questions/questionKinds.ts';
import type { Question } from '../script.ts';

/* Segments of contacts that are made of what they answered. */

/** A choice of a closed question. */
export interface Choice {
  /** Key of an option, or the mark of a scale. */
  readonly key: string;
  readonly label: string;
}

/** Returns the choices of a closed question, in its order: its options, or the marks of its scale. */
export function choicesOf({ kind, options, scale }: Question): readonly Choice[] {
  const { hasOptions, hasScale } = QUESTION_KINDS[kind];
  if (hasOptions) return options.map(({ key, text }) => ({ key, label: text }));
  if (!hasScale) return [];
  return Array.from({ length: Math.max(0, scale.to - scale.from + 1) }, (_, index) => {
    const mark = scale.from + index;
    const ends = mark === scale.from ? scale.fromLabel : mark === scale.to ? scale.toLabel : '';
    return { key: String(mark), label: ends === '' ? String(mark) : `${mark} — ${ends}` };
  });
}

/** States of those of whom nothing may be made: they said no, or what they said is no more. */
const GONE: ReadonlySet<CountedRespondent['state']> = new Set(['declined', 'withdrawn', 'forgotten']);

/**
 * Whether a respondent made this choice in a closed question. A respondent asked in other words has answered another one, and one
 * who declined, withdrew consent or was forgotten has answered nothing.
 * @param choice key of a {@link Choice}
 */
export function hasChosen(
  one: Pick<CountedRespondent, 'state' | 'trail' | 'script'>,
  question: Question,
  choice: string,
): boolean {
  const { answers } = one.trail;
  const answer = Object.hasOwn(answers, question.key) ? answers[question.key] : undefined;
  if (!answer || GONE.has(one.state) || !isAskedSo(one, question)) return false;
  const { hasOptions = false, hasScale = false } = QUESTION_KINDS[question.kind];
  if (answer.is === 'options') return hasOptions && answer.options.includes(choice);
  return answer.is === 'number' && hasScale && String(answer.number) === choice;
}

/** Signs of a question in a proposed name. */
const ASKED = 60;

export const MAX_SEGMENT = 120;

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).replace(/\s+\S*$/, '');
  return `${cut === '' ? text.slice(0, most) : cut}…`;
}

/** Returns the initial name of the segment of those who made this choice: «Как часто готовите: раз в неделю». */
export function segmentNameOf({ text }: Pick<Question, 'text'>, { label }: Choice): string {
  const asked = shortened(text.trim().replace(/[?.!…:]+$/, ''), ASKED);
  return shortened(`${asked}: ${label}`, MAX_SEGMENT - 1);
}

/** Returns the problem of a segment's name; undefined for none. */
export const segmentNameProblem = (name: string): string | undefined =>
  name.trim().length > MAX_SEGMENT ? `Не длиннее ${MAX_SEGMENT}${NBSP}знаков` : undefined;

/** Operations by which a round remembers a segment that was made of its answers; none where it does. */
export function noteSegment({ id, segments }: Pick<Round, 'id' | 'segments'>, name: string, newId: NewId): Op[] {
  const known = Object.values(segments);
  if (known.some((one) => one.name === name)) return [];
  const value = { name, position: positionAt(known.length) };
  return [{ op: 'put', kind: 'round', id, map: 'segments', key: newId(), value }];
}
