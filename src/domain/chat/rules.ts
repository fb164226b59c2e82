import { proposeAnswers, withFound } from './answerProposals.ts';
import { CHAT_ATTACHMENTS, refusalMessage } from '../core/attachment.ts';
import { type Board } from '../boards/board.ts';
import { contentOf, tidied } from '../boards/cards.ts';
import { hasMail, linkIn } from '../core/companyLink.ts';
import { fold, NBSP } from '../core/format.ts';
import {
  pageTextIdOf,
  askedField,
  firstUnanswered,
  hasWords,
  phaseOf,
  proposalsOf,
  revisedField,
  sourcesOf,
  type ChatSource,
  type WorkspacePlace,
  type Interview,
  type Proposal,
  type AnswerProposals,
  type ChatFileSummary,
} from './interview.ts';
import { interviewIdOf } from './interviewId.ts';
import type { MadeBy } from '../core/schema.ts';
import type { ModelAnswer, ModelReply } from './modelReply.ts';
import { followUpOf } from './followUps.ts';
import { pickedWords } from './paragraphs.ts';
import { dropText, keepText } from './sourceText.ts';
import {
  AGAIN_LINE,
  COMPANY_HELP_LINE,
  editLine,
  exampleLine,
  explanationLine,
  fromLine,
  LINK_BACK_LINE,
  NOWHERE_LINE,
  RESTART_LINE,
  shortLine,
  SKIPPED_LINE,
  unknownLine,
  WHICH_LINE,
} from './helpLines.ts';
import {
  asksNext,
  emptyCardLine,
  foundLine,
  lookupOf,
  NEXT_LINE,
  nothingFoundLine,
  NO_GROUNDS_LINE,
  NOT_SEARCHED_LINE,
  onBoardLine,
} from './lookup.ts';
import { fieldNamed, meaningOf, type Meaning, type Situation } from './understanding.ts';
import {
  askedLine,
  creationLine,
  heardLine,
  pageLine,
  READING_LINE,
  sourceWords,
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
  receivedLine,
  revisionLine,
  uploadedLine,
} from './lines.ts';
import { applyOp, type Op, type OpOn } from '../core/operation.ts';
import { ordered, positionAt, positionBetween, type Keyed } from '../core/record.ts';
import type { NewId } from '../core/record.ts';
import { CHAT_FIELDS, type ChatField } from '../boards/fields.ts';
import { MAIN_PRODUCT } from '../workspace.ts';

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

/** A page as the server has read it. */
export interface ReadPage {
  /** The page's address, as it is displayed. */
  readonly address: string;
  /** Its text; null when it could not be read. */
  readonly text: string | null;
  /** Why not, in Russian; empty when it was read. */
  readonly problem: string;
}

export interface Typed {
  readonly text: string;
  /** Where it was picked, in words; none for what was typed. */
  readonly picked?: string;
}

export type InterviewEvent =
  /** The chat is opened; greets the user if it has not been done. */
  | { readonly type: 'start' }
  /** `note`: why the model has not answered it, said once. */
  | (Typed & { readonly type: 'message'; readonly note?: string })
  /** A message, and what the model says to it. */
  | (Typed & { readonly type: 'modelReply'; readonly reply: ModelReply })
  /** A question about the workspace, and what the model answers; the question that waits goes on waiting. */
  | (Typed & { readonly type: 'modelAnswer'; readonly reply: ModelAnswer })
  /** The page behind the company's link was read, or was not. */
  | { readonly type: 'pageRead'; readonly page: ReadPage }
  /** Result of looking up a question about the workspace: the best places and how many others there are; null when it failed. */
  | {
      readonly type: 'found';
      readonly found: { readonly places: readonly WorkspacePlace[]; readonly more: number } | null;
    }
  /** The last message, not taken for an answer, is one. */
  | { readonly type: 'takeAnyway' }
  /** The asked question stays without an answer. */
  | { readonly type: 'skip' }
  /** The asked question is to be explained. */
  | { readonly type: 'explain' }
  /** Files were given, and reading them has ended, well or badly. */
  | { readonly type: 'filesRead'; readonly files: readonly ReadFile[] }
  /** A proposal for the asked question is taken as the answer: the first, unless another one is named. */
  | { readonly type: 'accept'; readonly index?: number }
  /** The proposal is not wanted; the question stays. */
  | { readonly type: 'decline' }
  /** An earlier answer is to be changed. */
  | { readonly type: 'goBack'; readonly field: ChatField }
  /** The answer that was to be changed stays. */
  | { readonly type: 'keep' }
  /**
   * These answers are written on the board: the person's yes, with what they have put right. The others of those that wait stay
   * unwritten.
   */
  | {
      readonly type: 'replace';
      readonly fields: readonly ChatField[];
      readonly texts?: Readonly<Partial<Record<ChatField, string>>>;
    }
  /** The board stays as it is. */
  | { readonly type: 'leaveBoard' }
  /** All is forgotten and begins anew; to be confirmed by the person first. The board stays. */
  | { readonly type: 'restart' };

