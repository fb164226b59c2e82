import type { ContactBulkProps } from '#src/features/audiences/contacts/ContactBulk.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactBulkProps>({
  what: 'Что делают с выбранными контактами сразу: метки.',
  example: 'Some',
  whenNot: ['Никто не выбран: действий нет.'],
  keys: [['Enter', 'даёт метку']],
  props: {
    count: 'Сколько выбрано.',
    found: 'Сколько найдено.',
    onChooseAll: 'Выбирает всех найденных.',
    onClear: 'Снимает выбор.',
    onTag: 'Даёт выбранным метки через запятую или снимает их.',
  },
});
