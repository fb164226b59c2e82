import type { RoundQuotasProps } from '#src/features/fieldwork/round/RoundQuotas.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RoundQuotasProps>({
  what: 'Сколько людей какого сегмента спросить в раунде самое большее.',
  whenNot: ['Сегменты доски: `RecordsEditor`.'],
  example: 'Adding',
  props: { values: 'Сегменты и числа.', errors: 'Что не так, по имени поля.', onType: 'Набрали другое.' },
});
