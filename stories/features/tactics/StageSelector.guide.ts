import type { StageSelectorProps } from '#src/features/tactics/StageSelector.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<StageSelectorProps>({
  what: 'Шесть этапов, выбран один, у каждого — сколько в нём: шесть колонок, на телефоне три.',
  example: 'Default',
  whenNot: ['Этап в форме: `StageTouchpointFields`.', 'Показать этап записи: `StageBadge`.'],
  keys: [
    ['← или →', 'выбирает соседний этап, по кругу'],
    ['Home, End', 'первый и последний'],
    ['Tab', 'одна остановка — на выбранном'],
  ],
  speech: ['Группа радиокнопок: «Activation, выбрано, 3 из 6» и числа под именем.'],
  props: {
    value: 'Выбранный этап.',
    onChange: 'Зовётся с новым: нажатием, стрелками, Home и End.',
    facts: 'Числа под именами; `null`, пока читаются, — место под них есть.',
  },
});
