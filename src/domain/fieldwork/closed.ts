import type { Round } from './kinds.ts';

/** What a round's taking of answers depends on, besides itself. */
export interface RoundNow {
  /** The day by the round's clock, `2026-06-01`. */
  readonly today: string;
  /** Whether it has a study: that may have been removed. */
  readonly hasStudy: boolean;
  /** Interviews that came to their end, and those of the respondent's segment. */
  readonly finished: number;
  readonly finishedInSegment: number;
  readonly segment: string;
}

/** Nobody begins any more, and nobody goes on. */
const OVER = 'Опрос завершён.';

/**
 * Why a round takes nothing more of a respondent, in Russian; null while it does. Whoever has begun finishes theirs, until the round
 * is ended.
 * @param hasBegun whether they agreed before
 */
export function whyClosed(
  round: Pick<Round, 'state' | 'script' | 'until' | 'goal' | 'quotas' | 'deletedAt'> | null,
  hasBegun: boolean,
  now: RoundNow,
): string | null {
  if (!round || round.deletedAt !== null || !now.hasStudy || round.state === 'ended') {
    return hasBegun ? `${OVER} Спасибо: всё, что вы успели рассказать, сохранено.` : `${OVER} Спасибо за интерес!`;
  }
  if (hasBegun) return null;
  if (round.state === 'draft' || round.script === null) return 'Опрос ещё не начался. Откройте эту ссылку позже.';
  if (round.state === 'paused') return 'Опрос приостановлен. Откройте эту ссылку позже.';
  if (round.until !== null && now.today > round.until) return 'Срок опроса прошёл. Спасибо за интерес!';
  const enough = 'Мы уже поговорили со всеми, с кем хотели. Спасибо за интерес!';
  if (round.goal !== null && now.finished >= round.goal) return enough;
  const quota = Object.values(round.quotas).find(({ segment }) => segment === now.segment && segment !== '');
  return quota && now.finishedInSegment >= quota.most ? enough : null;
}

/** The day at a moment by some clock, `2026-06-01`; by UTC where nobody knows the clock. */
export function dayAt(moment: Date, timeZone: string): string {
  try {
    return moment.toLocaleDateString('sv-SE', { timeZone });
  } catch {
    return moment.toISOString().slice(0, 10);
  }
}
