import { contentOf, tidied } from '../../boards/cards.ts';
import { sourcesOf, type ChatSource, type WorkspacePlace, type Interview, type ChatFileSummary } from '../interview.ts';
import { interviewIdOf } from '../interviewId.ts';
import type { MadeBy } from '../../core/schema.ts';
import type { ModelAnswer } from '../modelReply.ts';
import { dropText, keepText } from '../sourceText.ts';
import { applyOp, type Op, type OpOn } from '../../core/operation.ts';
import { ordered, positionAt, positionBetween, type Keyed } from '../../core/record.ts';
import type { ChatField } from '../../boards/fields.ts';
import { MAIN_PRODUCT } from '../../workspace.ts';
import type { InterviewContext, InterviewStepResult } from './interviewEvents.ts';

export type ChatFields = Extract<OpOn<'interview'>, { op: 'set' }>['fields'];

/** No question was left out or put off, nor met with something else than an answer. */
export const NOTHING_MET = {
  skipped: {},
  later: {},
  unclear: null,
  again: {},
  awaitsPage: false,
  keptPage: '',
  looksFor: '',
} as const;

/** A change being made: gathers operations and applies them as it goes. */
export class StepWriter {
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

  set(fields: ChatFields): void {
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
