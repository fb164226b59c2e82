import type { CandidatesDialogProps } from '#src/features/audiences/CandidatesDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CandidatesDialogProps>({
  what: '«Найти новые персоны»: люди, которых подсказывают собственные цитаты, — каждого принимают или нет, — и те, кого в разговорах нашла модель.',
  example: 'Deciding',
  whenNot: ['Описать персону самим: `PersonaFormDialog`.'],
  speech: ['Сколько осталось решить — `status`; фокус идёт к следующему.'],
  props: {
    candidates: 'Кого подсказывают цитаты; `null`, пока читаются.',
    onAccept: 'Записывает персону.',
    onReject: 'Отклоняет.',
    onRestore: 'Возвращает отклонённого.',
    audience: 'Для какой аудитории; по её разговорам персоны ищет и модель.',
    personas: 'Какие персоны у неё есть: их модель не повторяет.',
    taken: 'Какие из предложенных моделью уже стали персонами.',
    onOpenProposed: 'Предложенное моделью открывают в форме новой персоны.',
    studyHref: 'Адрес исследования; `null` — открывать нечего.',
    onClose: 'Диалог пора убрать; пока что-то записывается — нет.',
  },
});
