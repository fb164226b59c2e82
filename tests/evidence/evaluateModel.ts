import process from 'node:process';

import { proposeFromTranscripts, type Proposed } from '#src/domain/model/proposing.ts';
import type { AskTask } from '#src/domain/model/reading.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

import { readCorpus } from './corpus.ts';
import { lessonOf, type Example, type Lesson } from './examples.ts';
import { cutFor, heldOut, isContent, isWrong, type Sayings } from './heldOut.ts';
import { caught, figures } from './measures.ts';
import { compareOnBriefs, readBriefs } from './evaluateBriefs.ts';
import { askerOf, clientOf, settingsIn } from './modelClient.ts';

/** Interviews that are read by default: one of each domain. A paid model reads them for money. */
const MOST = 24;

const NO_MODEL = [
  'No model is configured. Set MODEL_BASE_URL (with /v1) and MODEL_NAME, and MODEL_API_KEY where the model asks for one:',
  '',
  '  MODEL_BASE_URL=http://localhost:11434/v1 MODEL_NAME=qwen2.5:14b npm run --silent eval -- --model',
  '',
  `It reads ${MOST} interviews of the corpus, one of each domain (--most 120 reads all), and the briefs of the chat.`,
].join('\n');

/** Pieces of an interview that a reader chose. */
interface Choice {
  readonly chosen: ReadonlySet<Example>;
  readonly kinds: ReadonlyMap<Example, string>;
}

