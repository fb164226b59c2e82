import type { MobileHeaderProps } from '#src/features/shell/MobileHeader.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MobileHeaderProps>({
  what: 'Шапка телефона: меню, название продукта, поиск и тема.',
  whenNot: ['От 768 px: там `TopBar` и `Rail`.'],
  props: {
    onMenuOpen: 'Открывает навигацию.',
    company: 'Какая компания открыта, у названия.',
    actions: 'Что стоит в конце: поиск, тема.',
  },
});
