import { fold } from '../../../core/format.ts';
import { isDisplayName, numbersAnswering } from './looseNames.ts';
import type { Label, SpeakerRole } from '../roles.ts';
import { type Candidate, HEAD_LENGTH, type LabelCandidates, labelRole } from './labelledLines.ts';

/** Count of each label, separate for each kind of place. */
interface Counted {
  readonly label: Label;
  /** At the start of lines. */
  count: number;
  inline: number;
  stamped: number;
}

const withoutNumbers = (key: string): string => key.replaceAll(/\d+/g, '#');

/** Least part of the lines that small-lettered names have to begin, to be names. */
const LOWER_SHARE = 0.6;
/** Least part of the lines that labels begin where a name that comes once is believed. */
const DENSE_SHARE = 0.4;
/** The same share, where the label is accepted no matter who else speaks. */
const THROUGHOUT_SHARE = 0.8;

/** Whether nearly each turn has its time: a name without one, that comes once, then stands in somebody's words. */
export const isTimedThroughout = (candidates: readonly Pick<Candidate, 'isStamped'>[]): boolean =>
  candidates.filter(({ isStamped }) => isStamped).length >= candidates.length * THROUGHOUT_SHARE;

/**
 * Which labels are speakers, by key: a known role; a name that comes back; what only a text full of labels makes one. With the
 * role that the label tells, `other` where it tells none.
 */
export function speakersOf({ candidates, others, lines }: LabelCandidates): Map<string, SpeakerRole> {
  const all = new Map<string, Counted>();
  for (const { label, isInline, isStamped } of candidates) {
    let counted = all.get(label.key);
    if (!counted) all.set(label.key, (counted = { label, count: 0, inline: 0, stamped: 0 }));
    if (isInline) counted.inline += 1;
    else counted.count += 1;
    if (isStamped) counted.stamped += 1;
  }
  const counts = [...all.values()];
  const strong = new Set(
    counts.flatMap(({ label, count }) => (label.isLower || count === 0 ? [] : (label.strong ?? []))),
  );
  const weak = new Set(
    counts.flatMap(({ label, count, inline }) => (label.isLower || count + inline === 0 ? [] : (label.weak ?? []))),
  );
  // «Вопрос: … Ответ: …» is a dialogue even when each comes once; so is «Интервьюер: … Клиент: …».
  const completes = (role: SpeakerRole) =>
    strong.size > 0 ? !strong.has(role) : weak.has('interviewer') && weak.has('respondent');
  const present = new Set(counts.flatMap(({ label }) => labelRole(label) ?? []));
  const opposed = ({ label }: Counted) => [...present].some((role) => role !== labelRole(label));
  const stamped = counts.reduce((sum, counted) => sum + counted.stamped, 0);
  const isStampedTalk = stamped > 1 && stamped * 2 >= candidates.length;
  const unnamed = others.filter(({ kind }) => kind === 'stamp').length;
  const isNamedThroughout = isStampedTalk && stamped >= (stamped + unnamed) * THROUGHOUT_SHARE;

  const found = new Map<string, SpeakerRole>();
  for (const counted of counts) {
    const { label, count, inline } = counted;
    const repeats = count > 1;
    if (count === 0) {
      if (inline > 1 && opposed(counted)) found.set(label.key, labelRole(label) ?? 'other');
    } else if (label.isLower) {
      const role = labelRole(label);
      const isWord = label.strong !== null && label.key.length > 1;
      if (role && (opposed(counted) || (isWord && repeats))) found.set(label.key, role);
      else if (isStampedTalk && repeats && counted.stamped === count) found.set(label.key, 'other');
    } else if (label.strong) found.set(label.key, label.strong);
    else if (label.weak && (repeats || completes(label.weak))) found.set(label.key, label.weak);
    else if (label.isName) {
      if (repeats || (isStampedTalk && counted.stamped === count)) found.set(label.key, 'other');
    } else if (
      isNamedThroughout &&
      counted.stamped === count &&
      ((repeats && !label.isHeading) || isDisplayName(label))
    )
      found.set(label.key, 'other');
  }
  for (const key of numbersAnswering(candidates, found)) found.set(key, 'other');
  for (const { label } of counts) if (/^\?+$/.test(label.key) && found.size > 0) found.set(label.key, 'other');
  // Beside an interviewer one name is enough if there is no other answering speaker.
  if (strong.has('interviewer') && !strong.has('respondent') && ![...found.values()].includes('other')) {
    for (const { label, count } of counts) {
      if (label.isName && !label.isLower && count > 0 && !found.has(label.key)) found.set(label.key, 'other');
    }
  }
  const begun = counts.reduce((sum, { label, count }) => sum + (found.has(label.key) ? count : 0), 0);
  const names = counts.filter(({ label }) => label.isName && !label.isLower);
  const small = counts.filter(({ label, count }) => label.isLowerName && count > 0 && !/\s/.test(label.key));
  const begunBy = (some: readonly Counted[]) => some.reduce((sum, { count }) => sum + count, 0);
  const rest = small.filter(({ label }) => !found.has(label.key));
  const isSmall = begun + begunBy(rest) >= lines * LOWER_SHARE && rest.length + found.size > 1;
  for (const { label, count } of rest)
    if (isSmall && (count > 2 || (count > 1 && found.size > 0))) found.set(label.key, 'other');
  // In a talk of several people, and where labels begin nearly every line, a person may speak once; not among numbered
  // respondents.
  const titled = begunBy(names);
  const isThroughout = lines > 3 && titled >= lines * THROUGHOUT_SHARE && names.length * 2 <= titled;
  // «Спикер 3» beside «Спикер 1» and «Спикер 2».
  const numbered = new Set([...found.keys()].filter((key) => /\d/.test(key)).map(withoutNumbers));
  for (const { label } of names) {
    if (!found.has(label.key) && numbered.has(withoutNumbers(label.key))) found.set(label.key, 'other');
  }
  const hasNames = [...found.values()].includes('other');
  if (hasNames && (isThroughout || (found.size > 2 && begun >= lines * DENSE_SHARE))) {
    const isTimed = isTimedThroughout(candidates);
    for (const { label, stamped: times } of names) {
      if (!found.has(label.key) && (!isTimed || times > 0)) found.set(label.key, 'other');
    }
  }
  return found;
}

/**
 * Finds roles that a head over the talk gives away («Респондент: Марина, продакт», and then «Марина: …»): such a line says who is
 * who, and no one says it. The label leaves the speakers, and the person it names takes its role.
 * @param speakers result of {@link speakersOf}; it is not changed
 */
export function withoutHead(
  text: string,
  { candidates }: LabelCandidates,
  speakers: ReadonlyMap<string, SpeakerRole>,
): ReadonlyMap<string, SpeakerRole> {
  const counts = new Map<string, number>();
  for (const { label } of candidates) counts.set(label.key, (counts.get(label.key) ?? 0) + 1);
  const known = new Map(speakers);
  for (const { label, bodyStart } of candidates) {
    const role = label.strong;
    if (!role || counts.get(label.key) !== 1 || !speakers.has(label.key)) continue;
    const said = fold(text.slice(bodyStart, bodyStart + HEAD_LENGTH)).trimStart();
    const named = [...speakers.keys()].find(
      (key) => (counts.get(key) ?? 0) > 1 && said.startsWith(key) && !/^[\p{L}\p{N}]/u.test(said.slice(key.length)),
    );
    if (named === undefined || speakers.get(named) !== 'other') continue;
    known.delete(label.key);
    known.set(named, role);
  }
  return known;
}
