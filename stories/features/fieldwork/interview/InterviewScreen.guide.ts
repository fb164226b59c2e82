import type { InterviewScreenProps } from '#src/features/fieldwork/interview/InterviewScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InterviewScreenProps>({
  what: 'Путь к интервью: кого, о чём, как позвать; кому нельзя, тому сказано почему.',
  whenNot: ['Раунд в исследовании, которое уже есть: `RoundPlanDialog`.'],
  example: 'First',
  props: {
    step: 'Показанный шаг.',
    hrefs: 'Адрес каждого шага.',
    chosen: 'Что выбрано на каждом шаге, в двух словах; пусто — ещё ничего.',
    backHref: 'Адрес исследований.',
    isWriting: 'На шаге пишут сценарий: у него свой заголовок и своя дорога назад.',
    instead: 'Что стоит вместо шагов там, где интервью провести нельзя; `null` — можно.',
    children: 'Сам шаг.',
  },
});