/** When a step happens, and where ids of messages come from. */
export interface InterviewContext {
  /** Moment of the step, ISO 8601, UTC. */
  readonly at: string;
  readonly newId: NewId;
  /** The product it is about. Default the main one. */
  readonly productId?: string;
  /** The product's current vision board: the last answer must not overwrite it without a yes. Default none. */
  readonly board?: Board | null;
  /** Whether the page behind the company's link is read. Default not. */
  readonly readsPages?: boolean;
}

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
  /** The confirmed answers are to be written, or nothing is to be changed: the board is shown after {@link BOARD_DELAY_MS}. */
  readonly finishes: boolean;
  /** All is answered, and what it would change on the board waits for a yes: it is shown after {@link BOARD_DELAY_MS}. */
  readonly reviews: boolean;
  /** The answers that are written on the board with this step; empty unless it finishes. */
  readonly writes: readonly ChatField[];
  /** Text for the message field, to be changed there; null for none. */
  readonly draft: string | null;
  /** Beginning anew was asked for in words: it is confirmed where it always is. */
  readonly wantsRestart: boolean;
}

type Fields = Extract<OpOn<'interview'>, { op: 'set' }>['fields'];

/** Events that begin a chat where there is none; the others speak of something that is not there. */
const BEGINNINGS: ReadonlySet<InterviewEvent['type']> = new Set(['start', 'message', 'filesRead', 'restart']);

/** No question was left out, nor met with something else than an answer. */
const NOTHING_MET = { skipped: {}, unclear: null, again: {}, awaitsPage: false, keptPage: '', looksFor: '' } as const;

/** A change being made: gathers operations and applies them as it goes. */
class Step {
  readonly ops: Op[] = [];
  readonly said: string[] = [];
  finishes = false;
  reviews = false;
  writes: readonly ChatField[] = [];
  draft: string | null = null;
  wantsRestart = false;
  readonly readsPages: boolean;
  private readonly context: InterviewContext;
  private current: Interview | null;

  constructor(interview: Interview | null, context: InterviewContext) {
    this.current = interview?.deletedAt === null ? interview : null;
    this.context = context;
    this.readsPages = context.readsPages === true;
  }

  /** Whether there is an interview, without making one. */
  get hasBegun(): boolean {
    return this.current !== null;
  }

