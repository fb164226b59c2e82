import type { ConsentFieldsProps } from '#src/features/audiences/contacts/ConsentFields.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ConsentFieldsProps>({
  what: 'Согласие на карточке контакта: есть, отказ или неизвестно; когда ответили и что сказано.',
  example: 'Given',
  whenNot: ['«Не писать» — просьба сама по себе, без слов о согласии: `Checkbox` рядом.'],
  props: {
    values: 'Карточка, как она набрана.',
    stored: 'Что записано: к нему возвращаются дата и слова, когда ответ выбрали прежний.',
    errors: 'Что неверно, по полям.',
    onType: 'Что набрали или выбрали.',
  },
});
