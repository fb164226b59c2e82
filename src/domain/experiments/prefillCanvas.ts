import { IN_PROGRESS_RESULTS, type Canvas } from './experiment.ts';
import { nameAfter } from '../core/format.ts';
import type { DateText } from '../core/record.ts';
import type { Stage } from '../core/stage.ts';
import { isDate } from '../core/typedDate.ts';
import { lazily } from '../core/lazily.ts';
import { STAGE_DEFAULTS } from './stageDefaults.ts';

/** How many characters of the hypothesis go into the experiment's name (R40). */
export const NAME_PREFILL_LENGTH = 50;
/** How many days after the start the prefilled end lies (R40). */
export const DEFAULT_DURATION_DAYS = 14;

const graphemes = lazily(() => new Intl.Segmenter('ru', { granularity: 'grapheme' }));

/** The first characters as a reader counts them: an emoji or a letter with its accent is one. */
function firstCharacters(text: string, count: number): string {
  let taken = 0;
  for (const { index } of graphemes().segment(text)) {
    if (taken === count) return text.slice(0, index);
    taken += 1;
  }
  return text;
}

/**
 * The canvas as it opens for a hypothesis (R40): name «Эксперимент: » with the first 50 characters and an
 * ellipsis (always, also after a short hypothesis; line breaks become spaces; a hypothesis that begins with the word does not repeat it), today to 14 days later, the prefilled
 * results, and the stage's defaults for segment, value proposition, channels, format, metrics and success criteria. The
 * touchpoint, when known, is named as the place of contact.
 * @throws RangeError when `today` is not a date
 */
export function prefillCanvas(
  hypothesis: { readonly text: string; readonly stage: Stage; readonly touchpoint?: string },
  today: DateText,
): Canvas {
  const line = nameAfter('Эксперимент', hypothesis.text.replaceAll(/\s+/g, ' '));
  const touchpoint = hypothesis.touchpoint?.trim() ?? '';
  return {
    name: `Эксперимент: ${firstCharacters(line, NAME_PREFILL_LENGTH)}…`,
    customerEngagement: touchpoint === '' ? '' : `Точка касания: ${touchpoint}`,
    riskiestAssumption: '',
    scenario: '',
    ...STAGE_DEFAULTS[hypothesis.stage],
    results: IN_PROGRESS_RESULTS,
    learnings: '',
    nextSteps: '',
    startDate: today,
    endDate: addDays(today, DEFAULT_DURATION_DAYS),
  };
}

/**
 * A calendar date some days later, or earlier when `days` is negative. Counts calendar days, so summer time does not matter.
 * @throws RangeError when `date` is not a date by {@link isDate} or `days` is not a whole number that leads to one
 */
export function addDays(date: DateText, days: number): DateText {
  const moment = isDate(date) ? new Date(`${date}T00:00:00Z`) : new Date(Number.NaN);
  moment.setUTCDate(moment.getUTCDate() + days);
  if (!Number.isInteger(days) || Number.isNaN(moment.getTime())) {
    throw new RangeError(`«${date}» and ${days} days make no date`);
  }
  return moment.toISOString().slice(0, 10);
}
