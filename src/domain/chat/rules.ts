import { proposeAnswers } from './answerProposals.ts';
import { CHAT_ATTACHMENTS, refusalMessage } from '../core/attachment.ts';
import { type Board } from '../boards/board.ts';
import { contentOf, tidied } from '../boards/rules.ts';
import { hasMail, linkIn } from '../core/companyLink.ts';
import { fold, NBSP } from '../core/format.ts';
import {
  INTERVIEW_ID,
  askedField,
  firstUnanswered,
  phaseOf,
  proposalOf,
  revisedField,
  type Interview,
  type Proposals,
  type InterviewFile,
} from './interview.ts';
import {
  CREATION_LINE,
  DECLINED_LINE,
  GREETING_LINE,
  KEPT_ALL_LINE,
  KEPT_LINE,
  LEFT_LINE,
  LINK_AGAIN_LINE,
  MAIL_LINE,
  NO_SITE_LINE,
  REPLACED_LINE,
  REVIEW_LINE,
  REVISED_LINE,
  THANKS_LINE,
  UPDATE_LINE,
  UPLOAD_LINE,
  analysedLine,
  proposalLine,
  questionLine,
  receivedLine,
  revisionLine,
  uploadedLine,
} from './lines.ts';
import { applyOp, type Op, type OpOn } from '../core/operation.ts';
import { ordered, positionAt, positionBetween, type Keyed } from '../core/record.ts';
import type { NewId } from '../core/record.ts';
import { CHAT_FIELDS, type ChatField } from '../boards/fields.ts';

/** A file as the app has read it. */
export interface ReadFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Its text; null when it could not be read. */
  readonly text: string | null;
  /** Why not, in Russian; empty when it was read. */
  readonly problem: string;
}

/** What happens to a chat. */
export type InterviewEvent =
  /** The chat is opened; greets if nobody has yet. */
  | { readonly type: 'start' }
  | { readonly type: 'message'; readonly text: string }
  /** Files were given, and reading them has ended, well or badly. */
  | { readonly type: 'filesRead'; readonly files: readonly ReadFile[] }
  /** The proposal for the asked question is taken as the answer. */
  | { readonly type: 'accept' }
  /** The proposal is not wanted; the question stays. */
  | { readonly type: 'decline' }
  /** An earlier answer is to be changed. */
  | { readonly type: 'goBack'; readonly field: ChatField }
  /** The answer that was to be changed stays. */
  | { readonly type: 'keep' }
  /** These answers take the place of what stands on the board: the person's yes. The others of those that wait stay unwritten. */
  | { readonly type: 'replace'; readonly fields: readonly ChatField[] }
  /** The board stays as it is. */
  | { readonly type: 'leaveBoard' }
  /** All is forgotten and begins anew; to be confirmed by the person first. The board stays. */
  | { readonly type: 'restart' };

/** When a step happens, and where ids of messages come from. */
export interface InterviewContext {
  /** Moment of the step, ISO 8601, UTC. */
  readonly at: string;
  readonly newId: NewId;
  /** The vision board as it stands: what the last answer must not write over without a yes. Default none. */
  readonly board?: Board | null;
}

/** What a step makes. */
export interface InterviewStepResult {
  /** To be committed together; empty when nothing happened. */
  readonly ops: readonly Op[];
  /** The interview after them; null only when there was none and nothing happened. */
  readonly next: Interview | null;
  /**
   * Keys of the bot's new messages, in order. They are stored at once, so that a reload loses none; the app holds them back for
   * {@link BOT_DELAY_MS}.
   */
  readonly said: readonly string[];
  /** All nine answers are there (again): the board is to be written, and shown after {@link BOARD_DELAY_MS}. */
  readonly finishes: boolean;
  /** The answers that are written on the board with this step; empty unless it finishes. */
  readonly writes: readonly ChatField[];
}

type Fields = Extract<OpOn<'interview'>, { op: 'set' }>['fields'];

/** Whether a message has anything to send: a letter, a digit, a sign; not white space or invisible characters alone. */
export function hasWords(text: string): boolean {
  return /[^\s\p{Cf}\p{Cc}\u2800\u3164]/u.test(text);
}

