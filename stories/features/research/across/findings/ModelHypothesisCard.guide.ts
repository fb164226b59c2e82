import type { ModelHypothesisCardProps } from '#src/features/research/across/findings/ModelHypothesisCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ModelHypothesisCardProps>({
  what: 'Гипотеза, которую предложила модель, над словами, которые она назвала номерами: слова напечатаны из разговоров. С цитатой, которой никто не говорил, её не взять.',
  example: 'Founded',
  whenNot: ['Группа, которую сложила программа: `FindingGroupCard`.'],
  props: {
    hypothesis: 'Гипотеза и слова за ней.',
    madeBy: 'Модель и что она прочитала.',
    whereOf: 'Кто и где сказал слова.',
    hrefOf: 'Адрес слов в виде чтения.',
    onTake: 'Её берут: человек правит слова и соглашается.',
    onRefuse: '«Не то».',
  },
});
