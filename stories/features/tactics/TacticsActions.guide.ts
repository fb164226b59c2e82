import type { TacticsActionsProps } from '#src/features/tactics/TacticsActions.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TacticsActionsProps>({
  what: 'Как смотреть на путь и его файл. На телефоне вид один, выбирать нечего.',
  example: 'Views',
  whenNot: ['Действия другого экрана: они в своём `PageHeader`.'],
  props: {
    view: 'Выбранный вид: список, CJM, карта.',
    disabled: 'Выгружать ещё нечего.',
    onViewChange: 'Выбран другой вид.',
    onExport: '«Экспорт карты»: весь путь одним листом; кнопка занята, пока готовится.',
  },
});