const YES =
  /^(?:да|ага|угу|ок|окей|хорошо|верно|подходит|да,? подходит|все верно|согласен|согласна|принять|yes|ok)[.! ]*$/;
const NO = /^(?:нет|не|неа|не подходит|нет,? не подходит|неверно|no)[.! ]*$/;
const KEEP = /^(?:[«"]?оставить[»"]?|оставь|оставьте|оставляем|оставим|без изменений|не менять|не нужно)[.! ]*$/;

/** Events that begin a chat where there is none; the others speak of something that is not there. */
const BEGINNINGS: ReadonlySet<InterviewEvent['type']> = new Set(['start', 'message', 'filesRead', 'restart']);

/** A change being made: gathers operations and applies them as it goes. */
class Step {
  readonly ops: Op[] = [];
  readonly said: string[] = [];
  finishes = false;
  writes: readonly ChatField[] = [];
  private readonly context: InterviewContext;
  private current: Interview | null;

  constructor(interview: Interview | null, context: InterviewContext) {
    this.current = interview?.deletedAt === null ? interview : null;
    this.context = context;
  }

  /** Whether there is an interview, without making one. */
  get hasBegun(): boolean {
    return this.current !== null;
  }

  get interview(): Interview {
    if (this.current === null) {
      const defaults = {
        id: INTERVIEW_ID,
        messages: {},
        companyLink: '',
        completed: {},
        answers: {},
        asking: null,
        files: {},
        proposals: {},
        unwritten: {},
      };
      return this.apply({ op: 'ensure', kind: 'interview', id: INTERVIEW_ID, defaults });
    }
    return this.current;
  }

  private apply(op: OpOn<'interview'>): Interview {
    this.ops.push(op);
    this.current = applyOp(this.current ?? undefined, op, this.context.at) as Interview;
    return this.current;
  }

  set(fields: Fields): void {
    this.apply({ op: 'set', kind: 'interview', id: this.interview.id, fields });
  }

  complete(...steps: (keyof Interview['completed'])[]): void {
    const done = Object.fromEntries(steps.map((step) => [step, true as const]));
    this.set({ completed: { ...this.interview.completed, ...done } });
  }

  /** A new key and the place after the others. */
  private next(members: Keyed<object>): { readonly key: string; readonly position: string } {
    const key = this.context.newId();
    if (Object.hasOwn(members, key)) throw new RangeError(`«${key}» exists already`);
    const last = ordered(members).at(-1)?.position ?? null;
    // By count, so that places stay short in a long chat; between only where another tab got ahead.
    const next = positionAt(Object.keys(members).length);
    return { key, position: last === null || last < next ? next : positionBetween(last, null) };
  }

  private message(text: string, isBot: boolean): string {
    const { id, messages } = this.interview;
    const { key, position } = this.next(messages);
    const value = { text, isBot, timestamp: this.context.at, position };
    this.apply({ op: 'put', kind: 'interview', id, map: 'messages', key, value });
    return key;
  }

  hear(text: string): void {
    this.message(text, false);
  }

  say(...lines: string[]): void {
    for (const line of lines) this.said.push(this.message(line, true));
  }

  file(file: InterviewFile): void {
    const { id, files } = this.interview;
    const { key, position } = this.next(files);
    this.apply({ op: 'put', kind: 'interview', id, map: 'files', key, value: { ...file, position } });
  }

  end(): InterviewStepResult {
    return { ops: this.ops, next: this.current, said: this.said, finishes: this.finishes, writes: this.writes };
  }

  /** The text of a section of the board. */
  onBoard(field: ChatField): string {
    return tidied(contentOf(this.context.board ?? null, field));
  }

  finish(writes: readonly ChatField[]): void {
    this.finishes = true;
    this.writes = writes;
  }
}

function ask(step: Step, field: ChatField): void {
  step.set({ asking: field });
  step.say(questionLine(field));
  const proposal = proposalOf(step.interview);
  if (proposal) step.say(proposalLine(proposal));
}

