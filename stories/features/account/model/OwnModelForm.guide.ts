import type { OwnModelFormProps } from '#src/features/account/model/OwnModelForm.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<OwnModelFormProps>({
  what: 'Своя модель компании: адрес, название, ключ, бюджет и цены.',
  example: 'New',
  whenNot: ['Показать, как она отвечает: `ModelStanding`.'],
  props: {
    state: 'С чего форма начинает; ключа в нём нет.',
    draft: 'Набранное раньше и не сохранённое.',
    onDraftChange: 'Что набрано; `undefined`, когда сохранено.',
    onSave: 'Сохранить и спросить модель, что она умеет.',
    onProbe: 'Спросить ещё раз.',
    onRemove: 'Своей модели больше нет.',
  },
});
