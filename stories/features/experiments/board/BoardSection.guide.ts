import type { BoardSectionProps } from '#src/features/experiments/board/BoardSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BoardSectionProps>({
  what: 'Этап на доске: имя, которое его сворачивает, и четыре колонки.',
  example: 'Open',
  whenNot: ['Доска карточек текста: `BoardGrid`.'],
  keys: [['Enter или Пробел', 'на имени сворачивает и раскрывает этап']],
  speech: ['«Колонки этапа Activation»; почему карточку не положить, читается сразу.'],
  props: {
    id: 'Начало номеров внутри.',
    stage: 'Этап.',
    columns: 'Эксперименты по колонкам; тот же объект, пока ничего не менялось.',
    assigneeOf: 'Имена людей по номерам.',
    whole: 'Рисовать карточки, где бы ни была страница.',
    open: 'Видны ли колонки.',
    onToggle: 'Свернули или раскрыли. Функция постоянная.',
    lifted: 'Карточка, которую несут.',
    note: 'Почему её не положили; пусто — положили.',
    moved: 'Какую несли последней и куда: там она возьмёт фокус.',
    onOpen: 'Нажата карточка. Функция постоянная.',
  },
});
