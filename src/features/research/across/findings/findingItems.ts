import type { FindingGroup, ShownFindings } from '../../../../domain/evidence/study/shownFindings.ts';
import type { TranscriptPassage } from '../../../../domain/evidence/study/transcript.ts';

/** A row of «Находки». */
export type FindingItem =
  | { readonly kind: 'head'; readonly key: string; readonly title: string; readonly hint: string }
  | { readonly kind: 'group'; readonly key: string; readonly group: FindingGroup }
  | { readonly kind: 'passage'; readonly key: string; readonly passage: TranscriptPassage };

const item = (group: FindingGroup): FindingItem => ({ kind: 'group', key: `group ${group.id}`, group });

/** Returns the rows of «Находки»: similar words of several people, contradictions, and single passages, each under its head. */
export function findingItems({ groups, singles }: Pick<ShownFindings, 'groups' | 'singles'>): readonly FindingItem[] {
  const shared = groups.filter(({ people }) => people.length > 1).map(item);
  const disputed = groups.filter(({ people }) => people.length < 2).map(item);
  const alone = singles.map((passage): FindingItem => ({ kind: 'passage', key: passage.id, passage }));
  const under = (key: string, title: string, hint: string, items: readonly FindingItem[]): readonly FindingItem[] =>
    items.length === 0 ? [] : [{ kind: 'head', key, title: `${title} (${items.length})`, hint }, ...items];
  return [
    ...under('head:shared', 'Похоже, говорят об одном', 'Считаем людей, а не цитаты; лишнее уберите.', shared),
    ...under('head:disputed', 'Похоже, говорят обратное', 'Один говорит так, другой — иначе.', disputed),
    ...under('head:alone', 'По одному', 'Похожих слов у других не нашлось.', alone),
  ];
}
