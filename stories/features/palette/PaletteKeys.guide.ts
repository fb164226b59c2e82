import { brief } from '#stories/docs/guide.ts';

export default brief<object>({
  what: 'Подсказка с клавишами под списком палитры.',
  whenNot: ['Для программы чтения с экрана: клавиши поля со списком она называет сама.'],
  props: {},
});
