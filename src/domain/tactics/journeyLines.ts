import { lazily } from '../core/lazily.ts';
import type { Hypothesis, Quote } from '../research/hypothesis.ts';
import { ordered, type Keyed, type TextItem } from '../core/record.ts';
import { squeezed } from './exampleRow.ts';
import { EXAMPLE_STUDY, EXAMPLES, type TouchpointExample } from './touchpointExample.ts';
import { jobOf, originOf, type JourneyLine, type Origin, WEIGHT } from './touchpointRow.ts';
import type { JourneyQuote } from './journeyCard.ts';

/** The sections of a card that hold lines. */
export interface JourneyLines {
  readonly jtbd: readonly JourneyLine[];
  readonly context: readonly JourneyLine[];
  readonly gains: readonly JourneyLine[];
  readonly pains: readonly JourneyLine[];
  readonly metrics: readonly JourneyLine[];
  readonly quotes: readonly JourneyQuote[];
}

/** All generated texts: what the record of an example taken up holds of them stays an example; what a person wrote there is theirs. */
const generatedTexts = lazily(
  () =>
    new Set(
      EXAMPLES.flatMap(({ context, gains, pains, metrics, quotes }) =>
        [context, ...gains, ...pains, ...metrics, ...quotes.map(({ text }) => text)].map(squeezed),
      ),
    ),
);

const originOfLine = (text: string, whole: Origin): Origin =>
  whole === 'example' && !generatedTexts().has(squeezed(text)) ? 'backlog' : whole;

function storedQuote(hypothesis: Hypothesis, key: string, quote: Quote, whole: Origin): JourneyQuote {
  const { text, respondent, research, researchId, passage } = quote;
  // A hypothesis from a study may also hold words heard elsewhere: only a quote that names its study is evidence.
  const origin = researchId === null ? originOfLine(text, whole === 'example' ? 'example' : 'backlog') : 'research';
  return { key: `${hypothesis.id}:quotes:${key}`, text, origin, respondent, research, researchId, passage };
}

function storedLines(hypothesis: Hypothesis): JourneyLines {
  const whole = originOf(hypothesis);
  const line = (key: string, text: string): JourneyLine => ({
    key: `${hypothesis.id}:${key}`,
    text,
    origin: originOfLine(text, whole),
  });
  const job = jobOf(hypothesis);
  const several = (field: 'gains' | 'pains' | 'metrics'): JourneyLine[] =>
    written(hypothesis[field]).map(({ key, text }) => line(`${field}:${key}`, text));
  return {
    jtbd: job ? [job] : [],
    context: hypothesis.context.trim() === '' ? [] : [line('context', hypothesis.context)],
    gains: several('gains'),
    pains: several('pains'),
    metrics: several('metrics'),
    quotes: written(hypothesis.quotes).map((quote) => storedQuote(hypothesis, quote.key, quote, whole)),
  };
}

/** Members in their order, without blank ones. */
function written<T extends TextItem>(map: Keyed<T>): ReturnType<typeof ordered<T>> {
  return ordered(map).filter((member) => member.text.trim() !== '');
}

/** A change to one record makes the journey anew; the other 9,999 keep their lines, and so their folded texts. */
const linesByHypothesis = new WeakMap<Hypothesis, JourneyLines>();

export function linesOfHypothesis(hypothesis: Hypothesis): JourneyLines {
  const known = linesByHypothesis.get(hypothesis);
  if (known !== undefined) return known;
  const lines = storedLines(hypothesis);
  linesByHypothesis.set(hypothesis, lines);
  return lines;
}

function generatedLines(example: TouchpointExample): JourneyLines {
  const lines = (field: string, texts: readonly string[]): JourneyLine[] =>
    texts.map((text, index) => ({ key: `${example.id}-${field}-${index}`, text, origin: 'example' }));
  return {
    jtbd: lines('jtbd', [example.jtbd]),
    context: lines('context', [example.context]),
    gains: lines('gains', example.gains),
    pains: lines('pains', example.pains),
    metrics: lines('metrics', example.metrics),
    quotes: example.quotes.map(({ id, text, respondent }) => ({
      key: id,
      text,
      origin: 'example',
      respondent,
      research: EXAMPLE_STUDY,
      researchId: null,
      passage: null,
    })),
  };
}

export const GENERATED: ReadonlyMap<string, JourneyLines> = new Map(
  EXAMPLES.map((example) => [example.id, generatedLines(example)]),
);

/** JourneyLines never change, so each is folded once; 10,000 hypotheses hold some 100,000 of them. */
const foldedLines = new WeakMap<JourneyLine, string>();

export function foldedLine(line: JourneyLine): string {
  const known = foldedLines.get(line);
  if (known !== undefined) return known;
  const folded = squeezed(line.text);
  foldedLines.set(line, folded);
  return folded;
}

/** Each thing once, where it came first; from the weightiest of its origins, so that evidence is never hidden by a repeat. */
export function once<L extends JourneyLine>(lines: readonly L[], sameness: (line: L) => string): L[] {
  const kept = new Map<string, L>();
  for (const line of lines) {
    const same = sameness(line);
    const earlier = kept.get(same);
    if (earlier === undefined || WEIGHT[line.origin] > WEIGHT[earlier.origin]) kept.set(same, line);
  }
  return [...kept.values()];
}

/** Two people who said the same are two witnesses. */
export const sameQuote = (quote: JourneyQuote): string => `${foldedLine(quote)}\n${squeezed(quote.respondent)}`;
