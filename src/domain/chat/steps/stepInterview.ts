import { askedField, hasWords, proposalsOf, revisedField, type Interview } from '../interview.ts';
import { pickedWords } from '../paragraphs.ts';
import { explanationLine } from '../helpLines.ts';
import { GREETING_LINE } from '../lines.ts';
import type { InterviewEvent, InterviewContext, InterviewStepResult } from './interviewEvents.ts';
import { NOTHING_MET, StepWriter } from './stepWriter.ts';
import { decide, goOn, answer, decline, putOff, skip } from './asking.ts';
import { chosenProposal, hear, goBack } from './hearing.ts';
import { hearWithModel, takeAnswer } from './modelHearing.ts';
import { takePage, takeFound, takeFiles } from './reading.ts';

/** Events that begin a chat where there is none; the others speak of something that is not there. */
const BEGINNINGS: ReadonlySet<InterviewEvent['type']> = new Set(['start', 'message', 'filesRead', 'restart']);

function restart(step: StepWriter): void {
  step.forgetTexts();
  step.set({
    messages: {},
    companyLink: '',
    completed: {},
    answers: {},
    asking: null,
    files: {},
    proposals: {},
    unwritten: {},
    ...NOTHING_MET,
  });
  step.say(GREETING_LINE);
}

function greet(step: StepWriter): void {
  if (Object.keys(step.interview.messages).length === 0) step.say(GREETING_LINE);
}

/**
 * One step of the chat (R25): what to store, and what the bot says. An event that means nothing where
 * the chat is — white space, a proposal that is not there — changes nothing.
 * @param interview the product's interview, or null when there is none yet; the first event then greets as well. A removed
 * one counts as none
 */
export function stepInterview(
  interview: Interview | null,
  event: InterviewEvent,
  context: InterviewContext,
): InterviewStepResult {
  const step = new StepWriter(interview, context);
  if ('text' in event && !hasWords(event.text)) return step.end();
  if (!step.hasBegun && !BEGINNINGS.has(event.type)) return step.end();
  if (event.type !== 'restart') greet(step);
  const field = askedField(step.interview);
  switch (event.type) {
    case 'start':
      break;
    case 'message':
      hear(step, event, event.note);
      break;
    case 'modelReply':
      hearWithModel(step, event, event.reply);
      break;
    case 'modelAnswer':
      takeAnswer(step, event, event.reply);
      break;
    case 'filesRead':
      takeFiles(step, event.files);
      break;
    case 'pageRead':
      takePage(step, event.page);
      break;
    case 'found':
      takeFound(step, event.found);
      break;
    case 'accept': {
      const proposal = chosenProposal(step, event.index ?? 0);
      if (proposal && field !== null) {
        const { from, file } = proposal;
        step.hear(proposal.text, from === 'file' || from === 'page' ? pickedWords({ from, name: file }, '') : '');
        answer(step, field, proposal.text);
      }
      break;
    }
    case 'decline':
      if (field !== null && proposalsOf(step.interview).length > 0) decline(step, field);
      break;
    case 'takeAnyway': {
      const { unclear } = step.interview;
      if (unclear && unclear.field === field) answer(step, field, unclear.text);
      break;
    }
    case 'later':
      if (field !== null) putOff(step, field);
      break;
    case 'skip':
      if (field !== null) skip(step, field);
      break;
    case 'explain':
      if (field !== null) step.say(explanationLine(field));
      break;
    case 'goBack':
      goBack(step, event.field);
      break;
    case 'keep':
      if (revisedField(step.interview) !== null) goOn(step, 'kept');
      break;
    case 'replace':
      decide(step, event.fields, event.texts);
      break;
    case 'leaveBoard':
      decide(step, []);
      break;
    case 'restart':
      restart(step);
  }
  return step.end();
}
