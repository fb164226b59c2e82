import type { DecidedCandidateProps } from '#src/features/audiences/personas/DecidedCandidate.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<DecidedCandidateProps>({
  what: 'Решение о предложенной персоне одной строкой; отклонённую можно вернуть.',
  example: 'Rejected',
  whenNot: ['Решения ещё нет: `CandidateRow`.'],
  props: {
    name: 'Имя персоны.',
    who: 'Кого подсказали цитаты.',
    decided: 'Принята или отклонена.',
    restoring: 'Возврат записывается.',
    onRestore: '«Вернуть» отклонённую.',
  },
});
