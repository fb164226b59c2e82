import { isObject } from '../../core/record.ts';
import { newRoundForm, type RoundForm } from '../rounds/roundForm.ts';
import { checkRoundForm } from '../rounds/checkRoundForm.ts';

/** The steps of the way to an interview, in their order. */
export const INTERVIEW_STEPS = ['whom', 'ask', 'call'] as const;
export type InterviewStep = (typeof INTERVIEW_STEPS)[number];

/** Choices and text entered on the way to an interview, complete or not yet. */
export interface InterviewPlan {
  /** People of a list, each by a link of their own; anybody who has the open link; '' while nothing is chosen. */
  readonly who: '' | 'list' | 'anyone';
  /** Whose contacts are invited; '' while none is chosen. */
  readonly audienceId: string;
  /** Where the questions come from: the product's own, a question or a hypothesis, a scenario that is there. */
  readonly source: '' | 'ready' | 'about' | 'stored';
  /** The question, or the topic. */
  readonly about: string;
  /** The hypothesis that is tested; '' for none. */
  readonly hypothesisId: string;
  /** The chosen scenario; '' while none is chosen. */
  readonly scenarioId: string;
  /** Title of the study and its round. */
  readonly title: string;
  readonly byMail: boolean;
  readonly byTelegram: boolean;
  readonly byWidget: boolean;
}

/** The way before its first step. */
export const NEW_INTERVIEW: InterviewPlan = {
  who: '',
  audienceId: '',
  source: '',
  about: '',
  hypothesisId: '',
  scenarioId: '',
  title: '',
  byMail: true,
  byTelegram: false,
  byWidget: false,
};

const WHO: readonly unknown[] = ['', 'list', 'anyone'];
const SOURCES: readonly unknown[] = ['', 'ready', 'about', 'stored'];

/** A plan as it was kept; undefined for anything else. */
export function readInterviewPlan(value: unknown): InterviewPlan | undefined {
  if (!isObject(value)) return undefined;
  const fields = Object.entries(NEW_INTERVIEW);
  const isRight =
    fields.every(([field, empty]) => typeof value[field] === typeof empty) &&
    WHO.includes(value.who) &&
    SOURCES.includes(value.source);
  return isRight
    ? (Object.fromEntries(fields.map(([field]) => [field, value[field]])) as unknown as InterviewPlan)
    : undefined;
}

/** Returns the missing choices in words, by the step where they are made; none when the interviews can be held. */
export function interviewLacks(plan: InterviewPlan): Readonly<Partial<Record<InterviewStep, string>>> {
  const { who, audienceId, scenarioId } = plan;
  const whom = who === '' ? 'кого спросить' : who === 'list' && audienceId === '' ? 'чьи контакты позвать' : undefined;
  return {
    ...(whom === undefined ? {} : { whom }),
    ...(scenarioId === '' ? { ask: 'о чём спросить' } : {}),
  };
}

/**
 * Whether a round that begins with this plan reaches no one: no contact of the list is invited, and no window on the company's
 * site asks visitors.
 * @param invited how many of the list are
 */
export const reachesNobody = ({ who, byWidget }: InterviewPlan, invited: number, hasWidget: boolean): boolean =>
  who === 'list' && invited === 0 && !(byWidget && hasWidget);

/**
 * Returns the round of a plan, as its form has it: fields not asked on the way are as in every new round.
 * @param price of one interview, roubles
 */
export function interviewRound(plan: InterviewPlan, price: number): RoundForm {
  const { who, title, scenarioId, byMail, byTelegram, byWidget } = plan;
  const isList = who === 'list';
  const form = newRoundForm({ title, audienceId: isList ? plan.audienceId : null }, scenarioId, price);
  return { ...form, byMail: isList && byMail, byTelegram, byWidget };
}

/** Returns the errors of the typed text, by field; empty when it can be stored. */
export function checkInterview(plan: InterviewPlan): { readonly title?: string | undefined } {
  return { title: checkRoundForm(interviewRound(plan, 0)).title };
}
