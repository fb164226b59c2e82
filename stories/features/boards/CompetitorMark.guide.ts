import type { CompetitorMarkProps } from '#src/features/boards/CompetitorMark.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CompetitorMarkProps>({
  what: 'Точка стратегической канвы в форме своего конкурента: круг, квадрат, ромб, треугольник.',
  example: 'Four',
  whenNot: ['Вне рисунка: это часть `svg`.'],
  props: {
    shape: 'Какая из четырёх форм; пятая — снова круг.',
    x: 'Середина по горизонтали, в единицах рисунка.',
    y: 'Середина по вертикали.',
    color: 'Заливка, цвет CSS; без неё — как вокруг.',
  },
});