  get interview(): Interview {
    if (this.current === null) {
      const id = interviewIdOf(this.context.productId ?? MAIN_PRODUCT);
      const defaults = {
        id,
        messages: {},
        companyLink: '',
        completed: {},
        answers: {},
        asking: null,
        files: {},
        proposals: {},
        unwritten: {},
        ...NOTHING_MET,
      };
      return this.apply({ op: 'ensure', kind: 'interview', id, defaults });
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

  private message(
    text: string,
    isBot: boolean,
    refs: readonly WorkspacePlace[] = [],
    more: { readonly madeBy?: MadeBy; readonly picked?: string } = {},
  ): string {
    const { id, messages } = this.interview;
    const { key, position } = this.next(messages);
    const value = { text, isBot, timestamp: this.context.at, refs: [...refs], position, ...more };
    this.apply({ op: 'put', kind: 'interview', id, map: 'messages', key, value });
    return key;
  }

  /** @param picked where the person has picked it, in words; empty for what was typed */
  hear(text: string, picked = ''): void {
    this.message(text, false, [], picked === '' ? {} : { picked });
  }

  say(...lines: string[]): void {
    for (const line of lines) this.said.push(this.message(line, true));
  }

  /** Says a line that leads to places of the workspace. */
  lead(line: string, refs: readonly WorkspacePlace[]): void {
    this.said.push(this.message(line, true, refs));
  }

  /** Adds a model's message: the user saw it while it came in, so it is not delayed. */
  tell({ say, refs, madeBy }: ModelAnswer): void {
    this.message(say, true, refs, { madeBy });
  }

  /** Adds a model's line to a question; it is sent with it. */
  add(line: string, by: MadeBy): void {
    this.said.push(this.message(line, true, [], { madeBy: by }));
  }

  /** @param text what was read in it; null for nothing */
  file(file: ChatFileSummary, text: string | null): void {
    const { id, files } = this.interview;
    const { key, position } = this.next(files);
    const value = { ...file, isKept: text !== null, position };
    this.apply({ op: 'put', kind: 'interview', id, map: 'files', key, value });
    if (text !== null) this.keep({ id: key, from: 'file', name: file.name }, text);
  }

  /** Keeps what was read, to be picked from. */
  keep(source: ChatSource, text: string): void {
    this.ops.push(...keepText(source, text, this.interview.id));
  }

  /** Nothing that was read is kept any more. */
  forgetTexts(): void {
    const { id } = this.interview;
    this.ops.push(...sourcesOf(this.interview).flatMap((source) => dropText(source, id)));
  }

  end(): InterviewStepResult {
    const { ops, current: next, said, finishes, reviews, writes, draft, wantsRestart } = this;
    return { ops, next, said, finishes, reviews, writes, draft, wantsRestart };
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
  step.say(askedLine(field, step.interview.answers));
  const proposals = proposalsOf(step.interview);
  if (proposals.length > 0) step.say(proposalLine(proposals));
}

/** A link, or the bot asks again. */
function hearLink(step: Step, text: string): void {
  const link = linkIn(text);
  if (link !== null) {
    step.set({ companyLink: link, awaitsPage: step.readsPages });
    step.complete('welcome');
    step.say(step.readsPages ? READING_LINE : UPLOAD_LINE);
    return;
  }
  const attempts = Object.values(step.interview.messages).filter(({ isBot }) => !isBot).length;
  step.say(LINK_AGAIN_LINE);
  if (hasMail(text)) step.say(MAIL_LINE);
  else if (attempts > 1) step.say(NO_SITE_LINE);
}

const countOf = (proposals: AnswerProposals): number => Object.values(proposals).filter(Boolean).length;

/** All from the beginning is wanted in words: it is confirmed where it always is. */
function wantRestart(step: Step): void {
  step.wantsRestart = true;
  step.say(RESTART_LINE);
}

/**
 * Handles the message after the link: hides the uploader, reports what was read, begins the questions. A counter-question is
 * answered, and says nothing of the company.
 */
function hearCompany(step: Step, text: string): void {
  const { kind } = meaningOf(text);
  if (kind === 'restart') {
    wantRestart(step);
    return;
  }
  if (kind === 'back' || kind === 'question' || kind === 'example') {
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

/** The page behind the link, whenever it comes. */
function takePage(step: Step, { address, text, problem }: ReadPage): void {
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

/**
 * All that the answers would change on the board waits for a yes, card by card (R30): nothing is written before it.
 * @param revised the one answer that was changed after the end; null for all
 */
function finish(step: Step, wasDone: boolean, revised: ChatField | null): void {
  const { answers, unwritten } = step.interview;
  const meant = wasDone && revised ? CHAT_FIELDS.filter((one) => one === revised || unwritten[one]) : CHAT_FIELDS;
  // A skipped question writes nothing: the text on the board stays.
  const changed = meant.filter((one) => answers[one] !== undefined && step.onBoard(one) !== tidied(answers[one]));
  step.set({ unwritten: Object.fromEntries(changed.map((one) => [one, true as const])) });
  if (changed.length === 0) {
    step.finish([]);
    step.say(wasDone ? UPDATE_LINE : creationLine(Object.keys(answers).length));
    return;
  }
  step.reviews = true;
  step.say(wasDone ? REVISED_LINE : creationLine(Object.keys(answers).length), REVIEW_LINE);
}

/** The person's answer about what waits: these sections are replaced, or none. */
function decide(
  step: Step,
  fields: readonly ChatField[],
  texts: Readonly<Partial<Record<ChatField, string>>> = {},
): void {
  const { unwritten, completed, answers } = step.interview;
  if (!completed.details || Object.keys(unwritten).length === 0) return;
  const chosen = CHAT_FIELDS.filter((field) => unwritten[field] && fields.includes(field));
  const better = chosen.flatMap((field) =>
    hasWords(texts[field] ?? '') ? [[field, texts[field] ?? ''] as const] : [],
  );
  step.set({ unwritten: {}, ...(better.length > 0 ? { answers: { ...answers, ...Object.fromEntries(better) } } : {}) });
  if (chosen.length > 0) step.finish(chosen);
  step.say(chosen.length > 0 ? REPLACED_LINE : LEFT_LINE);
}

/** Goes on to the first question without an answer, or ends. */
function goOn(step: Step, revised: 'changed' | 'kept' | null, changed: ChatField | null = null): void {
  const { completed } = step.interview;
  const field = firstUnanswered(step.interview);
  if (field !== null) {
    if (revised !== null) step.say(revised === 'changed' ? REVISED_LINE : KEPT_LINE);
    ask(step, field);
    return;
  }
  const wasDone = completed.details === true;
  step.set({ asking: null });
  if (!wasDone) step.complete('details');
  if (revised === 'kept' && wasDone) step.say(KEPT_ALL_LINE);
  else finish(step, wasDone, changed);
}

/** The question has its answer, whatever was met before. */
function settled({ again, skipped, answers }: Interview, field: ChatField): Fields {
  const { [field]: _met, ...left } = again;
  const { [field]: _skipped, ...others } = skipped;
  return { again: left, skipped: others, unclear: null, answers };
}

function answer(step: Step, field: ChatField, text: string, reply: ModelReply | null = null): void {
  const before = step.interview.answers[field];
  const answers = { ...step.interview.answers, [field]: text };
  step.set({ ...settled(step.interview, field), answers });
  // A model asks more by itself.
  const more = before === undefined && reply === null ? followUpOf(field, text) : null;
  if (more !== null) step.say(more);
  goOn(step, before === undefined ? null : 'changed', before === undefined ? null : field);
}

function decline(step: Step, field: ChatField): void {
  const { [field]: _declined, ...proposals } = step.interview.proposals;
  step.set({ proposals });
  step.say(DECLINED_LINE);
}

/** The question stays without an answer; one that has an answer keeps it. */
function skip(step: Step, field: ChatField): void {
  const { answers } = step.interview;
  if (answers[field] !== undefined) {
    goOn(step, 'kept');
    return;
  }
  step.set({ ...settled(step.interview, field), skipped: { ...step.interview.skipped, [field]: true } });
  step.say(SKIPPED_LINE);
  goOn(step, null);
}

/** How often a question is explained before the way on is pointed out. */
const MOST_AGAIN = 2;

/** Replies to a text that is no answer; it can still be taken as one. */
function meet(step: Step, field: ChatField, text: string, line: string): void {
  const met = (step.interview.again[field] ?? 0) + 1;
  step.set({ again: { ...step.interview.again, [field]: met }, unclear: { field, text } });
  step.say(met > MOST_AGAIN ? AGAIN_LINE : line);
}

/** The question before the one that is asked; null before the first. */
function before(step: Step, field: ChatField): ChatField | null {
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
function chosen(step: Step, index: number): Proposal | undefined {
  return proposalsOf(step.interview).at(index);
}

function hearAnswer(step: Step, field: ChatField, text: string): void {
  const meaning = meaningOf(text, situationOf(step.interview));
  const proposal = chosen(step, 0);
  switch (meaning.kind) {
    case 'yes':
      // Among several proposals, it is unclear which one is meant.
      if (proposalsOf(step.interview).length > 1) meet(step, field, text, WHICH_LINE);
      else answer(step, field, proposal?.text ?? text);
      break;
    case 'which': {
      const meant = chosen(step, meaning.index);
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
      const meant = chosen(step, meaning.index ?? 0);
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
    case 'back':
      hearBack(step, meaning.field ?? before(step, field));
      break;
    case 'restart':
      wantRestart(step);
      break;
    case 'unknown':
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
    case 'answer':
      answer(step, field, text);
  }
}

const sameWords = (one: string, other: string): boolean =>
  fold(one)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() ===
  fold(other)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** One way to word an answer. */
const wording = (from: 'model' | 'said', file: string, text: string): Proposal => ({
  from,
  file,
  text,
  start: 0,
  end: text.length,
});

/** How an answer may be worded: as the model proposes, or as it was said. Nothing is taken before the person says which. */
function offer(step: Step, field: ChatField, text: string, { answer: worded, madeBy }: ModelReply): void {
  step.set({
    ...settled(step.interview, field),
    proposals: {
      ...step.interview.proposals,
      [field]: [wording('model', madeBy.model, worded), wording('said', '', text)],
    },
  });
  step.say(proposalLine(proposalsOf(step.interview)));
}

/** A message, and what the model says to it. What it takes for an answer is one only in the person's own words, or with their yes. */
function hearWithModel(step: Step, typed: Typed, reply: ModelReply): void {
  const field = askedField(step.interview);
  if (field === null || !hasWords(reply.say)) {
    hear(step, typed);
    return;
  }
  const text = typed.text.trim();
  step.hear(text, typed.picked);
  step.tell(reply);
  switch (reply.kind) {
    case 'answer': {
      const worded = reply.answer.trim();
      if (revisedField(step.interview) === null && worded !== '' && !sameWords(worded, text)) {
        offer(step, field, text, reply);
        return;
      }
      answer(step, field, text, reply);
      if (reply.follow.trim() !== '' && askedField(step.interview) !== null)
        step.add(reply.follow.trim(), reply.madeBy);
      return;
    }
    case 'skip':
      skip(step, field);
      return;
    case 'back': {
      const meaning = meaningOf(text);
      const named = meaning.kind === 'back' ? meaning.field : fieldNamed(fold(text));
      hearBack(step, named ?? before(step, field));
      return;
    }
    case 'restart':
      wantRestart(step);
      return;
    default: {
      const met = (step.interview.again[field] ?? 0) + 1;
      step.set({ again: { ...step.interview.again, [field]: met }, unclear: { field, text } });
      if (met > MOST_AGAIN) step.say(AGAIN_LINE);
    }
  }
}

/** A question about the workspace, and what the model answers. Nothing of it is an answer to what the chat asks. */
function takeAnswer(step: Step, typed: Typed, reply: ModelAnswer): void {
  if (!hasWords(reply.say)) {
    hear(step, typed);
    return;
  }
  step.hear(typed.text.trim(), typed.picked);
  step.tell(reply);
  if (reply.refs.length === 0) step.say(NO_GROUNDS_LINE);
}

/** Goes back to a question by words. */
function hearBack(step: Step, field: ChatField | null): void {
  const asked = askedField(step.interview);
  const said = step.said.length;
  if (field === null) step.say(NOWHERE_LINE);
  else goBack(step, field);
  // The question that is asked now, or one that is still to come.
  if (step.said.length === said && asked !== null) ask(step, asked);
}

/** @param note what is to be said of the message before it is met: why no model has answered it */
function hear(step: Step, typed: Typed, note?: string): void {
  if (!hasWords(typed.text)) return;
  const text = typed.text.trim();
  step.hear(text, typed.picked);
  if (note !== undefined) step.say(note);
  const phase = phaseOf(step.interview);
  const field = askedField(step.interview);
  if (phase === 'link') hearLink(step, text);
  else if (phase === 'company') hearCompany(step, text);
  else if (field !== null) hearAnswer(step, field, text);
  else hearAfter(step, text);
}

/** After the last answer: a wish to change one, or thanks. */
function hearAfter(step: Step, text: string): void {
  const meaning = meaningOf(text);
  if (meaning.kind === 'back') {
    hearBack(step, meaning.field ?? CHAT_FIELDS.at(-1) ?? null);
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

/** Takes the findings for the waiting question: first what the board says, then the rest of the workspace. */
function takeFound(step: Step, found: Extract<InterviewEvent, { type: 'found' }>['found']): void {
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

function goBack(step: Step, field: ChatField): void {
  const asked = askedField(step.interview);
  const phase = phaseOf(step.interview);
  if (field === asked || phase === 'link' || phase === 'company') return;
  const present = step.interview.answers[field];
  if (present !== undefined) {
    step.set({ asking: field });
    step.say(revisionLine(field, present));
  } else if (step.interview.skipped[field]) {
    step.set(settled(step.interview, field));
    ask(step, field);
  } else if (field === firstUnanswered(step.interview)) goOn(step, 'kept');
}

function restart(step: Step): void {
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

function greet(step: Step): void {
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
  const step = new Step(interview, context);
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
      const proposal = chosen(step, event.index ?? 0);
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
