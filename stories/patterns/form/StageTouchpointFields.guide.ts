import type { StageTouchpointFieldsProps } from '#src/patterns/form/StageTouchpointFields.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<StageTouchpointFieldsProps>({
  what: 'Этап и точка касания: два поля, которые ведут друг за другом. Новый этап ставит свою первую точку, новая точка — свой этап; рассогласовать их нельзя.',
  example: 'Chosen',
  when: ['В форме, где гипотезе выбирают место.'],
  whenNot: ['Как фильтр: там этап и точка независимы.'],
  anatomy: [
    { part: 'Этап', sense: 'шесть, по-английски; читаются английским голосом.', at: 'select' },
    {
      part: 'Точка касания',
      sense: 'тридцать; своя, не из списка, стоит первой, пока её не сменят.',
      at: '#storybook-root > * > :nth-child(2)',
    },
  ],
  keys: [
    ['↓ или ↑', 'меняет выбор; второе поле меняется вместе с первым'],
    ['Tab', 'от этапа к точке касания'],
  ],
  speech: [
    'Два поля со списком. О том, что второе изменилось следом, говорит его новое значение, когда до него дойдут.',
  ],
  props: {
    value: 'Выбранное место; пустая точка ещё не выбрана.',
    error: 'Что не так с точкой касания.',
    onChange: 'Зовётся с местом, в котором точка принадлежит этапу.',
  },
  code: `import { StageTouchpointFields } from '#src/patterns/form/StageTouchpointFields.tsx';

<StageTouchpointFields value={{ stage, touchpoint }} onChange={(place) => form.type(place)} />`,
});
