import type { CopyByHandDialogProps } from '#src/features/fieldwork/round/CopyByHandDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CopyByHandDialogProps>({
  what: 'Ссылка, которую браузер не дал положить в буфер обмена: её копируют руками.',
  whenNot: ['Ссылка и так стоит на странице: `LinkListItem`.'],
  props: {
    address: 'Ссылка целиком; выделена сразу.',
    onClose: 'Зовётся, когда окно убирают.',
  },
});
