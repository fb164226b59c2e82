import type { CreateAudienceDialogProps } from '#src/features/audiences/CreateAudienceDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CreateAudienceDialogProps>({
  what: '«Новая аудитория»: кнопка ждёт названия, описания и этапа и говорит, чего не хватает.',
  example: 'Filled',
  whenNot: ['Персона внутри аудитории: `PersonaFormDialog`.'],
  speech: ['Чего не хватает — описание кнопки и `status`. Точки касания, разобранные из текста, — список.'],
  props: {
    draft: 'Набранное раньше.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onCreate: 'Записывает; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
