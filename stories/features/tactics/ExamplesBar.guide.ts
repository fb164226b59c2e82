import type { ExamplesBarProps } from '#src/features/tactics/ExamplesBar.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ExamplesBarProps>({
  what: 'Показывать ли примеры рядом со своим: один переключатель на все виды пути.',
  example: 'Shown',
  whenNot: ['В компании-образце: там примеры входят в счёт, и спрашивать не о чем.'],
  keys: [['Пробел', 'показывает и прячет']],
  props: { examples: 'Что с примерами: спрятаны, показаны или считаются.', onWantedChange: 'Зовётся, когда нажали.' },
});
