import type { ProposalsDialogProps } from '#src/features/boards/ProposalsDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProposalsDialogProps>({
  what: 'Инсайты исследований и выводы экспериментов, которые доска могла бы взять: каждый принимает или отклоняет человек.',
  example: 'Sample',
  when: ['В исследованиях и экспериментах накопилось то, чего на доске ещё нет.'],
  whenNot: ['Ответы интервью с ассистентом: `BoardReview`.'],
  speech: ['Решённое остаётся строкой на своём месте, фокус — у следующего предложения.'],
  props: {
    boardId: 'Для какой доски.',
    proposals: 'Предложения, которые ждут решения.',
    sources: 'Есть ли у компании исследования: говорит, почему предлагать нечего.',
    studyHref: 'Адрес исследования.',
    experimentHref: 'Адрес эксперимента.',
    onAccept: 'Принимает в названную карточку, которую человек мог сменить.',
    onReject: 'Отклоняет.',
    onClose: 'Диалог пора убрать.',
  },
});
