import type { CodeTableToolsProps } from '#src/features/research/across/CodeTableTools.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodeTableToolsProps>({
  what: 'Что показывает таблица кодов: столбцы, чьи слова считать, порядок строк и столбцов.',
  example: 'Table',
  whenNot: ['Поиск и фильтры над списком: `FilterBar`.'],
  props: {
    view: 'Что показывает таблица.',
    onViewChange: 'Выбрано другое; приходит вид целиком.',
    studies: 'Исследования на выбор.',
    segments: 'Сегменты на выбор; пустой — у кого его нет.',
    roles: 'Роли на выбор; пустая — у кого её нет.',
  },
});
