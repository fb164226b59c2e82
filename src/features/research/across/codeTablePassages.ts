import type { Code } from '../../../domain/research/code.ts';
import type { CodeEvidence } from '../../../domain/research/across/codeGrid.ts';
import type { Mark } from '../../../domain/research/mark.ts';

/** A passage as it is shown away from its text. */
export interface ShownPassage {
  readonly mark: Mark;
  /** Who said it, as they may be named; empty when the text names nobody. */
  readonly who: string;
  /** Title of its study. */
  readonly study: string;
  /** Its codes, in the codebook's order. */
  readonly codes: readonly Code[];
}

/** What passages are put together of. */
export interface PassageFacts {
  readonly studies: ReadonlyMap<string, string>;
  /** The codebook in its order. */
  readonly codes: readonly Code[];
}

/** Passages with what is said of them: by study, then by person, then as the texts go. */
export function shownPassages(
  evidence: readonly CodeEvidence<Mark>[],
  { studies, codes }: PassageFacts,
): readonly ShownPassage[] {
  return evidence
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
}
