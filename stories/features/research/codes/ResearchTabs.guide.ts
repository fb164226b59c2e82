import type { ResearchTabsProps } from '#src/features/research/codes/ResearchTabs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ResearchTabsProps>({
  what: 'Виды раздела «Исследования»: список, коды и то, что из них складывают.',
  example: 'Codes',
  whenNot: ['Виды одной записи на одном месте: `Tabs`.'],
  keys: [['Tab', 'от вида к виду: это ссылки, у каждого вида свой адрес']],
  props: {
    tabs: 'Виды по порядку: название, адрес, показан ли он сейчас.',
  },
});
