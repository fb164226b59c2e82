import { isSame } from '../../core/same.ts';
import type { RespondentState } from '../figures.ts';
import type { Round } from '../kinds.ts';
import { notBefore } from './quietHours.ts';

/* Way to remind a silent respondent: one rule, and one schedule, for letters and for the bot. */

export type ReminderWay = 'telegram' | 'mail';

/** A respondent who has not come to the end, in their current state. */
export interface SilentRespondent {
  readonly state: RespondentState;
  /** How often they were reminded. */
  readonly reminded: number;
  /** When something came of them last, or went to them. */
  readonly quietSince: Date;
  /** By what they talked last; null before they began. */
  readonly channel: 'web' | 'telegram' | null;
  /** Whether nothing more is taken of them, see closed.ts. */
  readonly isClosed: boolean;
  /** Whether that is only because all places are others' now: one may become free, see places.ts. */
  readonly isCrowdedOut: boolean;
  /** Whether they said that they are not to be written to. */
  readonly isUnwilling: boolean;
  /** Whether a letter can reach them. */
  readonly hasMail: boolean;
  /** How their chat is: the bot may write there, cannot write now, or they let it through no more. Null for none. */
  readonly chat: 'open' | 'later' | 'blocked' | null;
}

/** Plan for a silent respondent: never again, not before, or now. */
export type ReminderPlan =
  | { readonly do: 'nothing' }
  | { readonly do: 'wait'; readonly until: Date }
  | { readonly do: 'remind'; readonly by: ReminderWay };

const HOUR = 60 * 60 * 1000;
const NOTHING: ReminderPlan = { do: 'nothing' };

/** States in which a respondent is still expected. */
export const WAITED_FOR = ['invited', 'opened', 'began'] as const satisfies readonly RespondentState[];

/** Returns ways to reach a respondent, the last used first. */
function waysTo({ channel, hasMail, chat }: SilentRespondent, { byMail, byTelegram }: Round): readonly ReminderWay[] {
  const mail = byMail && hasMail ? (['mail'] as const) : [];
  const telegram = byTelegram && chat === 'open' ? (['telegram'] as const) : [];
  return channel === 'web' ? [...mail, ...telegram] : [...telegram, ...mail];
}

/**
 * Returns the plan for a silent respondent.
 * @param round null for one that is gone
 */
export function planReminder(round: Round | null, person: SilentRespondent, now: Date): ReminderPlan {
  const { state, reminded, quietSince, chat } = person;
  if (!(WAITED_FOR as readonly RespondentState[]).includes(state)) return NOTHING;
  // A round that is paused, or has no place now, is checked again: its respondents still get their reminder.
  if (round?.state === 'paused' || (round?.state === 'running' && person.isCrowdedOut))
    return { do: 'wait', until: new Date(now.getTime() + HOUR) };
  if (round?.state !== 'running' || round.script === null || person.isClosed) return NOTHING;
  if (reminded >= round.reminders || person.isUnwilling || chat === 'blocked') return NOTHING;
  const silentUntil = new Date(quietSince.getTime() + round.remindAfter * HOUR);
  if (silentUntil > now) return { do: 'wait', until: silentUntil };
  const [by] = waysTo(person, round);
  if (by === undefined) {
    return round.byTelegram && chat === 'later' ? { do: 'wait', until: new Date(now.getTime() + HOUR) } : NOTHING;
  }
  // No one is woken: the need for a reminder is checked again by then.
  const morning = notBefore(now, round);
  return morning > now ? { do: 'wait', until: morning } : { do: 'remind', by };
}

/** Fields of a round by which it takes more, or fewer, or reminds oftener. */
const LIMITS = ['until', 'goal', 'quotas', 'reminders'] as const satisfies readonly (keyof Round)[];

/**
 * Whether respondents without further reminders are considered again: the round asks anew, or other limits hold.
 * @param before null for a new round
 */
export const mayTakeAgain = (before: Round | null, after: Round): boolean =>
  before?.state !== 'running' || LIMITS.some((field) => !isSame(before[field], after[field]));

/** Returns when a respondent who gets a message now is checked again; null for never. */
export const remindAtOf = ({ reminders, remindAfter }: Round, done: number, now: Date): Date | null =>
  done < reminders ? new Date(now.getTime() + remindAfter * HOUR) : null;
