import type { TouchpointSectionsProps } from '#src/features/tactics/TouchpointSections.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TouchpointSectionsProps>({
  what: 'Точка касания в семи разделах по порядку: найденное выше примеров, происхождение названо один раз.',
  example: 'Evidence',
  whenNot: ['Строка списка: в ней одна строка смысла.'],
  speech: ['У каждого раздела свой заголовок; пустых разделов нет.'],
  props: {
    card: 'Точка со всем, что о ней известно.',
    compact: 'В карусели: мельче, не больше двух строк раздела сначала.',
    onOpenQuote: 'Нажата цитата: «Детали исследования».',
    onCreate: '«Создать эксперимент».',
    experimentHref: 'Адрес эксперимента.',
    researchHref: 'Адрес исследований: гипотезы берутся там.',
  },
});
