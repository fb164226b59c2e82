import { namedBy, renumber, type NamedPassage } from '../evidence/verbatim/named.ts';
import { numberTranscripts, type AskedTranscript, type NumberedTranscripts } from '../evidence/verbatim/numbered.ts';
import { windowsOf } from '../evidence/verbatim/windows.ts';
import type { KnownPerson } from '../evidence/personal/maskTexts.ts';
import type { ModelOutcome } from './protocol.ts';
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';
import { MOST_READ } from './tasks/findings.ts';
import { MOST_WEIGHED } from './tasks/hypotheses.ts';
import type { ModelTrouble } from './words.ts';

/** Asks a model for one thing. */
export type AskTask = <N extends TaskName>(task: N, input: TaskInput<N>) => Promise<ModelOutcome<TaskOutput<N>>>;

export interface ReadingProgress {
  /** reading: it looks for findings, part by part. weighing: it makes something of them. */
  readonly step: 'reading' | 'weighing';
  /** Parts that are done, and all. */
  readonly done: number;
  readonly parts: number;
}

/** State of a model's reading of talks. */
export type ReadingWork<V> =
  | { readonly state: 'idle' }
  | { readonly state: 'working'; readonly progress: ReadingProgress; readonly found: number }
  | { readonly state: 'done'; readonly value: V };

/** Told how far a model is, and what it found so far. */
export type OnReading = (now: ReadingProgress, found: readonly NamedPassage[]) => void;

/** Parts of an answer that were left out for lack of support. */
export interface LeftOut {
  /** Count of numbers that no words have. */
  readonly unknown: number;
  /** Words that were named twice. */
  readonly doubled: number;
  /** Proposals for which no words were named that there are. */
  readonly unfounded: number;
}

/** How a model's reading of talks went, whatever it made of them. */
export interface ModelReading {
  /** Its name; empty when it answered nothing. */
  readonly model: string;
  readonly leftOut: LeftOut;
  /** Parts of the talks that it read, and all. */
  readonly read: number;
  readonly parts: number;
  /** Sentences of those who were asked in the parts that it read. */
  readonly sentences: number;
  /** Why it did not go on; null when it came to the end, or was stopped. */
  readonly trouble: ModelTrouble | null;
}

/** After these the next part may still be answered; after all others it is no use to ask on. */
const PASSING: ReadonlySet<ModelTrouble> = new Set(['badAnswer', 'declined', 'timeout', 'tooLong']);

interface Growing {
  model: string;
  found: NamedPassage[];
  unknown: number;
  doubled: number;
  read: number;
  sentences: number;
  trouble: ModelTrouble | null;
}

/** Whether a model may be asked on. */
function goesOn(growing: Growing, outcome: ModelOutcome<unknown>): boolean {
  if (outcome.kind === 'done') {
    growing.model = outcome.model;
    return true;
  }
  if (outcome.kind === 'stopped') return false;
  growing.trouble = outcome.code;
  return PASSING.has(outcome.code);
}

/** Words that something is made of at once: as many as go into one request, those of each talk in their turn. */
function weighed(found: readonly NamedPassage[], numbered: NumberedTranscripts): NumberedTranscripts {
  const queues = [...numbered.texts.keys()].map((interview) => found.filter((one) => one.interview === interview));
  const chosen: NamedPassage[] = [];
  let letters = 0;
  const most = Math.max(0, ...queues.map(({ length }) => length));
  for (let place = 0; place < most; place += 1) {
    for (const queue of queues) {
      const one = queue[place];
      // A line has its number and its break, too.
      if (!one || letters + one.text.length + 10 > MOST_WEIGHED) continue;
      letters += one.text.length + 10;
      chosen.push(one);
    }
  }
  return renumber(
    chosen.toSorted((a, b) => a.start - b.start),
    numbered,
  );
}

/** Findings in the form sent for further work. */
export interface Weighing {
  /** Numbered lines. */
  readonly passages: string;
  /** Utterances behind the numbers. */
  readonly weighing: NumberedTranscripts;
  /** The talks: quotations are looked up in them. */
  readonly numbered: NumberedTranscripts;
}

/** Result drawn from findings, and the parts of it that were left out. */
export interface ModelDraft<T> {
  readonly value: T;
  readonly unknown: number;
  readonly unfounded: number;
}

/**
 * Has a model read talks, part by part, and make something of what it found. Whatever it answers: what is shown of people's words is cut
 * out of the talks, and what has no words behind it is left out and counted. When it fails in the middle, what there is stays.
 * @param people participants: they go out by their code names
 * @param weigh asks for what is made of what was found; what it asks and how it takes the answer is its own
 */
export async function readTranscripts<N extends TaskName, T>(
  talks: readonly AskedTranscript[],
  people: readonly KnownPerson[],
  ask: AskTask,
  weigh: {
    readonly task: N;
    readonly inputOf: (weighing: Weighing) => TaskInput<N>;
    readonly made: (answer: TaskOutput<N>, weighing: Weighing) => ModelDraft<T>;
  },
  onProgress: OnReading = () => undefined,
): Promise<ModelReading & { readonly found: readonly NamedPassage[]; readonly value: T | null }> {
  const numbered = numberTranscripts(talks, people);
  const windows = windowsOf(numbered, MOST_READ);
  const growing: Growing = { model: '', found: [], unknown: 0, doubled: 0, read: 0, sentences: 0, trouble: null };
  let isOn = windows.length > 0;
  for (const [index, { text, first, last }] of windows.entries()) {
    onProgress({ step: 'reading', done: index, parts: windows.length }, growing.found);
    // oxlint-disable-next-line no-await-in-loop -- one part at a time: it can be stopped between them, and a model is asked no more than needed
    const outcome = await ask('findings', { talk: text });
    isOn = goesOn(growing, outcome);
    if (outcome.kind === 'done') {
      const { passages, dropped } = namedBy(outcome.output.findings, numbered, { first, last });
      growing.found.push(...passages);
      growing.unknown += dropped.unknown.length;
      growing.doubled += dropped.doubled.length;
      growing.read += 1;
      growing.sentences += last - first + 1;
    }
    if (!isOn) break;
  }
  let made: ModelDraft<T> | null = null;
  if (isOn && growing.found.length > 0) {
    onProgress({ step: 'weighing', done: windows.length, parts: windows.length }, growing.found);
    const weighing = weighed(growing.found, numbered);
    const sent = { passages: weighing.lines.map(({ words }) => words).join('\n'), weighing, numbered };
    const outcome = await ask(weigh.task, weigh.inputOf(sent));
    goesOn(growing, outcome);
    if (outcome.kind === 'done') made = weigh.made(outcome.output, sent);
  }
  const { model, found, unknown, doubled, read, sentences, trouble } = growing;
  return {
    model,
    found,
    value: made?.value ?? null,
    leftOut: { unknown: unknown + (made?.unknown ?? 0), doubled, unfounded: made?.unfounded ?? 0 },
    read,
    sentences,
    parts: windows.length,
    trouble,
  };
}
