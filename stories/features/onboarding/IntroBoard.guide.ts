import { brief } from '#stories/docs/guide.ts';

export default brief<object>({
  what: 'Доска в миниатюре: девять карточек, одну только что написали.',
  whenNot: ['Как настоящая доска: карточки не нажимаются.'],
  props: {},
});
