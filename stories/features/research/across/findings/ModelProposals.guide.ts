import type { ModelProposalsProps } from '#src/features/research/across/findings/ModelProposals.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ModelProposalsProps>({
  what: '«Предложить с моделью» над «Находками»: что модель подчеркнула бы в разговорах и какие гипотезы из этого сложила. Берёт или убирает каждую человек.',
  example: 'Done',
  whenNot: ['Модели у компании нет: тогда здесь ничего не показано.'],
  keys: [['Enter', 'на кнопке спрашивает или останавливает: она одна, фокус остаётся на ней']],
  props: {
    model: 'Модель и что она успела.',
    talks: 'Разговоры и что о них решили люди.',
    whereOf: 'Кто и где сказал слова.',
    hrefOf: 'Адрес слов в виде чтения.',
    onRefuse: '«Не то» о словах.',
    onTake: 'Гипотезу берут: открывается форма с её словами.',
  },
});
