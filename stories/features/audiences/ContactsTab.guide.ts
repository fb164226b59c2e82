import type { ContactsTabProps } from '#src/features/audiences/ContactsTab.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactsTabProps>({
  what: 'Контакты одного вида, набранные или из файлов, и что из них распознано.',
  example: 'Typed',
  whenNot: ['Кого найти: `RecruitingTab`.'],
  props: {
    type: 'Телефоны или имена в Telegram.',
    drafts: 'Что на вкладках набрано и выбрано.',
    preview: 'Что выйдет из этой.',
    busy: 'Записывается, менять нельзя.',
    error: 'Почему не записалось; пусто — записалось.',
  },
});
