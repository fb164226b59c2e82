import type { BoardGridProps } from '#src/features/boards/BoardGrid.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BoardGridProps>({
  what: 'Доска карточками, которые правят на месте: три колонки, где тесно — две, на телефоне одна. PESTEL, OKR и канва занимают две.',
  example: 'Vision',
  whenNot: ['Доска экспериментов: там карточки переносят, `ExperimentBoard`.'],
  keys: [['Tab', 'по карточкам: связи, история, карандаш']],
  props: {
    board: 'Доска; `null` — её ещё нет: карточки пусты, первая запись её создаст.',
    boardId: 'Какая это доска.',
    cards: 'Какие карточки и в каком порядке.',
    drafts: 'Набранное и не сохранённое: такая карточка открывается в правке.',
    linksHref: 'Адрес «Связей» записи. Функция постоянная.',
    shownCard: 'Какую карточку показать, открыв доску.',
  },
});
