import type { Audience } from './audience.ts';
import type { DateText } from '../core/record.ts';
import type { Research } from '../research/research.ts';

/** Figures of an audience, counted everywhere by the same rule (R7). */
export interface AudienceFigures {
  /** «N респондентов»: how many people it has. */
  readonly respondents: number;
  /** «В текущих исследованиях»: how many of them take part in studies under way. */
  readonly currentResearch: number;
  /** «За последний месяц»: how many of them took part in studies of the last month, those under way included. */
  readonly lastMonthResearch: number;
}

/** Fields of a study that are counted; of one whose rounds ask several audiences there is one for each (`studiesByAudience`). */
export type AskedStudy = Pick<Research, 'audienceId' | 'status' | 'participants' | 'startDate' | 'endDate'>;

/** The same day of the month before, or that month's last day when it has none of that number. */
function monthBefore(today: DateText): DateText {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastOfBefore = new Date(Date.UTC(year, month - 1, 0));
  const date = new Date(Date.UTC(lastOfBefore.getUTCFullYear(), lastOfBefore.getUTCMonth(), 1));
  date.setUTCDate(Math.min(day, lastOfBefore.getUTCDate()));
  return date.toISOString().slice(0, 10);
}

/** Whether a study is under way: it is running, or was planned for today or earlier and has not been finished. */
function isUnderWay({ status, startDate }: AskedStudy, today: DateText): boolean {
  return status === 'in_progress' || (status === 'planning' && startDate <= today);
}

/** Whether its participants are counted today: a study of before the last month is in no figure. */
export const isCountedOn = (study: AskedStudy, today: DateText): boolean =>
  isUnderWay(study, today) || isOfLastMonth(study, today);

/** Whether a day of a study lies within the last month. One that was put off without an end is known by its first day alone. */
function isOfLastMonth(study: AskedStudy, today: DateText): boolean {
  const end = study.endDate ?? (isUnderWay(study, today) ? today : study.startDate);
  return study.startDate <= today && end >= monthBefore(today);
}

const participantsOf = (studies: readonly AskedStudy[]): number =>
  studies.reduce((sum, { participants }) => sum + (participants ?? 0), 0);

/**
 * Counts an audience. Participants are those of the studies made of it. Its size is the expected size given at its creation,
 * unless more are known: as many contacts, or participants of the last month. Contacts and participants are among those expected,
 * so nothing is added up: the largest of the figures is used.
 * @param contacts how many contacts it has
 * @param studies living studies; those of other audiences are left out here
 */
export function audienceFigures(
  { id, expected }: Pick<Audience, 'id' | 'expected'>,
  contacts: number,
  studies: readonly AskedStudy[],
  today: DateText,
): AudienceFigures {
  const own = studies.filter(({ audienceId }) => audienceId === id);
  const currentResearch = participantsOf(own.filter((study) => isUnderWay(study, today)));
  const lastMonthResearch = participantsOf(own.filter((study) => isCountedOn(study, today)));
  return {
    respondents: Math.max(expected, contacts, lastMonthResearch),
    currentResearch,
    lastMonthResearch,
  };
}

/** How many contacts each audience has, by its id. */
export function contactsByAudience(
  lists: readonly { readonly audienceId: string; readonly count: number }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { audienceId, count } of lists) counts.set(audienceId, (counts.get(audienceId) ?? 0) + count);
  return counts;
}

/** An audience's summary with what is counted of it. */
export type Counted<T> = T & AudienceFigures;

/** The last figures of an audience: lists redraw an item that is another object. */
const countedBefore = new WeakMap<object, Counted<object>>();

function counted<T extends object>(audience: T, figures: AudienceFigures): Counted<T> {
  const before = countedBefore.get(audience) as Counted<T> | undefined;
  const isSame =
    before?.respondents === figures.respondents &&
    before.currentResearch === figures.currentResearch &&
    before.lastMonthResearch === figures.lastMonthResearch;
  if (before && isSame) return before;
  const now = { ...audience, ...figures };
  countedBefore.set(audience, now);
  return now;
}

/** Counts every audience, giving the same objects while their figures are the same; see {@link audienceFigures}. */
export function countAudiences<T extends Pick<Audience, 'id' | 'expected'>>(
  audiences: readonly T[],
  lists: readonly { readonly audienceId: string; readonly count: number }[],
  studies: readonly AskedStudy[],
  today: DateText,
): readonly Counted<T>[] {
  const contacts = contactsByAudience(lists);
  const byAudience = new Map<string, AskedStudy[]>();
  for (const study of studies) {
    if (study.audienceId === null) continue;
    const own = byAudience.get(study.audienceId);
    if (own) own.push(study);
    else byAudience.set(study.audienceId, [study]);
  }
  return audiences.map((audience) =>
    counted(
      audience,
      audienceFigures(audience, contacts.get(audience.id) ?? 0, byAudience.get(audience.id) ?? [], today),
    ),
  );
}
