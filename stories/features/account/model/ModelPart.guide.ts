import type { ModelPartProps } from '#src/features/account/model/ModelPart.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ModelPartProps>({
  what: 'Часть настроек «Модель»: состояние, своя модель, и почему её нет в компании одного браузера.',
  example: 'Own',
  whenNot: ['Сказать на другом экране, что модели нет: `modelTroubleWords`.'],
  props: {
    model: 'Состояние: узнаём, не узнали или что сказал сервер.',
    onRetry: 'Спросить сервер ещё раз.',
    onSave: 'Сохранить свою модель и проверить её.',
    onProbe: 'Проверить ещё раз.',
    draft: 'Набранное раньше и не сохранённое.',
    onDraftChange: 'Что набрано; `undefined`, когда сохранено.',
    onRemove: 'Отключить свою.',
  },
});
