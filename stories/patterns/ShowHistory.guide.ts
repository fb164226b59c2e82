import type { ShowHistoryProps } from '#src/patterns/ShowHistory.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ShowHistoryProps>({
  what: 'Путь к истории записи: кто, когда и что в ней менял. В компании одного браузера ссылки нет: там истории никто не ведёт.',
  example: 'Shared',
  when: ['Рядом со «Связями» раскрытой записи.', 'В окне, где запись показана целиком, и в строке, где её правят.'],
  whenNot: [
    'В закрытой строке списка: там одна строка смысла и не больше трёх меток.',
    'Прежние тексты одной карточки доски: у карточки своя история.',
  ],
  anatomy: [
    { part: 'Ссылка', sense: 'квадрат 32 px, на телефоне 44 px; слово — в подсказке.', at: 'a' },
    { part: 'Значок', sense: 'без слова: кнопок в ряду и так много.', at: 'a svg' },
  ],
  keys: [
    ['Enter', 'открывает историю поверх экрана'],
    ['Ctrl + Enter', 'открывает её в новой вкладке: это делает браузер'],
  ],
  speech: ['«История изменений: Глубинные интервью, ссылка»: имя записи слышно и без того, что вокруг.'],
  props: {
    kind: 'Вид записи.',
    id: 'Её id.',
    of: 'Имя записи: его добавляют к имени ссылки.',
  },
  code: `import { ShowHistory } from '#src/patterns/ShowHistory.tsx';

<ShowHistory kind="research" id={study.id} of={study.title} />`,
});
