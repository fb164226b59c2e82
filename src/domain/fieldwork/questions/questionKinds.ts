import { questionOf, type Question, type QuestionKind, type Script } from '../script.ts';

/** Facts of a kind of question: all that a screen, a channel or a count needs to know of it. */
export interface QuestionKindFacts {
  /** Its name in the chooser. */
  readonly label: string;
  /**
   * Whether it is answered in the respondent's own words: any words are an answer, more may follow them, a recording will do, and
   * it may be asked why.
   */
  readonly isOpen?: true;
  /** Whether it is answered by options that the author types, of which it needs two or more. */
  readonly hasOptions?: true;
  /** Whether it is answered by a mark of a scale, of which it needs both ends. */
  readonly hasScale?: true;
  /** Whether its answer is a contact: hidden from those who see no names. */
  readonly isContact?: true;
  /** Conditions that its answers can fulfil, in the order in which they are offered. A skip is a condition of any kind. */
  readonly conditions: readonly ('option' | 'atLeast' | 'atMost')[];
}

/** All kinds of question, in the order of the chooser. How one is added: docs/contributing.md. */
export const QUESTION_KINDS: Readonly<Record<QuestionKind, QuestionKindFacts>> = {
  open: { label: 'Открытый', isOpen: true, conditions: [] },
  choice: { label: 'Выбор', hasOptions: true, conditions: ['option'] },
  scale: { label: 'Шкала', hasScale: true, conditions: ['atLeast', 'atMost'] },
  number: { label: 'Число', conditions: ['atLeast', 'atMost'] },
  contact: { label: 'Контакт', isContact: true, conditions: [] },
};

/** Whether a place asks a respondent for their contact: a user who does not see names sees no answer to that. */
export function asksContact(script: Script, place: { readonly question: string } | null): boolean {
  const question = place && questionOf(script, place.question);
  return question ? QUESTION_KINDS[question.kind].isContact === true : false;
}

/** Whether a condition can be said of a question's answers. */
export const suits = ({ kind }: Pick<Question, 'kind'>, { is }: Question['branches'][number]['when']): boolean =>
  is === 'skipped' || QUESTION_KINDS[kind].conditions.includes(is);
