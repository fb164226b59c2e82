import type { StrategyScreenProps } from '#src/features/boards/StrategyScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<StrategyScreenProps>({
  what: 'Стратегия: три доски карточек на вкладках — рынок, продукт, маркетинг.',
  example: 'Tabs',
  whenNot: ['Видение продукта: у него свой экран.'],
  keys: [
    ['← или →', 'меняют вкладку; набранное в карточках ждёт'],
    ['Ctrl + Enter', 'сохраняет карточку'],
  ],
  props: {
    tab: 'Выбранная вкладка, как записано в адресе страницы.',
    board: 'Доска вкладки.',
    interviewCount: 'На скольких интервью всё основано; `null`, пока не сосчитано.',
    onTabChange: 'Выбрана другая вкладка.',
    onRefresh: 'Нажато «Обновить из интервью».',
    onExport: 'Делает файл доски этой вкладки.',
    onShow: '«Показать снаружи»; не дано, пока компания в одном браузере.',
    keptDrafts: 'Набранное до ухода с экрана.',
    onDraftsChange: 'Зовётся с набранным и не сохранённым. Функция постоянная.',
  },
});
