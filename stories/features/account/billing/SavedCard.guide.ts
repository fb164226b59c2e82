import type { SavedCardProps } from '#src/features/account/billing/SavedCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SavedCardProps>({
  what: 'Сохранённая карта: известны только последние цифры.',
  whenNot: ['Полный номер: его нет нигде.'],
  props: {
    card: 'Карта.',
    onMakeDefault: '«Сделать основной».',
    onEdit: '«Изменить».',
    onDelete: 'Убирает; вернуть предлагает тот, кто вызвал.',
  },
});
