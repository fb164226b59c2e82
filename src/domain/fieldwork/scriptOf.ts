import { ordered, type Keyed } from '../core/record.ts';
import { QUESTION_KINDS, suits } from './questions/questionKinds.ts';
import type { Question, Script } from './script.ts';
import { minuteSpan } from './writing/conversationLength.ts';
import { consentText, MODEL_CONSENT, THANKS_TEXT, welcomeText, type Asker } from './texts.ts';

/** A question as a scenario keeps it: with the stage that it belongs to, by its key. */
export type StagedQuestion = Omit<Question, 'key'> & { readonly stage: string };

/** The part of a scenario that becomes a script: its record has more. */
export interface Scripted {
  readonly title: string;
  /** Empty: the product's own words. */
  readonly welcome: string;
  readonly consent: string;
  readonly thanks: string;
  /** Whether a model words what is asked after an answer. */
  readonly modelAsks: boolean;
  readonly stages: Keyed<{ readonly title: string }>;
  readonly questions: Keyed<StagedQuestion>;
}

/** A stage with what is asked in it. */
export interface AskedStage {
  readonly key: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/**
 * Returns the stages of a scenario in their order, each with its questions in theirs. A question whose stage another user removed
 * meanwhile is asked at the end of the last one: no written text is lost.
 */
export function stagesIn({ stages, questions }: Pick<Scripted, 'stages' | 'questions'>): readonly AskedStage[] {
  const found = ordered(stages).map(({ key, title }) => ({ key, title, questions: [] as Question[] }));
  const lost: Question[] = [];
  for (const { position: _place, stage, ...question } of ordered(questions)) {
    (found.find(({ key }) => key === stage)?.questions ?? lost).push(question);
  }
  if (lost.length > 0 && found.length === 0) found.push({ key: 'stage-0', title: '', questions: [] });
  found.at(-1)?.questions.push(...lost);
  return found;
}

/** A question without what another kind than its own left in it: a merge of two people's work may have put it there. */
function asAsked(question: Question): Question {
  const { options, isMultiple, whyTimes, branches } = question;
  const { hasOptions = false, isOpen } = QUESTION_KINDS[question.kind];
  return {
    ...question,
    options: hasOptions ? options : [],
    isMultiple: hasOptions && isMultiple,
    whyTimes: isOpen ? whyTimes : 0,
    branches: branches.filter(({ when }) => suits(question, when)),
  };
}

const orElse = (text: string, own: string): string => (text.trim() === '' ? own : text);

/** Returns the consent text of a scenario, with the required notice of a model that reads answers. */
const withModel = (consent: string, modelAsks: boolean): string =>
  modelAsks && !consent.includes(MODEL_CONSENT) ? `${consent.trim()}\n\n${MODEL_CONSENT}` : consent;

/**
 * Returns the script of a scenario: the questions for a respondent invited now, frozen as they are. Texts that the scenario
 * leaves to the product are the product's own.
 * @param asker the asking side, for those texts
 */
export function scriptOf(scenario: Scripted, asker: Asker): Script {
  const { title, welcome, consent, thanks, modelAsks } = scenario;
  const staged = stagesIn(scenario);
  const minutes = minuteSpan(staged.flatMap(({ questions }) => questions));
  return {
    title,
    welcome: orElse(welcome, welcomeText(asker, minutes)),
    consent: withModel(orElse(consent, consentText({ ...asker, modelAsks })), modelAsks),
    thanks: orElse(thanks, THANKS_TEXT),
    ...(modelAsks ? { modelAsks } : {}),
    stages: staged
      .filter(({ questions }) => questions.length > 0)
      .map((stage) => ({ title: stage.title, questions: stage.questions.map(asAsked) })),
  };
}
