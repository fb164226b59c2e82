import { ordered } from '../../core/record.ts';
import type { Round } from '../kinds.ts';

/** How many of a segment are wanted, as typed. */
export interface QuotaDraft {
  readonly key: string;
  readonly segment: string;
  readonly most: string;
}

/** The form of a round: numbers as typed; quotas as JSON, so that forms compare field by field. */
export interface RoundForm {
  readonly title: string;
  /** Empty while none is chosen. */
  readonly scenarioId: string;
  /** Empty: no contact is invited by name, only the open link leads there. */
  readonly audienceId: string;
  /** `yyyy-mm-dd`; empty for no end. */
  readonly until: string;
  /** Empty: as many as come. */
  readonly goal: string;
  /** {@link QuotaDraft}s, see {@link quotasOf} and {@link quotasText}. */
  readonly quotas: string;
  readonly byMail: boolean;
  readonly byTelegram: boolean;
  readonly byWidget: boolean;
  readonly quietFrom: string;
  readonly quietTo: string;
  /** «0», «1» or «2». */
  readonly reminders: string;
  readonly remindAfter: string;
  readonly reward: string;
  readonly price: string;
  readonly takesVoice: boolean;
  /** Months, as {@link KEPT_CHOICES} has them; empty: as long as the company keeps what is said. */
  readonly ownTerm: string;
}

/** Quotas as a form holds them. */
export const quotasText = (quotas: readonly QuotaDraft[]): string => JSON.stringify(quotas);

export const quotasOf = ({ quotas }: Pick<RoundForm, 'quotas'>): readonly QuotaDraft[] =>
  JSON.parse(quotas) as readonly QuotaDraft[];

/** Quotas in words, as a conflict shows them. */
export const quotasInWords = (form: Pick<RoundForm, 'quotas'>): string =>
  quotasOf(form)
    .map(({ segment, most }) => `${segment}: ${most}`)
    .join('\n');

/** No messages at night; two days are enough to answer. */
export const ROUND_DEFAULTS = { quietFrom: '21:00', quietTo: '09:00', reminders: '1', remindAfter: '48' } as const;

/**
 * The form of a new round.
 * @param study what it is held for, with the audience that was chosen for it
 * @param price roubles of one interview by the company's plan; 0 without a plan
 */
export function newRoundForm(
  study: { readonly title: string; readonly audienceId: string | null },
  scenarioId: string,
  price: number,
): RoundForm {
  return {
    title: study.title,
    scenarioId,
    audienceId: study.audienceId ?? '',
    until: '',
    goal: '',
    quotas: '[]',
    byMail: true,
    byTelegram: false,
    byWidget: false,
    ...ROUND_DEFAULTS,
    reward: '',
    price: price === 0 ? '' : String(price),
    takesVoice: false,
    ownTerm: '',
  };
}

const typedNumber = (number: number | null): string => (number === null || number === 0 ? '' : String(number));

/** The form of a stored round. */
export function roundFormOf(round: Round): RoundForm {
  const { title, scenarioId, byMail, byTelegram, byWidget, quietFrom, quietTo, reward, takesVoice } = round;
  return {
    title,
    scenarioId,
    audienceId: round.audienceId ?? '',
    until: round.until ?? '',
    goal: typedNumber(round.goal),
    quotas: quotasText(ordered(round.quotas).map(({ key, segment, most }) => ({ key, segment, most: String(most) }))),
    byMail,
    byTelegram,
    byWidget,
    quietFrom,
    quietTo,
    reminders: String(round.reminders),
    remindAfter: String(round.remindAfter),
    reward,
    price: typedNumber(round.price),
    takesVoice,
    ownTerm: typedNumber(round.ownTerm),
  };
}
