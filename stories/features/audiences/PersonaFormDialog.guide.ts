import type { PersonaFormDialogProps } from '#src/features/audiences/PersonaFormDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PersonaFormDialogProps>({
  what: 'Создаёт или меняет персону: те же восемь разделов, что в её диалоге.',
  example: 'Editing',
  when: ['Описать персону самому или поправить готовую.'],
  whenNot: ['Принять подсказанную цитатами: `CandidatesDialog`.'],
  props: {
    persona: 'Кого меняют; `null` — новую.',
    audience: 'Чья это персона; по её разговорам модель предлагает поля.',
    proposed: 'Что предлагает модель, когда форма открывается: персона, которую она нашла.',
    draft: 'Набранное до того, как диалог закрыли.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onSubmit:
      'Записывает; вторым — кто сказал слова, на которых держится взятое у модели. Диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
