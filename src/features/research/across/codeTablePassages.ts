import { quoted } from '../../../domain/core/format.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { CodeEvidence } from '../../../domain/research/across/codeEvidence.ts';
import type { Mark } from '../../../domain/research/mark.ts';

/** A passage as it is shown away from its text. */
export interface ShownPassage {
  readonly mark: Mark;
  /** Speaker, as they may be named; empty when the text names no one. */
  readonly who: string;
  /** Title of its study. */
  readonly study: string;
  /** Its codes, in the codebook's order. */
  readonly codes: readonly Code[];
  /** The beginning of it in quotation marks, and more where others begin alike: what tells its links and buttons from theirs. */
  readonly words: string;
}

/** Longest words in a control's name, characters. */
const NAMED = 40;

function beginningOf({ text }: Pick<Mark, 'text'>): string {
  return quoted(text.length > NAMED ? `${text.slice(0, NAMED).trimEnd()}…` : text);
}

/**
 * Passages with the words that tell each from the others: its beginning; with who said it where another begins alike; and with
 * a number where that person said so before in the list.
 */
function toldApart(passages: readonly Omit<ShownPassage, 'words'>[]): readonly ShownPassage[] {
  const beginnings = passages.map(({ mark }) => beginningOf(mark));
  const alike = new Map<string, number>();
  for (const one of beginnings) alike.set(one, (alike.get(one) ?? 0) + 1);
  const said = new Map<string, number>();
  return passages.map((passage, index) => {
    const beginning = beginnings[index] ?? '';
    if (alike.get(beginning) === 1) return { ...passage, words: beginning };
    const words = [beginning, passage.who].filter(Boolean).join(', ');
    const times = (said.get(words) ?? 0) + 1;
    said.set(words, times);
    return { ...passage, words: times === 1 ? words : `${words} (${times})` };
  });
}

/** Sources of the shown passages. */
export interface PassageFacts {
  readonly studies: ReadonlyMap<string, string>;
  /** The codebook in its order. */
  readonly codes: readonly Code[];
}

/** Passages with what is said of them: by study, then by person, then as the texts go. No two have the same words. */
export function shownPassages(
  evidence: readonly CodeEvidence<Mark>[],
  { studies, codes }: PassageFacts,
): readonly ShownPassage[] {
  const shown = evidence
    .map(({ mark, person }) => ({
      mark,
      who: person.name,
      study: studies.get(mark.researchId) ?? '',
      codes: codes.filter(({ id }) => Object.hasOwn(mark.codeIds, id)),
    }))
    .sort(
      (a, b) =>
        a.study.localeCompare(b.study, 'ru') ||
        a.who.localeCompare(b.who, 'ru', { numeric: true }) ||
        (a.mark.materialId < b.mark.materialId ? -1 : a.mark.materialId > b.mark.materialId ? 1 : 0) ||
        a.mark.start - b.mark.start,
    );
  return toldApart(shown);
}
