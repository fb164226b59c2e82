import type { BacklogSectionProps } from '#src/features/experiments/backlog/BacklogSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BacklogSectionProps>({
  what: 'Гипотезы, которые ждут эксперимента: раздел со своим поиском и фильтром этапа.',
  example: 'Full',
  whenNot: ['Гипотезы одного исследования: они в нём.'],
  keys: [
    ['Enter', 'на заголовке раскрывает бэклог'],
    ['↓ или ↑', 'по гипотезам'],
  ],
  props: {
    hypotheses: 'Все гипотезы; показаны ждущие.',
    proofs: 'Насколько доказаны гипотезы, когда об этом спросил фильтр.',
    experimentsOf: 'Эксперименты по гипотезам: что вышло из той, что снова в бэклоге.',
    experimentHref: 'Адрес эксперимента. Функция постоянная.',
    open: 'Раскрыт ли раздел.',
    onOpenChange: 'Зовётся с нужным состоянием.',
    filter: 'Чем сужен.',
    onFilterChange: 'Фильтр сменился; `typing` — на каждую клавишу.',
    openId: 'Открытая гипотеза или `null`.',
    onOpenHypothesis: 'Открыть гипотезу; `null` — закрыть.',
    studyHref: 'Адрес исследования; `null` — удалено.',
    linksHref: 'Адрес «Связей» записи. Функция постоянная.',
    researchHref: 'Откуда берутся гипотезы: экран исследований.',
    onEdit: '«Изменить» у гипотезы. Функция постоянная.',
    onCreate: '«Создать эксперимент» у гипотезы.',
    onRetry: 'Прочитать ещё раз после отказа.',
  },
});
