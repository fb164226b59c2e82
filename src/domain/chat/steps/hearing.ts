import { fold } from '../../core/format.ts';
import {
  askedField,
  firstUnanswered,
  hasWords,
  phaseOf,
  proposalsOf,
  revisedField,
  type Interview,
  type Proposal,
} from '../interview.ts';
import {
  AGAIN_LINE,
  ANSWER_OR_COMMAND_LINE,
  editLine,
  exampleLine,
  explanationLine,
  fromLine,
  NOWHERE_LINE,
  shortLine,
  unknownLine,
  WAIT_LINE,
  WHICH_ANSWER_LINE,
  WHICH_LINE,
} from '../helpLines.ts';
import { asksNext, lookupOf, NEXT_LINE } from '../lookup.ts';
import { withoutAsides } from '../meaning/asides.ts';
import { meaningOf, type Correction, type Meaning, type Situation } from '../meaning/understanding.ts';
import { sourceWords, REVIEW_LINE, THANKS_LINE, revisionLine } from '../lines.ts';
import { CHAT_FIELDS, type ChatField } from '../../boards/fields.ts';
import type { Typed } from './interviewEvents.ts';
import type { StepWriter } from './stepWriter.ts';
import { ask, goOn, settledFields, answer, correct, decline, putOff, skip, wantRestart } from './asking.ts';
import { hearLink, hearCompany } from './hearingCompany.ts';

/** How often a question is explained before the way on is pointed out. */
export const MOST_AGAIN = 2;

/** Replies to a text that is no answer; it can still be taken as one. */
function meet(step: StepWriter, field: ChatField, text: string, line: string): void {
  const met = (step.interview.again[field] ?? 0) + 1;
  step.set({ again: { ...step.interview.again, [field]: met }, unclear: { field, text } });
  step.say(met > MOST_AGAIN ? AGAIN_LINE : line);
}

/** The question before the one that is asked; null before the first. */
export function questionBefore(step: StepWriter, field: ChatField): ChatField | null {
  const { answers, skipped } = step.interview;
  const place = CHAT_FIELDS.indexOf(field);
  return CHAT_FIELDS.findLast((one, index) => index < place && (answers[one] !== undefined || skipped[one])) ?? null;
}

const situationOf = (interview: Interview): Situation => {
  if (revisedField(interview) !== null) return 'revising';
  const { length } = proposalsOf(interview);
  return length === 0 ? 'asked' : length === 1 ? 'proposal' : 'choice';
};

/** Meanings of a message that say of what is offered whether it is the answer, and which, and nothing else. */
const OF_OFFER: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>(['yes', 'no', 'which', 'both']);

/** Whether a message only accepts or selects an offered answer: its meaning is clear without asking. */
export const settlesOffer = (interview: Interview, text: string): boolean =>
  OF_OFFER.has(meaningOf(text, situationOf(interview)).kind);

/** The passage with this number, from 0; -1 for the last. */
export function chosenProposal(step: StepWriter, index: number): Proposal | undefined {
  return proposalsOf(step.interview).at(index);
}

