import type { ForgottenDialogProps } from '#src/features/fieldwork/person/ForgottenDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ForgottenDialogProps>({
  what: 'Подтверждение: что о человеке стёрто и когда, и файл об этом, в котором нет ни слова о нём.',
  whenNot: ['Спросить до этого: `ForgetPersonDialog`.'],
  props: {
    forgotten: 'Сколько стёрто и когда.',
    isShared: 'Компания общая: запись есть в её журнале.',
    onSave: 'Сохраняет файл.',
    onClose: 'Зовётся, когда окно убирают.',
  },
});
