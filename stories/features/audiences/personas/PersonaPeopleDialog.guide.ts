import type { PersonaPeopleDialogProps } from '#src/features/audiences/personas/PersonaPeopleDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PersonaPeopleDialogProps>({
  what: 'Поставить людей за персону и убрать: поиск по участникам всех исследований.',
  example: 'Choosing',
  whenNot: ['Показать, кто за ней: `PersonaPeople`.'],
  props: {
    persona: 'Персона.',
    offered: 'Все, с кем говорили.',
    personaTitle: 'Заголовок другой персоны по её id; пусто — её нет.',
    onSubmit: 'Записывает выбранных; диалог закрывается только после этого.',
    onClose: 'Диалог пора убрать.',
  },
});
