import type { FunnelAndBacklogProps } from '#src/features/experiments/FunnelAndBacklog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FunnelAndBacklogProps>({
  what: 'Воронка всех экспериментов и бэклог, из которого они берутся: стоят над списком.',
  example: 'List',
  whenNot: ['Сама доска: над ней воронка свёрнута до чисел.'],
  props: {
    onEdit: '«Изменить» у гипотезы.',
    onCreate: '«Создать эксперимент» у гипотезы.',
    experiments: 'Все эксперименты, новые первыми.',
    view: 'Список или доска; над доской воронка свёрнута.',
    filter: 'Чем сужен список.',
    onFilterChange: 'Фильтр сменился; `typing` — на каждую клавишу.',
    backlogOpen: 'Раскрыт ли бэклог.',
    onBacklogOpenChange: 'Бэклог раскрыли или свернули.',
    backlogFilter: 'Чем сужен бэклог.',
    onBacklogFilterChange: 'Фильтр бэклога сменился.',
    openHypothesisId: 'Открытая гипотеза бэклога; `null` — никакая.',
  },
});
