import { proposeAnswers, withFound } from '../answerProposals.ts';
import { CHAT_ATTACHMENTS } from '../../core/attachment/attachment.ts';
import { refusalMessage } from '../../core/attachment/refusalMessage.ts';
import { NBSP } from '../../core/format.ts';
import {
  pageTextIdOf,
  askedField,
  hasWords,
  phaseOf,
  revisedField,
  type Interview,
  type AnswerProposals,
} from '../interview.ts';
import { dropText } from '../sourceText.ts';
import { emptyCardLine, foundLine, lookupOf, nothingFoundLine, NOT_SEARCHED_LINE, onBoardLine } from '../lookup.ts';
import { pageLine, analysedLine, receivedLine, uploadedLine } from '../lines.ts';
import type { Op } from '../../core/operation.ts';
import type { ReadFile, ReadPage, InterviewEvent } from './interviewEvents.ts';
import type { StepWriter } from './stepWriter.ts';
import { ask } from './asking.ts';
import { countOf } from './hearingCompany.ts';

/** The page behind the link, whenever it comes. */
export function takePage(step: StepWriter, { address, text, problem }: ReadPage): void {
  // Another tab, or a colleague's, has brought it.
  if (!step.interview.awaitsPage) return;
  step.set({ awaitsPage: false });
  const found = text === null ? {} : proposeAnswers([{ from: 'page', name: address, text }]);
  if (text !== null && hasWords(text)) {
    step.set({ keptPage: address });
    step.keep({ id: pageTextIdOf(step.interview.id), from: 'page', name: address }, text);
  }
  step.set({ proposals: withFound(step.interview.proposals, found) });
  step.say(pageLine({ address, problem: text === null ? problem : '' }, countOf(found)));
  const field = askedField(step.interview);
  if (field !== null && found[field] && revisedField(step.interview) === null) ask(step, field);
}

/** Takes the findings for the waiting question: first what the board says, then the rest of the workspace. */
export function takeFound(step: StepWriter, found: Extract<InterviewEvent, { type: 'found' }>['found']): void {
  const lookup = lookupOf(step.interview.looksFor);
  // Another tab has brought it.
  if (lookup === null) return;
  step.set({ looksFor: '' });
  const { field, words } = lookup;
  const card = field === null ? '' : step.onBoard(field);
  if (field !== null) step.say(card === '' ? emptyCardLine(field) : onBoardLine(field, card));
  if (found === null) step.say(NOT_SEARCHED_LINE);
  else if (found.places.length > 0) step.lead(foundLine(found.more), found.places);
  else if (card === '' && words.length > 0) step.say(nothingFoundLine(words));
}

/** Why a file that was opened is of no use. */
const NO_WORDS = `В${NBSP}нём нет текста.`;

/** Takes files where they are asked for, and those that come late while questions are asked; never more than five in all. */
export function takeFiles(step: StepWriter, given: readonly ReadFile[]): void {
  const phase = phaseOf(step.interview);
  if (given.length === 0 || phase === 'link' || phase === 'done') return;
  const room = Math.max(0, CHAT_ATTACHMENTS.limit - Object.keys(step.interview.files).length);
  const taken = given.slice(0, room);
  const refused = given.slice(room).map(({ name }) => ({ name, reason: 'too_many' as const }));
  const files = taken.map(({ name, size, text, problem }) => {
    const isRead = text !== null && hasWords(text);
    return { name, size, isRead, problem: isRead ? '' : problem || (text === null ? '' : NO_WORDS) };
  });
  if (taken.length > 0) {
    step.hear(uploadedLine(files));
    for (const [index, file] of files.entries()) step.file(file, file.isRead ? (taken[index]?.text ?? null) : null);
    const texts = taken.flatMap(({ name, text }, index) =>
      files[index]?.isRead && text ? [{ from: 'file' as const, name, text }] : [],
    );
    step.set({ proposals: withFound(step.interview.proposals, proposeAnswers(texts)) });
    step.complete('upload');
  }
  if (refused.length > 0) step.say(refusalMessage(refused, CHAT_ATTACHMENTS));
  if (taken.length === 0) return;
  if (phase === 'company') {
    step.say(receivedLine(files, Object.keys(step.interview.files).length >= CHAT_ATTACHMENTS.limit));
    return;
  }
  step.say(analysedLine(files));
  const field = askedField(step.interview);
  if (field !== null && revisedField(step.interview) === null) ask(step, field);
}

/** Operations that take a file out of the chat, with the proposals found in it; none when it is not there. */
export function removeFile(
  { id, files, proposals: all }: Pick<Interview, 'id' | 'files' | 'proposals'>,
  key: string,
): Op[] {
  const file = Object.hasOwn(files, key) ? files[key] : undefined;
  if (!file) return [];
  const isLast = Object.values(files).filter(({ name }) => name === file.name).length === 1;
  const on = { kind: 'interview', id } as const;
  const proposals: AnswerProposals = Object.fromEntries(
    Object.entries(all)
      .map(([field, found]) => [field, found.filter((one) => one.from !== 'file' || one.file !== file.name)] as const)
      .filter(([, found]) => found.length > 0),
  );
  return [
    { op: 'drop', ...on, map: 'files', key },
    ...(file.isKept ? dropText({ id: key, from: 'file' }, id) : []),
    // Another of the same name may have said it.
    ...(isLast ? [{ op: 'set', ...on, fields: { proposals } } as const] : []),
  ];
}
