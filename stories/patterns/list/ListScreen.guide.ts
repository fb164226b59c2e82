import type { ListScreenProps } from '#src/patterns/list/ListScreen.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ListScreenProps<object, { readonly query: string }>>({
  what: 'Экран, который и есть один список: заголовок с действиями, поиск и фильтры, число найденного, все состояния списка и первое действие пустого.',
  example: 'Ready',
  when: [
    'Раздел — это список записей одного вида с поиском: так собраны Исследования, Эксперименты и Аудитории.',
    'Над списком есть что-то ещё (воронка, бэклог): `above`.',
    'Вид переключается: переключатель в `views`, сам вид — в `children`.',
  ],
  whenNot: [
    'Список — часть страницы: соберите его из `ListHead`, `FilterBar` и `ListStates`.',
    'Доска карточек без поиска.',
  ],
  anatomy: [
    { part: 'Шапка', sense: '`PageHeader`: название, зачем, главное действие, «Экспорт».', at: 'h1' },
    { part: 'Поиск и фильтры', sense: '`FilterBar`: отвечает на каждую букву.', at: 'input[type="search"]' },
    {
      part: 'Название списка',
      sense: '`ListHead` с числом; если над списком что-то есть — стоит над фильтрами.',
      at: 'h2',
    },
    { part: 'Список', sense: 'или одно из состояний `ListStates`.', at: '[aria-busy] > ul' },
  ],
  keys: [
    ['/', 'в поиск'],
    ['Tab', 'шапка, поиск, фильтры, список'],
  ],
  speech: [
    'Число найденного — одним объявлением, когда набор закончен и применён.',
    'Что ушло из списка, отдаёт фокус соседу, а не началу страницы.',
  ],
  props: {
    heading: 'Название экрана и зачем он.',
    also: 'Что ещё можно начать, рядом с главным действием; у пустого списка — своими словами.',
    create: 'Чем начинают запись: главное действие и первое действие пустого списка.',
    file: 'Что делает из списка файл.',
    above: 'Что стоит над списком и к нему не относится.',
    listTitle: 'Название списка: «Список исследований».',
    views: 'Переключатель вида рядом с названием.',
    searchLabel: 'Пример в поле поиска и его имя.',
    noun: 'Что в списке, для 1, 2–4 и 5.',
    noFilter: 'Фильтр, который пропускает всё.',
    choices: 'Фильтры; их значения — поля фильтра, первый вариант — `all`.',
    searchedIn: 'Где искали, фразой: говорится, когда не нашлось.',
    onFilterChange: 'Фильтр сменился; `typing` — на каждую клавишу.',
    brokenCount: 'Сколько записей не прочиталось: об этом сказано.',
    settled: 'Поиск дошёл до конца, число можно говорить.',
    searching: 'Что показано, пока ищут там, где ещё не нашли.',
    emptyTitle: 'Заголовок, когда нет совсем ничего.',
    emptyText: 'Зачем этот список, когда в нём пусто.',
    emptyAction: 'Первое действие пустого списка. Без него — `create`.',
    onRetry: 'Прочитать ещё раз то, что не открылось.',
    children: 'Сам список; рисуется, когда что-то прошло фильтр.',
    dialogs: 'Что лежит поверх экрана.',
    list: 'Список: читается, не открылся или есть.',
    filter: 'Фильтр, как он набран.',
    applied: 'Фильтр, который уже применён; догоняет набранный.',
    found: 'Что прошло применённый фильтр.',
  },
  code: `import { ListScreen } from '#src/patterns/list/ListScreen.tsx';
import { useNarrowed } from '#src/patterns/list/useNarrowed.ts';

const narrowed = useNarrowed(studies, filter, filterStudies);

<ListScreen
  {...narrowed}
  heading={{ title: 'Исследования', subtitle: 'Разговоры с людьми' }}
  listTitle="Список исследований"
  searchLabel="Поиск исследований..."
  noun={['исследование', 'исследования', 'исследований']}
  noFilter={NO_FILTER}
  choices={CHOICES}
  onFilterChange={onFilterChange}
  brokenCount={0}
  emptyTitle="Исследований пока нет"
  emptyText="Загрузите первое интервью."
  onRetry={onRetry}
>
  <StudyList studies={narrowed.found} />
</ListScreen>`,
});
