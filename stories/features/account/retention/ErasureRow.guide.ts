import type { ErasureRowProps } from '#src/features/account/retention/ErasureRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ErasureRowProps>({
  what: 'Что стёрто насовсем: почему, кем, когда и сколько из какого места; чего никто не считал, прочерк.',
  example: 'ByTerm',
  whenNot: ['Что сотрётся потом: `KeptRounds`.'],
  props: {
    erasure: 'Стирание, как его записал журнал.',
    doer: 'Как зовут коллегу, который стёр; пусто, когда стёр не он.',
    round: 'Раунд, чьи это разговоры; null, если его нет.',
  },
});