/** A link, or the bot asks again. */
function hearLink(step: Step, text: string): void {
  const link = linkIn(text);
  if (link !== null) {
    step.set({ companyLink: link });
    step.complete('welcome');
    step.say(UPLOAD_LINE);
    return;
  }
  const attempts = Object.values(step.interview.messages).filter(({ isBot }) => !isBot).length;
  step.say(LINK_AGAIN_LINE);
  if (hasMail(text)) step.say(MAIL_LINE);
  else if (attempts > 1) step.say(NO_SITE_LINE);
}

/** The message after the link: the uploader goes, what was read is told, the questions begin. */
function hearCompany(step: Step): void {
  const files = ordered(step.interview.files);
  step.complete('company', 'upload');
  step.say(analysedLine(files));
  const field = firstUnanswered(step.interview.answers);
  if (field !== null) ask(step, field);
}

/** An answer that took the place of an earlier one. */
interface Revision {
  readonly field: ChatField;
  /** The answer before. */
  readonly before: string;
}

/**
 * The answers are put on the board; where it says something else than an earlier answer, all that would change waits for a yes.
 * @param revision the one answer that was changed after the end
 */
function finish(step: Step, wasDone: boolean, revision: Revision | null): void {
  const { answers, unwritten } = step.interview;
  const meant =
    wasDone && revision ? CHAT_FIELDS.filter((one) => one === revision.field || unwritten[one]) : CHAT_FIELDS;
  const changed = meant.filter((one) => step.onBoard(one) !== tidied(answers[one] ?? ''));
  const isFree = (one: ChatField): boolean => {
    const now = step.onBoard(one);
    return now.trim() === '' || (one === revision?.field && !unwritten[one] && now === tidied(revision.before));
  };
  if (changed.every(isFree)) {
    step.finish(changed);
    if (Object.keys(unwritten).length > 0) step.set({ unwritten: {} });
    step.say(wasDone ? UPDATE_LINE : CREATION_LINE);
    return;
  }
  step.set({ unwritten: Object.fromEntries(changed.map((one) => [one, true as const])) });
  step.say(REVIEW_LINE);
}

/** The person's answer about what waits: these sections are replaced, or none. */
function decide(step: Step, fields: readonly ChatField[]): void {
  const { unwritten, completed } = step.interview;
  if (!completed.details || Object.keys(unwritten).length === 0) return;
  const chosen = CHAT_FIELDS.filter((field) => unwritten[field] && fields.includes(field));
  step.set({ unwritten: {} });
  if (chosen.length > 0) step.finish(chosen);
  step.say(chosen.length > 0 ? REPLACED_LINE : LEFT_LINE);
}

/** Goes on to the first question without an answer, or ends. */
function goOn(step: Step, revised: 'changed' | 'kept' | null, revision: Revision | null = null): void {
  const { answers, completed } = step.interview;
  const field = firstUnanswered(answers);
  if (field !== null) {
    if (revised !== null) step.say(revised === 'changed' ? REVISED_LINE : KEPT_LINE);
    ask(step, field);
    return;
  }
  const wasDone = completed.details === true;
  step.set({ asking: null });
  if (!wasDone) step.complete('details');
  if (revised === 'kept' && wasDone) step.say(KEPT_ALL_LINE);
  else finish(step, wasDone, revision);
}

function answer(step: Step, field: ChatField, text: string): void {
  const before = step.interview.answers[field];
  step.set({ answers: { ...step.interview.answers, [field]: text } });
  goOn(step, before === undefined ? null : 'changed', before === undefined ? null : { field, before });
}

function decline(step: Step, field: ChatField): void {
  const { [field]: _declined, ...proposals } = step.interview.proposals;
  step.set({ proposals });
  step.say(DECLINED_LINE);
}

function hearAnswer(step: Step, field: ChatField, text: string): void {
  const reply = fold(text);
  const proposal = proposalOf(step.interview);
  if (proposal && YES.test(reply)) answer(step, field, proposal.text);
  else if (proposal && NO.test(reply)) decline(step, field);
  else if (revisedField(step.interview) !== null && KEEP.test(reply)) goOn(step, 'kept');
  else answer(step, field, text);
}

