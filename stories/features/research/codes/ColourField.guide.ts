import type { ColourFieldProps } from '#src/features/research/codes/ColourField.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ColourFieldProps>({
  what: 'Цвет кода: восемь, у каждого название, чтобы различать не только глазами.',
  example: 'Choosing',
  whenNot: ['Статусы и этапы: у них свои цвета, их не выбирают.'],
  keys: [['← или →', 'соседний цвет']],
  props: { value: 'Выбранный цвет.', onValueChange: 'Выбрали другой.' },
});
