import { dayAt } from './places/closed.ts';
import type { Round } from './kinds.ts';

/* Finds news of a round that goes on by itself, each once. */

/** Possible news of a round; a quota by its segment, a silence by its days. */
export type RoundNews =
  | { readonly is: 'first' | 'half' | 'goal' | 'over' | 'ended' }
  | { readonly is: 'quota'; readonly segment: string }
  | { readonly is: 'silence'; readonly days: number };

/** Something to be told, and the name under which it is remembered as told. */
export interface FoundNews {
  readonly key: string;
  readonly news: RoundNews;
}

/** Counts of a round so far. */
export interface RoundCounts {
  /** Answers given in it at all. */
  readonly answers: number;
  /** Interviews that came to their end, and how many of which segment. */
  readonly finished: number;
  readonly finishedBySegment: ReadonlyMap<string, number>;
  /** Moment of the last answer or invitation; null for neither. */
  readonly lastAt: Date | null;
  /** Whether anybody is waited for: invited and not through, or free to come by an open link. */
  readonly isAwaited: boolean;
}

/** Days without an answer after which the silence is reported. */
export const SILENT_DAYS = 3;
/** Days of a respondent's silence in the middle of a talk after which it is stored as it is. */
export const LEFT_DAYS = 7;

const DAY = 24 * 60 * 60 * 1000;

/** Whether the last day is over: by the round's clock, respondents may begin all of that day. */
const isPast = ({ until, timeZone }: Pick<Round, 'until' | 'timeZone'>, now: Date): boolean =>
  until !== null && dayAt(now, timeZone) > until;

/** Returns the progress of a round, the nearest to its end first; the first news includes the later ones. */
function progress({ goal }: Pick<Round, 'goal'>, { answers, finished }: RoundCounts): FoundNews[] {
  const found: FoundNews[] = [];
  if (goal !== null && finished >= goal) found.push({ key: `goal:${goal}`, news: { is: 'goal' } });
  if (goal !== null && finished * 2 >= goal) found.push({ key: `half:${goal}`, news: { is: 'half' } });
  if (answers > 0) found.push({ key: 'first', news: { is: 'first' } });
  return found;
}

function silence(
  { state, startedAt }: Pick<Round, 'state' | 'startedAt'>,
  { lastAt, isAwaited }: RoundCounts,
  now: Date,
): FoundNews[] {
  if (state !== 'running' || !isAwaited) return [];
  const since = Math.max(lastAt?.getTime() ?? 0, startedAt === null ? 0 : Date.parse(startedAt) || 0);
  if (since === 0 || now.getTime() - since < SILENT_DAYS * DAY) return [];
  return [{ key: `silence:${new Date(since).toISOString()}`, news: { is: 'silence', days: SILENT_DAYS } }];
}

/**
 * Returns the news of a round now. Of several steps of progress since the last check, only the furthest is reported: with the
 * goal reached its half is not mentioned.
 * @param told keys of earlier news, whatever became of the round since
 * @returns what to tell, and all that is covered by it
 */
export function newsOf(
  round: Pick<Round, 'state' | 'goal' | 'quotas' | 'until' | 'timeZone' | 'startedAt' | 'endedAt'>,
  counts: RoundCounts,
  told: ReadonlySet<string>,
  now: Date,
): { readonly tell: readonly FoundNews[]; readonly told: readonly string[] } {
  const isNew = ({ key }: FoundNews): boolean => !told.has(key);
  if (round.state === 'draft') return { tell: [], told: [] };
  const steps = progress(round, counts);
  const step = steps[0] !== undefined && isNew(steps[0]) ? [steps[0]] : [];
  const quotas = Object.values(round.quotas)
    .filter(({ segment, most }) => most > 0 && (counts.finishedBySegment.get(segment) ?? 0) >= most)
    .map(({ segment, most }): FoundNews => ({ key: `quota:${segment}:${most}`, news: { is: 'quota', segment } }));
  const ended: FoundNews[] =
    round.state === 'ended' ? [{ key: `ended:${round.endedAt ?? ''}`, news: { is: 'ended' } }] : [];
  const isOver = round.state !== 'ended' && isPast(round, now);
  const over: FoundNews[] = isOver ? [{ key: `over:${round.until ?? ''}`, news: { is: 'over' } }] : [];
  // A full round is silent by itself.
  const isFull = round.goal !== null && counts.finished >= round.goal;
  const quiet = isOver || isFull ? [] : silence(round, counts, now);
  const tell = [...step, ...quotas, ...quiet, ...over, ...ended].filter(isNew);
  return { tell, told: [...new Set([...steps, ...tell].map(({ key }) => key))].filter((key) => !told.has(key)) };
}

/** Hours of such a silence once the round is ended: who finishes what they began answers within them. */
const ENDED_HOURS = 1;

/** Returns the moment before which a respondent's silence in the middle of a talk has it stored as it is. */
export const leftBefore = ({ state }: Pick<Round, 'state'>, now: Date): Date =>
  new Date(now.getTime() - (state === 'ended' ? ENDED_HOURS * 60 * 60 * 1000 : LEFT_DAYS * DAY));

const WORDS = { first: 'first', half: 'half', goal: 'goal', over: 'over', ended: 'ended' } as const;

/** News as the part of a notice: «half», «quota:Москва», «silence:3». */
export function newsText(news: RoundNews): string {
  if (news.is === 'quota') return `quota:${news.segment}`;
  return news.is === 'silence' ? `silence:${news.days}` : news.is;
}

/** News read from the part of a notice; null for what this build knows nothing of. */
export function newsIn(part: string | null): RoundNews | null {
  if (part === null) return null;
  if (part.startsWith('quota:')) return { is: 'quota', segment: part.slice('quota:'.length) };
  if (part.startsWith('silence:')) {
    const days = Number(part.slice('silence:'.length));
    return Number.isInteger(days) && days > 0 ? { is: 'silence', days } : null;
  }
  return Object.hasOwn(WORDS, part) ? { is: WORDS[part as keyof typeof WORDS] } : null;
}