function hear(step: Step, typed: string): void {
  if (!hasWords(typed)) return;
  const text = typed.trim();
  step.hear(text);
  const phase = phaseOf(step.interview);
  const field = askedField(step.interview);
  if (phase === 'link') hearLink(step, text);
  else if (phase === 'company') hearCompany(step);
  else if (field !== null) hearAnswer(step, field, text);
  else step.say(Object.keys(step.interview.unwritten).length > 0 ? REVIEW_LINE : THANKS_LINE);
}

/** Why a file that was opened is of no use. */
const NO_WORDS = `В${NBSP}нём нет текста.`;

/** Takes files where they are asked for, and those that come late while questions are asked; never more than five in all. */
function takeFiles(step: Step, given: readonly ReadFile[]): void {
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
    for (const file of files) step.file(file);
    const texts = taken.flatMap(({ name, text }, index) => (files[index]?.isRead && text ? [{ name, text }] : []));
    // What an earlier file said is kept: the person may have seen it.
    step.set({ proposals: { ...proposeAnswers(texts), ...step.interview.proposals } });
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

function goBack(step: Step, field: ChatField): void {
  const asked = askedField(step.interview);
  const phase = phaseOf(step.interview);
  if (field === asked || phase === 'link' || phase === 'company') return;
  const present = step.interview.answers[field];
  if (present !== undefined) {
    step.set({ asking: field });
    step.say(revisionLine(field, present));
  } else if (field === firstUnanswered(step.interview.answers)) goOn(step, 'kept');
}

function restart(step: Step): void {
  step.set({
    messages: {},
    companyLink: '',
    completed: {},
    answers: {},
    asking: null,
    files: {},
    proposals: {},
    unwritten: {},
  });
  step.say(GREETING_LINE);
}

function greet(step: Step): void {
  if (Object.keys(step.interview.messages).length === 0) step.say(GREETING_LINE);
}

/**
 * One step of the chat (R25): what to store, and what the bot says. An event that means nothing where
 * the chat is — white space, a proposal that is not there — changes nothing.
 * @param interview the workspace's interview, or null when there is none yet; the first event then greets as well. A removed
 * one counts as none
 */
export function stepInterview(
  interview: Interview | null,
  event: InterviewEvent,
  context: InterviewContext,
): InterviewStepResult {
  const step = new Step(interview, context);
  if (event.type === 'message' && !hasWords(event.text)) return step.end();
  if (!step.hasBegun && !BEGINNINGS.has(event.type)) return step.end();
  if (event.type !== 'restart') greet(step);
  const proposal = proposalOf(step.interview);
  const field = askedField(step.interview);
  switch (event.type) {
    case 'start':
      break;
    case 'message':
      hear(step, event.text);
      break;
    case 'filesRead':
      takeFiles(step, event.files);
      break;
    case 'accept':
      if (proposal && field !== null) {
        step.hear(proposal.text);
        answer(step, field, proposal.text);
      }
      break;
    case 'decline':
      if (proposal && field !== null) decline(step, field);
      break;
    case 'goBack':
      goBack(step, event.field);
      break;
    case 'keep':
      if (revisedField(step.interview) !== null) goOn(step, 'kept');
      break;
    case 'replace':
      decide(step, event.fields);
      break;
    case 'leaveBoard':
      decide(step, []);
      break;
    case 'restart':
      restart(step);
  }
  return step.end();
}

/** Operations that take a file out of the chat, with the proposals found in it; none when it is not there. */
export function removeFile({ files, proposals: all }: Pick<Interview, 'files' | 'proposals'>, key: string): Op[] {
  const file = Object.hasOwn(files, key) ? files[key] : undefined;
  if (!file) return [];
  const isLast = Object.values(files).filter(({ name }) => name === file.name).length === 1;
  const on = { kind: 'interview', id: INTERVIEW_ID } as const;
  const proposals: Proposals = Object.fromEntries(
    Object.entries(all).filter(([, proposal]) => proposal.file !== file.name),
  );
  return [
    { op: 'drop', ...on, map: 'files', key },
    // Another of the same name may have said it.
    ...(isLast ? [{ op: 'set', ...on, fields: { proposals } } as const] : []),
  ];
}
