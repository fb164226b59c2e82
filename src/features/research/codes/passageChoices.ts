import { TERMS } from '../../../domain/terms.ts';
import type { FilterChoice } from '../../../patterns/list/filterChoice.ts';
import type { SelectOption } from '../../../ui/field/Select.tsx';
import type { OpenCode } from './openCode.ts';
import type { PassagesView } from './passagesView.ts';

const BY = [
  { value: 'person', label: 'По участникам' },
  { value: 'study', label: 'По исследованиям' },
] as const;

const ORDERS = [
  { value: 'most', label: 'Где больше цитат' },
  { value: 'name', label: 'По названию' },
  { value: 'newest', label: 'Сначала новые' },
] as const;

/** A segment as a chooser has it: its text behind a sign, so that none is taken for «все». */
const segmentValue = (segment: string | null): string => (segment === null ? '' : `=${segment}`);

const byName = (a: SelectOption, b: SelectOption) => a.label.localeCompare(b.label, 'ru', { numeric: true });

/** The choosers over a code's passages, and what a choice there means. */
export function passageChoices(
  { passages, talkers, names }: Pick<OpenCode, 'passages' | 'talkers' | 'names'>,
  view: PassagesView,
): {
  readonly choices: readonly FilterChoice[];
  readonly read: (values: Readonly<Record<string, string>>) => Partial<PassagesView>;
} {
  const studies = new Set(passages.map(({ mark }) => mark.researchId));
  if (view.study !== null) studies.add(view.study);
  const segments = new Set([...talkers.values()].map(({ segment }) => segment));
  if (view.segment !== null) segments.add(view.segment);
  const choices: FilterChoice[] = [
    { name: 'by', label: 'Собрать', value: view.by, options: BY },
    {
      name: 'study',
      label: TERMS.hypothesis.researchId,
      value: view.study ?? '',
      options: [
        { value: '', label: 'Все исследования' },
        ...[...studies].map((id) => ({ value: id, label: names.study(id) || 'Исследование удалено' })).sort(byName),
      ],
    },
    {
      name: 'segment',
      label: TERMS.participant.segment,
      value: segmentValue(view.segment),
      options: [
        { value: '', label: 'Все сегменты' },
        ...[...segments].map((one) => ({ value: segmentValue(one), label: one || 'Без сегмента' })).sort(byName),
      ],
    },
    { name: 'order', label: 'Порядок', value: view.order, options: ORDERS },
  ];
  if (view.own || passages.some(({ isOwn }) => !isOwn)) {
    choices.push({
      name: 'own',
      label: 'Чьи цитаты',
      value: view.own ? 'own' : '',
      options: [
        { value: '', label: 'С кодами под ним' },
        { value: 'own', label: 'Только этого кода' },
      ],
    });
  }
  const read = (values: Readonly<Record<string, string>>): Partial<PassagesView> => ({
    ...(values.by === undefined ? {} : { by: values.by === 'study' ? 'study' : 'person' }),
    ...(values.study === undefined ? {} : { study: values.study || null }),
    ...(values.segment === undefined ? {} : { segment: values.segment === '' ? null : values.segment.slice(1) }),
    ...(values.order === undefined
      ? {}
      : { order: ORDERS.find(({ value }) => value === values.order)?.value ?? 'most' }),
    ...(values.own === undefined ? {} : { own: values.own === 'own' }),
  });
  return { choices, read };
}
