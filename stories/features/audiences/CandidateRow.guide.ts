import type { CandidateRowProps } from '#src/features/audiences/CandidateRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CandidateRowProps>({
  what: 'Кого цитаты подсказывают как персону: кто, почему, чего не хватает — и решение.',
  example: 'Waiting',
  whenNot: ['Персона уже есть: `PersonaCard`.'],
  speech: ['Кнопки названы человеком: «Принять: …», «Отклонить: …».'],
  props: {
    candidate: 'Кого подсказывают цитаты.',
    missing: 'Чего в цитатах нет: спрашивается здесь.',
    draft: 'Заполненное до прошлого решения.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    rejecting: 'Отклонение записывается.',
    problem: 'Почему не отклонилось; пусто — отклонилось.',
    studyHref: 'Адрес исследования; `null` — открывать нечего.',
    onAccept: '«Принять»: записывает персону целиком.',
    onReject: '«Отклонить».',
  },
});
