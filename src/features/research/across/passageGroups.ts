import { counted } from '../../../domain/core/format.ts';
import { codeTree } from '../../../domain/research/codes/codeTree.ts';
import type { PassageGroup } from '../../../domain/research/code.ts';
import { codeEvidenceOf, type CodeEvidence } from '../../../domain/research/across/codeEvidence.ts';
import { groupsOf, passagesToSort, sortPassages } from '../../../domain/research/across/passageGroup.ts';
import { EVERYBODY } from '../../../domain/research/across/tableView.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Mark } from '../../../domain/research/mark.ts';
import type { HypothesisForm } from '../../../domain/research/hypotheses/createHypothesis.ts';
import { shownPassages, type ShownPassage } from './codeTablePassages.ts';
import { PASSAGE_FORMS, PEOPLE_FORMS } from './codeTableView.ts';
import type { CodeTableSources } from './useCodeTable.ts';

/** Sources of groups: living records only. */
export interface GroupSources extends CodeTableSources {
  readonly groups: readonly PassageGroup[];
}

/** Something was made of a group, and where it is; or why not. */
export type GroupOutcome = { readonly ok: true; readonly href: string } | Extract<Outcome, { readonly ok: false }>;

/** Actions on groups. */
export interface GroupActs {
  /** Makes a group with some passages in it. */
  readonly onCreate: (codeId: string | null, name: string, markIds: readonly string[]) => Promise<Outcome>;
  readonly onRename: (group: PassageGroup, name: string) => Promise<Outcome>;
  /**
   * Puts passages into a group, before another one or last, all or none; null takes them out. Tells how that ended itself.
   * @returns whether it is done
   */
  readonly onPut: (
    codeId: string | null,
    passages: readonly ShownPassage[],
    group: PassageGroup | null,
    before?: string | null,
  ) => Promise<boolean>;
  /** Moves a group by one place. */
  readonly onMove: (group: PassageGroup, by: 1 | -1) => void;
  readonly onDelete: (group: PassageGroup) => void;
  readonly onMerge: (group: PassageGroup, intoId: string) => Promise<Outcome>;
  /** Makes a hypothesis of all words of a group. */
  readonly onHypothesis: (marks: readonly Mark[], form: HypothesisForm) => Promise<GroupOutcome>;
  /** Makes an insight of a study of words of it. */
  readonly onInsight: (mark: Mark, text: string) => Promise<GroupOutcome>;
}

/** Shown over a form whose group is gone. */
export const GROUP_GONE =
  'Группу удалили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

/** Where those lie that lie in no group. */
export const REST = 'rest';

/** Drop target for a carried passage that makes a new group. */
export const NEW_GROUP = 'new';

/** A group as it is shown. */
export interface ShownGroup {
  readonly group: PassageGroup;
  readonly passages: readonly ShownPassage[];
  /** «2 человека, 2 исследования, 3 цитаты». */
  readonly words: string;
}

/** Passages as they lie in groups. */
export interface ShownSorting {
  readonly groups: readonly ShownGroup[];
  /** Those that lie in none. */
  readonly rest: readonly ShownPassage[];
}

function wordsOfGroup(some: readonly CodeEvidence<Mark>[]): string {
  if (some.length === 0) return 'Пока пусто';
  const people = new Set(some.map(({ person }) => person.key)).size;
  const studies = new Set(some.map(({ mark }) => mark.researchId)).size;
  return [
    counted(people, PEOPLE_FORMS),
    counted(studies, ['исследование', 'исследования', 'исследований']),
    counted(some.length, PASSAGE_FORMS),
  ].join(', ');
}

/** Returns the passages of a code, or with null all of them, as they are grouped; an interviewer's words are in no group. */
export function shownSorting(sources: GroupSources, codeId: string | null): ShownSorting {
  const evidence = codeEvidenceOf(sources, EVERYBODY);
  const byId = new Map(evidence.map((one) => [one.mark.id, one]));
  const wanted = passagesToSort(
    evidence.map(({ mark }) => mark),
    sources.codes,
    codeId,
  );
  const facts = {
    studies: new Map(sources.studies.map(({ id, title }) => [id, title])),
    codes: codeTree(sources.codes).map(({ code }) => code),
  };
  const found = (some: readonly Mark[]) => some.flatMap(({ id }) => byId.get(id) ?? []);
  const { groups, rest } = sortPassages(groupsOf(sources.groups, codeId), wanted);
  // All at once: two with the same beginning are on one page, whatever groups they are in.
  const shown = shownPassages(found(wanted), facts);
  const shownById = new Map(shown.map((one) => [one.mark.id, one]));
  const left = new Set(rest.map(({ id }) => id));
  return {
    groups: groups.map(({ group, passages }) => ({
      group,
      // In the order in which they were laid, not in that of the texts.
      passages: passages.flatMap(({ id }) => shownById.get(id) ?? []),
      words: wordsOfGroup(found(passages)),
    })),
    rest: shown.filter(({ mark }) => left.has(mark.id)),
  };
}
