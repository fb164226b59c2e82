import { brief } from '#stories/docs/guide.ts';

export default brief<object>({
  what: 'Стоит вместо переписки, пока она читается.',
  whenNot: ['Ассистент печатает: это говорит сама переписка.'],
  speech: ['Слышно, что загружается.'],
  props: {},
});
