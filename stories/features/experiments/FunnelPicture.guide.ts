import type { FunnelPictureProps } from '#src/features/experiments/FunnelPicture.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FunnelPictureProps>({
  what: 'Сколько экспериментов у каждого этапа в каждом статусе. Каждое число написано, у статуса свой знак: читается и без цвета.',
  example: 'Sample',
  whenNot: ['Ход одного эксперимента: это `ExperimentDetails`.'],
  keys: [
    ['Tab', 'по этапам, статусам и отрезкам'],
    ['Enter', 'сужает список до выбранного; ещё раз — возвращает всё'],
  ],
  speech: ['«Воронка экспериментов»; у отрезка — этап, статус и число словами.'],
  props: {
    funnel: 'Сколько у каждого этапа в каждом статусе.',
    conversion: 'Какая часть дошла до каждого шага.',
    folded: 'Только числа и доля: под ней стоит доска.',
    stage: 'До какого этапа сужен список.',
    status: 'До какого статуса.',
    onChoose: 'Зовётся с тем, что попросили нажатием.',
  },
});
