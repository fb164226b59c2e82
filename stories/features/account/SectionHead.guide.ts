import type { SectionHeadProps } from '#src/features/account/SectionHead.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SectionHeadProps>({
  what: 'Шапка раздела кабинета: название, зачем он, главное действие.',
  whenNot: ['Экран вне кабинета: `PageHeader` с единственным `h1`.'],
  props: {
    title: 'Название, заголовок второго уровня.',
    children: 'Зачем раздел, одной фразой.',
    action: 'Главное действие.',
  },
});
