import type { NotFoundScreenProps } from '#src/features/shell/NotFoundScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<NotFoundScreenProps>({
  what: 'Страница для пути, которого нет: адрес и дорога на главную.',
  whenNot: ['Записи по адресу больше нет: это говорит её экран, раздел остаётся открыт.'],
  props: { path: 'Путь, который никуда не ведёт; разметка в нём остаётся текстом, длинный переносится.' },
});
