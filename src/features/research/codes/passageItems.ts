import type { Mark } from '../../../domain/research/mark.ts';
import { groupPassages, type PassagesBy, type PassagesOrder } from '../../../domain/research/across/passagesView.ts';
import type { CodedPassage } from '../../../domain/research/across/codePassages.ts';

/** How what passages name may be told. */
export interface PassageNames {
  /** Who said marked words, as they may be named. */
  readonly signature: (mark: Mark) => string;
  /** Title of a study; empty when it is gone. */
  readonly study: (id: string) => string;
  /** Name of a file; empty when it is gone. */
  readonly material: (id: string) => string;
}

/** A row of a code's page: what heads a group, or one of its passages. */
export type PassageItem =
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly title: string;
      readonly hint: string;
      readonly count: number;
    }
  | { readonly kind: 'passage'; readonly key: string; readonly passage: CodedPassage; readonly where: string };

const UNSIGNED = 'Не подписано';
const STUDY_GONE = 'Исследование удалено';

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** The rows of passages, put together as asked. */
export function passageItems(
  passages: readonly CodedPassage[],
  by: PassagesBy,
  order: PassagesOrder,
  names: PassageNames,
): readonly PassageItem[] {
  const signed = ({ mark }: CodedPassage): string => names.signature(mark) || UNSIGNED;
  const groupOf = (passage: CodedPassage): { key: string; title: string } => {
    const { mark, person } = passage;
    if (by === 'study') return { key: mark.researchId, title: names.study(mark.researchId) || STUDY_GONE };
    return { key: person ?? `asked:${mark.respondent}`, title: signed(passage) };
  };
  return groupPassages(passages, groupOf, order).flatMap(({ key, title, passages: own }): PassageItem[] => {
    const [first] = own;
    // «Респондент» of another conversation is another person: only the file distinguishes them.
    const isNamed = first?.person?.startsWith('participant:') ?? true;
    const hint = by === 'study' || isNamed || !first ? '' : names.material(first.mark.materialId);
    return [
      { kind: 'group', key: `group:${key}`, title, hint, count: own.length },
      ...own.map((passage): PassageItem => {
        const { mark } = passage;
        const material = names.material(mark.materialId);
        const study = names.study(mark.researchId);
        const where = by === 'study' ? joined(signed(passage), material) : joined(study, hint === '' ? material : '');
        return { kind: 'passage', key: mark.id, passage, where };
      }),
    ];
  });
}
