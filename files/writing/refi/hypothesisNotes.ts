import { takenInWords } from '#src/domain/core/findingKind.ts';
import { quoted } from '#src/domain/core/format.ts';
import { STAGE_NAMES } from '#src/domain/core/stage.ts';
import { OWN_PART_FORMAT, OWN_PART_VERSION, takenIn } from '#src/domain/exchange/ownPart.ts';
import type { RefiHypothesis, RefiProject, RefiQuote, RefiText } from '#src/domain/exchange/project.ts';
import { sameGuid } from '#src/domain/exchange/guid.ts';
import { HYPOTHESIS_NOTE, HYPOTHESIS_SET, quotePlaceGuid } from '#src/domain/exchange/variables.ts';
import { element, type XmlElement } from '#src/domain/exchange/xml.ts';
import { STANCES } from '#src/domain/research/hypotheses/evidence.ts';
import { HYPOTHESIS_STATUS_LABELS, RELEVANCE_LABELS, STANCE_LABELS } from '#src/domain/research/hypothesis.ts';
import { HYPOTHESIS_TERMS } from '#src/domain/research/words/hypothesisTerms.ts';

const TERMS = HYPOTHESIS_TERMS.hypothesis;

/** Stance and kind of a quote: «За · трудность (мешает)». */
const stanceInWords = (quote: RefiQuote): string =>
  [STANCE_LABELS[quote.stance], takenInWords(quote)].filter(Boolean).join(' · ');

/** Words in a list: «• «Неделю откладываю» — Олег · трудность (мешает)»; those of another study name it. */
function quoteLine(quote: RefiQuote): string {
  const study = quote.isFromHere || quote.research === '' ? '' : quoted(quote.research);
  const said = [quote.respondent, study].filter(Boolean).join(', ');
  const source = [said, takenInWords(quote)].filter(Boolean).join(' · ');
  return `• ${quoted(quote.text)}${source === '' ? '' : ` — ${source}`}`;
}

/** Returns a hypothesis as text for another program: all its fields, a line each, and its quotes. */
function hypothesisText(one: RefiHypothesis): string {
  const said: readonly (readonly [term: string, words: string])[] = [
    [TERMS.stage, STAGE_NAMES[one.stage]],
    [TERMS.touchpoint, one.touchpoint],
    [TERMS.status, HYPOTHESIS_STATUS_LABELS[one.status]],
    [TERMS.relevance, RELEVANCE_LABELS[one.relevance]],
    [TERMS.priority, String(one.priority)],
    [TERMS.description, one.description],
    [TERMS.comment, one.comment],
    [TERMS.jtbd, one.jtbd],
    [TERMS.context, one.context],
    [TERMS.gains, one.gains.join('; ')],
    [TERMS.pains, one.pains.join('; ')],
    [TERMS.metrics, one.metrics.join('; ')],
  ];
  const words = STANCES.flatMap((stance) => {
    const lines = one.quotes.filter((quote) => quote.stance === stance).map(quoteLine);
    return lines.length > 0 ? ['', `${STANCE_LABELS[stance]}:`, ...lines] : [];
  });
  const fields = said.filter(([, told]) => told !== '').map(([term, told]) => `${term}: ${told}`);
  return [one.text, '', ...fields, ...words].join('\n');
}

/** Hypotheses as notes, which every program shows. */
export const hypothesisNotes = ({ hypotheses }: RefiProject): XmlElement[] =>
  hypotheses.map((one) =>
    element('Note', { guid: one.guid, name: HYPOTHESIS_NOTE }, element('PlainTextContent', {}, hypothesisText(one))),
  );

/** The set of those notes, by which they are known again; none where there are no hypotheses. */
export const hypothesisSets = ({ hypotheses }: RefiProject): XmlElement[] =>
  hypotheses.length === 0
    ? []
    : [element('Set', HYPOTHESIS_SET, ...hypotheses.map(({ guid }) => element('MemberNote', { targetGUID: guid })))];

/**
 * Returns the places of hypotheses' quotes in a text, with their stance; each leads to the note of its hypothesis.
 * @param nameOf returns the name of a quote's passage
 * @param at an offset as the file counts
 */
export const hypothesisPlaces = (
  text: RefiText,
  { hypotheses }: RefiProject,
  nameOf: (words: string) => string,
  at: (offset: number) => number,
): XmlElement[] =>
  hypotheses.flatMap(({ guid, quotes }) =>
    quotes.flatMap((quote, index) =>
      quote.place && sameGuid(quote.place.text) === sameGuid(text.guid)
        ? [
            element(
              'PlainTextSelection',
              {
                guid: quotePlaceGuid(guid, index),
                name: nameOf(quote.text),
                startPosition: String(at(quote.place.start)),
                endPosition: String(at(quote.place.end)),
              },
              element('Description', {}, stanceInWords(quote)),
              element('NoteRef', { targetGUID: guid }),
            ),
          ]
        : [],
    ),
  );

/**
 * Returns the product's own part of a project: its hypotheses with every field, and the kinds of their quotes. The project itself
 * holds the places of quotes.
 */
export const ownPart = ({ hypotheses, texts, insights }: RefiProject): string =>
  JSON.stringify({
    format: OWN_PART_FORMAT,
    version: OWN_PART_VERSION,
    hypotheses: hypotheses.map((one) => ({
      ...one,
      quotes: one.quotes.map(({ place, ...quote }) => ({ ...quote, isPlaced: place !== null })),
    })),
    taken: takenIn({ texts, insights }),
  });
