import type { KnownPerson } from '../evidence/personal/maskTexts.ts';
import { numberTranscripts, type AskedTranscript, type NumberedTranscripts } from '../evidence/verbatim/numbered.ts';

/** Words by themselves, as a talk of one turn. */
const saidWhole = (interview: string, text: string): AskedTranscript => ({
  interview,
  text,
  turns: [{ speaker: null, role: 'respondent', at: null, until: null, start: 0, bodyStart: 0, end: text.length }],
});

/** Texts that a model reads whole, and in which quotations of its answer are looked up. */
export interface WholeTexts {
  /** As they are looked up in. */
  readonly numbered: NumberedTranscripts;
  /** A text as it goes out: without personal data, on one line. */
  readonly outward: (key: string) => string;
}

/** Gets texts ready to go out to a model: names become code names, phones and the like are hidden. */
export function wholeTexts(
  texts: readonly { readonly key: string; readonly text: string }[],
  people: readonly KnownPerson[],
): WholeTexts {
  const numbered = numberTranscripts(
    texts.map(({ key, text }) => saidWhole(key, text)),
    people,
  );
  const outward = (key: string): string =>
    numbered.lines
      .flatMap((line) =>
        line.kind === 'said' && line.utterance.interview === key ? line.words.replace(/^\[\d+\] [^:]*: /, '') : [],
      )
      .join(' ');
  return { numbered, outward };
}
