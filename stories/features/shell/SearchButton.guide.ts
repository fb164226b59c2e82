import type { SearchButtonProps } from '#src/features/shell/SearchButton.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SearchButtonProps>({
  what: 'Видимый путь в палитру. В широком окне показывает своё сочетание клавиш, от 1199 px и уже — один значок.',
  whenNot: ['Поиск по списку: он в `FilterBar`.'],
  props: {
    shortcut: 'Сочетание для этой клавиатуры: «Ctrl K» или «⌘ K»; пусто, пока неизвестно.',
    onOpen: 'Открывает палитру.',
  },
});
