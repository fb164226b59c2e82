import type { DeletePersonaDialogProps } from '#src/features/audiences/DeletePersonaDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<DeletePersonaDialogProps>({
  what: 'Вопрос перед удалением персоны.',
  example: 'Asking',
  whenNot: ['Отклонить предложенную: она ещё не персона, это `CandidateRow`.'],
  props: {
    persona: 'Персона.',
    onConfirm: 'Удаляет; вопрос уйдёт, когда это случилось.',
    onDone: 'Зовётся, когда удалена.',
    onCancel: 'Зовётся, когда передумали.',
  },
});
