import type { VisionScreenProps } from '#src/features/boards/VisionScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<VisionScreenProps>({
  what: 'Видение: девять карточек о продукте и на скольких интервью они основаны.',
  example: 'Full',
  whenNot: ['Первый раз: пустую доску быстрее заполнит разговор с ассистентом, и экран к нему зовёт.'],
  keys: [
    ['Tab', 'по карточкам'],
    ['Ctrl + Enter', 'сохраняет карточку'],
  ],
  props: {
    interviewCount: 'На скольких интервью всё основано; `null`, пока не сосчитано.',
    chatHref: 'Адрес ассистента, который заполняет пустую доску.',
    onRefresh: 'Нажато «Обновить из интервью».',
    onExport: 'Делает файл.',
    onShow: '«Показать снаружи»; не дано, пока компания в одном браузере.',
    keptDrafts: 'Набранное до ухода с экрана.',
    onDraftsChange: 'Зовётся с набранным и не сохранённым. Функция постоянная.',
  },
});
