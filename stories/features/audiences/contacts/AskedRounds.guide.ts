import type { AskedRoundsProps } from '#src/features/audiences/contacts/AskedRounds.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AskedRoundsProps>({
  what: 'Раунды, в которых спрашивали контакт или аудиторию: когда, что вышло, где расшифровка.',
  example: 'OfContact',
  whenNot: ['Люди одного раунда: `RespondentList`.'],
  props: {
    title: 'Как называется список.',
    rounds: 'Раунды, последний первым.',
    figures: 'Что посчитано перед ними.',
    emptyText: 'Что сказать, когда их нет.',
    onRetry: 'Спросить снова после отказа.',
    headingLevel: 'Уровень заголовка; обычно 3.',
  },
});