const percent = (share: number): string => (Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`).padStart(8);

/** Returns the pieces of an interview that a model named; null when it could not be read to its end. */
function choiceOf({ examples }: Lesson, { found, read, parts }: Proposed): Choice | null {
  if (read < parts) return null;
  const at = new Map(examples.map((one) => [one.unit.start, one]));
  const kinds = new Map<Example, string>();
  for (const { start, end, kind } of found) {
    for (const [place, one] of at) if (place >= start && place < end) kinds.set(one, kind);
  }
  return { chosen: new Set(kinds.keys()), kinds };
}

function row(name: string, lessons: readonly Lesson[], choices: ReadonlyMap<Lesson, Choice>): string {
  const of = (lesson: Lesson) => choices.get(lesson) ?? { chosen: new Set<Example>(), kinds: new Map() };
  const ordinary = lessons.filter((lesson) => !isContent(lesson));
  const { recall, precision, f1, traps } = figures(ordinary.map((lesson) => caught(lesson, of(lesson).chosen)));
  const wrong = lessons.filter(isContent).map((lesson) => [...of(lesson).chosen].filter(isWrong).length);
  const mean = wrong.reduce((sum, one) => sum + one, 0) / wrong.length;
  const named = lessons.flatMap((lesson) =>
    [...of(lesson).kinds].filter(([{ kind, found }]) => kind !== null && found > 0.5),
  );
  const right = named.filter(([{ kind }, said]) => kind === said).length;
  return [
    name.padEnd(28),
    ...[recall, precision, f1, traps, right / named.length].map(percent),
    (wrong.length === 0 ? '–' : `${mean.toFixed(1)}; ${Math.max(...wrong)}`).padStart(14),
  ].join(' ');
}

/**
 * Measures a model on interviews beside the offline finder, both on the same ones and by the same measures.
 * @param said what the offline finder says, of a finder that never saw the domains
 */
export async function compareOn(
  lessons: readonly Lesson[],
  { said, cut }: { readonly said: Sayings; readonly cut: number },
  name: string,
  ask: AskTask,
): Promise<string> {
  const offline = new Map<Lesson, Choice>();
  const modelled = new Map<Lesson, Choice>();
  const sum = { unknown: 0, doubled: 0, hypotheses: 0, missing: 0, repaired: 0, unfounded: 0, in: 0, out: 0 };
  const troubles = new Map<string, number>();
  const counting: AskTask = async (task, input) => {
    const outcome = await ask(task, input);
    if (outcome.kind === 'done') {
      sum.in += outcome.tokens.in;
      sum.out += outcome.tokens.out;
    }
    return outcome;
  };
  const began = performance.now();
  for (const lesson of lessons) {
    const { text, id } = lesson.interview;
    // oxlint-disable-next-line no-await-in-loop -- one interview at a time: a model of one's own answers one question at a time
    const proposed = await proposeFromTranscripts([{ interview: id, text, turns: turnsOf(text) }], [], counting);
    const choice = choiceOf(lesson, proposed);
    if (choice) modelled.set(lesson, choice);
    if (proposed.trouble) troubles.set(proposed.trouble, (troubles.get(proposed.trouble) ?? 0) + 1);
    sum.unknown += proposed.leftOut.unknown;
    sum.doubled += proposed.leftOut.doubled;
    sum.unfounded += proposed.leftOut.unfounded;
    sum.hypotheses += proposed.hypotheses.length;
    const quotes = proposed.hypotheses.flatMap(({ wording }) => wording.quotes);
    sum.missing += quotes.filter(({ standing }) => standing === 'missing').length;
    sum.repaired += quotes.filter(({ standing }) => standing === 'repaired').length;
    const own = lesson.examples.filter((one) => (said.get(one)?.score ?? 0) >= cut);
    offline.set(lesson, { chosen: new Set(own), kinds: new Map(own.map((one) => [one, said.get(one)?.kind ?? ''])) });
  }
  const read = lessons.filter((lesson) => modelled.has(lesson));
  const seconds = (performance.now() - began) / 1000;
  const failed = [...troubles].map(([code, count]) => `${code} ${count}`).join(', ');
  return [
    `${lessons.length} interviews, ${read.length} read by the model to their end${failed === '' ? '' : `; it failed: ${failed}`}`,
    '',
    `${'on those'.padEnd(28)} ${['recall', 'precision', 'F1', 'traps', 'kind'].map((word) => word.padStart(8)).join(' ')} ${'wrong, content'.padStart(14)}`,
    row('offline', read, offline),
    row(name.slice(0, 28), read, modelled),
    '',
    `numbers that nobody has ${sum.unknown}, named twice ${sum.doubled}`,
    `hypotheses ${sum.hypotheses}, without words ${sum.unfounded}; quotations in them that nobody said ${sum.missing}, repaired ${sum.repaired}`,
    `tokens ${sum.in} read, ${sum.out} written; ${(seconds / Math.max(1, lessons.length)).toFixed(1)} s an interview`,
  ].join('\n');
}

/** The first interviews of each domain in turn, so that a few are of many domains. */
export function someOf(lessons: readonly Lesson[], most: number): readonly Lesson[] {
  const domains = new Map<string, Lesson[]>();
  for (const lesson of lessons) {
    const { domain } = lesson.interview;
    domains.set(domain, [...(domains.get(domain) ?? []), lesson]);
  }
  const turns = Array.from({ length: lessons.length }, (_, place) =>
    [...domains.values()].flatMap((all) => all[place] ?? []),
  );
  return turns.flat().slice(0, most);
}

/** `npm run --silent eval -- --model`: the configured model beside the offline finder, and beside the chat's matching of briefs. */
export async function evaluateModel(): Promise<string> {
  const settings = settingsIn(process.env);
  if (!settings) return NO_MODEL;
  const told = Number(process.argv[process.argv.indexOf('--most') + 1]);
  const most = process.argv.includes('--most') && Number.isInteger(told) && told > 0 ? told : MOST;
  const lessons = readCorpus().map(lessonOf);
  const said = heldOut(lessons);
  const cut = cutFor(lessons, said);
  const talks = await compareOn(someOf(lessons, most), { said, cut }, settings.name, clientOf(settings));
  const briefs = await compareOnBriefs(readBriefs(), settings.name, askerOf(settings));
  return [talks, briefs].join('\n\n');
}
