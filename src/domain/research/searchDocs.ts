import { ordered } from '../core/record.ts';
import { linesOf, said, whole, type SearchDoc, type SearchReaders } from '../core/searchDoc.ts';
import type { TextRange } from '../core/textRange.ts';
import { evidenceOf, STANCES } from './hypotheses/evidence.ts';
import type { Stance } from './hypothesis.ts';
import type { MaterialText } from './research.ts';
import { sentencesIn } from './sentences.ts';
import { turnsOf, type Transcript, type Turn } from './transcript.ts';
import type { ResearchRecords, ResearchSearchKind } from './kinds.ts';

/**
 * Returns a text's turns; without speakers, merges lines separated only by a line break, so that a sentence may go on in the
 * next.
 */
function spokenParts(material: Transcript): readonly Pick<Turn, 'speaker' | 'bodyStart' | 'end'>[] {
  const parts: { speaker: string | null; bodyStart: number; end: number }[] = [];
  for (const { speaker, bodyStart, end } of turnsOf(material)) {
    const last = parts.at(-1);
    const goesOn =
      last?.speaker === null && speaker === null && !/\n[^\S\n]*\n/.test(material.text.slice(last.end, bodyStart));
    if (goesOn) last.end = end;
    else parts.push({ speaker, bodyStart, end });
  }
  return parts;
}

/** Returns the search document of a sentence by its place and speaker, without looking through the text again. */
export const sentenceAt = (
  { text, researchId }: Pick<MaterialText, 'text' | 'researchId'>,
  place: TextRange,
  speaker: string,
): SearchDoc => ({
  key: String(place.start),
  title: '',
  body: text.slice(place.start, place.end),
  speaker,
  place,
  state: '',
  parentId: researchId,
});

/** Labels of a hypothesis' words in search results. */
const WORDS: Readonly<Record<Stance, string>> = { for: 'Слова за', against: 'Слова против' };

/** Fields that the search reads of the section's records. */
export const RESEARCH_SEARCH: SearchReaders<ResearchRecords, ResearchSearchKind> = {
  research: ({ title, description, insights, questions, author }) =>
    whole(
      title,
      said(
        description,
        ordered(insights).flatMap(({ text, quote }) => [text, quote]),
        linesOf(questions),
        author,
      ),
    ),
  material: ({ name, researchId, state }) => whole(name, '', researchId, state),
  hypothesis: (one) => {
    const before = said(
      one.description,
      one.jtbd,
      one.context,
      linesOf(one.gains),
      linesOf(one.pains),
      linesOf(one.metrics),
    );
    let body = before;
    const parts = STANCES.map((stance) => {
      const start = body.length;
      body = said(
        body,
        evidenceOf(one, stance).map(({ text }) => text),
      );
      return { start, end: body.length, label: WORDS[stance] };
    });
    const docs = whole(one.text, said(body, one.touchpoint, one.comment), one.researchId, one.status);
    return docs.map((doc) => ({
      ...doc,
      parts: parts.filter(({ start, end }) => end > start),
      // It becomes a product's with the backlog (R293).
      ...(one.status === 'new' ? {} : { productId: one.productId }),
    }));
  },
  code: ({ name, definition }) => whole(name, definition),
  materialText: (material) =>
    spokenParts(material).flatMap(({ speaker, bodyStart, end }) =>
      sentencesIn(material.text, bodyStart, end).map((place) => sentenceAt(material, place, speaker ?? '')),
    ),
};
