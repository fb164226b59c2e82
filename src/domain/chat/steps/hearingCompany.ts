import { proposeAnswers, withFound } from '../answerProposals.ts';
import { hasMail, linkIn } from '../../core/companyLink.ts';
import { firstUnanswered, type AnswerProposals } from '../interview.ts';
import { COMPANY_HELP_LINE, LINK_BACK_LINE, linkHelpLine, WAIT_LINE } from '../helpLines.ts';
import { hasNoSite } from '../meaning/noSite.ts';
import { meaningOf } from '../meaning/understanding.ts';
import {
  heardLine,
  READING_LINE,
  LINK_AGAIN_LINE,
  MAIL_LINE,
  NO_SITE_LINE,
  UPLOAD_LINE,
  WITHOUT_SITE_LINE,
  analysedLine,
} from '../lines.ts';
import { ordered } from '../../core/record.ts';
import type { StepWriter } from './stepWriter.ts';
import { ask, wantRestart } from './asking.ts';

/** A link, that there is none, or the bot asks again. */
export function hearLink(step: StepWriter, text: string): void {
  const link = linkIn(text);
  if (link !== null) {
    step.set({ companyLink: link, awaitsPage: step.readsPages });
    step.complete('welcome');
    step.say(step.readsPages ? READING_LINE : UPLOAD_LINE);
    return;
  }
  const { kind } = meaningOf(text);
  if (hasNoSite(text) || kind === 'skip' || kind === 'later') {
    step.complete('welcome');
    step.say(WITHOUT_SITE_LINE);
    return;
  }
  if (kind === 'wait' || kind === 'question') {
    step.say(kind === 'wait' ? WAIT_LINE : linkHelpLine(step.readsPages));
    return;
  }
  const attempts = Object.values(step.interview.messages).filter(({ isBot }) => !isBot).length;
  step.say(LINK_AGAIN_LINE);
  if (hasMail(text)) step.say(MAIL_LINE);
  else if (attempts > 1) step.say(NO_SITE_LINE);
}

export const countOf = (proposals: AnswerProposals): number => Object.values(proposals).filter(Boolean).length;

/**
 * Handles the message after the link: hides the uploader, reports what was read, begins the questions. A counter-question is
 * answered, and says nothing of the company.
 */
export function hearCompany(step: StepWriter, text: string): void {
  const { kind } = meaningOf(text);
  if (kind === 'restart') {
    wantRestart(step);
    return;
  }
  if (kind === 'wait') {
    step.say(WAIT_LINE);
    return;
  }
  if (kind === 'back' || kind === 'question' || kind === 'example' || kind === 'elsewhere') {
    step.say(kind === 'back' ? LINK_BACK_LINE : COMPANY_HELP_LINE);
    return;
  }
  const files = ordered(step.interview.files);
  step.complete('company', 'upload');
  step.say(analysedLine(files));
  const heard = proposeAnswers([{ from: 'message', name: '', text }]);
  if (countOf(heard) > 0) {
    step.set({ proposals: withFound(step.interview.proposals, heard) });
    step.say(heardLine(countOf(heard)));
  }
  const field = firstUnanswered(step.interview);
  if (field !== null) ask(step, field);
}
