import type { KeptRoundsProps } from '#src/features/account/retention/KeptRounds.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<KeptRoundsProps>({
  what: 'Что сотрётся по сроку: по раундам, сколько разговоров и между какими днями.',
  example: 'ByRound',
  whenNot: ['Что уже стёрто: `ErasureRow`.'],
  props: { rounds: 'Раунды, о которых что-то хранится: чей срок ближе, тот выше.' },
});
