import type { SectionNavProps } from '#src/features/account/SectionNav.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SectionNavProps>({
  what: 'Разделы кабинета ссылками; открытый отмечен.',
  whenNot: ['Виды одного раздела: `Tabs`.'],
  speech: ['Область «Разделы личного кабинета»; открытый — «текущая страница».'],
  props: { section: 'Открытый раздел.', sectionHref: 'Адрес раздела: каждый открывается и в новой вкладке.' },
});
