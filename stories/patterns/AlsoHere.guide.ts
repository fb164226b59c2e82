import type { AlsoHereProps } from '#src/patterns/AlsoHere.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<AlsoHereProps>({
  what: 'Место, где открыта запись: в общей компании здесь сказано, кто ещё её открыл. В компании одного браузера — ничего.',
  example: 'Shared',
  when: ['Экран, раскрытая строка или чтение показывают одну запись, которую может открыть и коллега.'],
  whenNot: ['Список записей: кто какую открыл, видно за облаком в шапке, `PeopleHere`.'],
  anatomy: [{ part: 'Строка', sense: 'её рисует приложение; места она не занимает.' }],
  keys: 'Клавиш не слышит: это слова, с ними ничего не делают.',
  speech: ['Говорит то, что нарисовало приложение: `RecordHere` — один раз о каждом, кто пришёл.'],
  props: {
    kind: 'Вид открытой записи.',
    id: 'Её `id`.',
    place:
      'Где стоит строка: `edge` — в отступе над раскрытым, `gap` — под заголовком экрана, `corner` — в конце строки под ним.',
  },
  code: `import { AlsoHere } from '#src/patterns/AlsoHere.tsx';

<AlsoHere kind="research" id={research.id} place="edge" />`,
});