/** @param isPicked its words are a source's own */
function hearAnswer(step: StepWriter, field: ChatField, text: string, isPicked: boolean): void {
  const meaning = meaningOf(text, situationOf(step.interview));
  const proposal = chosenProposal(step, 0);
  switch (meaning.kind) {
    case 'yes':
      // Among several proposals, it is unclear which one is meant.
      if (proposalsOf(step.interview).length > 1) meet(step, field, text, WHICH_LINE);
      else answer(step, field, proposal?.text ?? text);
      break;
    case 'which': {
      const meant = chosenProposal(step, meaning.index);
      if (meant) answer(step, field, meant.text);
      else meet(step, field, text, WHICH_LINE);
      break;
    }
    case 'both':
      step.draft = proposalsOf(step.interview)
        .map((one) => one.text)
        .join('\n');
      step.say(editLine(''));
      break;
    case 'no':
      decline(step, field);
      break;
    case 'yesBut': {
      const meant = chosenProposal(step, meaning.index ?? 0);
      if (!meant || (meaning.index === undefined && proposalsOf(step.interview).length > 1)) {
        meet(step, field, text, WHICH_LINE);
        break;
      }
      step.draft = meant.text;
      step.say(editLine(meaning.wish));
      break;
    }
    case 'keep':
      goOn(step, 'kept');
      break;
    case 'skip':
      skip(step, field);
      break;
    case 'later':
      putOff(step, field);
      break;
    case 'wait':
      step.set({ unclear: { field, text } });
      step.say(WAIT_LINE);
      break;
    case 'correction':
      hearCorrection(step, field, meaning);
      break;
    case 'back':
      hearBack(step, meaning.field ?? questionBefore(step, field));
      break;
    case 'restart':
      wantRestart(step);
      break;
    case 'unknown':
    case 'elsewhere':
      meet(step, field, text, unknownLine(field));
      break;
    case 'question':
      meet(
        step,
        field,
        text,
        proposal && /откуда|где/.test(fold(text)) ? fromLine(sourceWords(proposal)) : explanationLine(field),
      );
      break;
    case 'example':
      meet(step, field, text, exampleLine(field));
      break;
    case 'short':
      meet(step, field, text, shortLine(field));
      break;
    case 'answerOrCommand':
      meet(step, field, meaning.answer, ANSWER_OR_COMMAND_LINE);
      break;
    case 'answer':
      answer(step, field, isPicked ? text : withoutAsides(text));
  }
}

/** An earlier answer in new words: of the question that is named, or of the one before. */
function hearCorrection(step: StepWriter, asked: ChatField, { field, text }: Correction): void {
  const meant = field ?? questionBefore(step, asked);
  if (meant === null || meant === asked) answer(step, asked, text);
  else correct(step, asked, meant, text);
}

/** Goes back to a question by words. */
export function hearBack(step: StepWriter, field: ChatField | null): void {
  const asked = askedField(step.interview);
  const said = step.said.length;
  if (field === null) step.say(NOWHERE_LINE);
  else goBack(step, field);
  // The question that is asked now, or one that is still to come.
  if (step.said.length === said && asked !== null) ask(step, asked);
}

/** @param note what is to be said of the message before it is met: why no model has answered it */
export function hear(step: StepWriter, typed: Typed, note?: string): void {
  if (!hasWords(typed.text)) return;
  const text = typed.text.trim();
  step.hear(text, typed.picked);
  if (note !== undefined) step.say(note);
  const phase = phaseOf(step.interview);
  const field = askedField(step.interview);
  if (phase === 'link') hearLink(step, text);
  else if (phase === 'company') hearCompany(step, text);
  else if (field !== null) hearAnswer(step, field, text, typed.picked !== undefined);
  else hearAfter(step, text);
}

/** After the last answer: a wish to change one, or thanks. */
function hearAfter(step: StepWriter, text: string): void {
  const meaning = meaningOf(text);
  if (meaning.kind === 'back') {
    hearBack(step, meaning.field ?? CHAT_FIELDS.at(-1) ?? null);
    return;
  }
  if (meaning.kind === 'correction') {
    if (meaning.field === null) step.say(WHICH_ANSWER_LINE);
    else answer(step, meaning.field, meaning.text);
    return;
  }
  if (meaning.kind === 'restart') {
    wantRestart(step);
    return;
  }
  if (Object.keys(step.interview.unwritten).length > 0) step.say(REVIEW_LINE);
  else if (asksNext(text)) step.say(NEXT_LINE);
  // The answer comes once the workspace was searched.
  else if (lookupOf(text) !== null) step.set({ looksFor: text });
  else step.say(THANKS_LINE);
}

export function goBack(step: StepWriter, field: ChatField): void {
  const asked = askedField(step.interview);
  const phase = phaseOf(step.interview);
  if (field === asked || phase === 'link' || phase === 'company') return;
  const present = step.interview.answers[field];
  if (present !== undefined) {
    step.set({ asking: field });
    step.say(revisionLine(field, present));
  } else if (step.interview.skipped[field]) {
    step.set(settledFields(step.interview, field));
    ask(step, field);
  } else if (field === firstUnanswered(step.interview)) goOn(step, 'kept');
}
