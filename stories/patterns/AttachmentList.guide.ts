import type { AttachmentListProps } from '#src/patterns/AttachmentList.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<AttachmentListProps>({
  what: 'Что уйдёт с формой: имя, размер, «убрать». Пусто — не рисует ничего.',
  example: 'Many',
  when: ['Под `FileDrop`, до отправки.'],
  whenNot: ['Файлы, которые уже сохранены: у них другие действия — открыть, найти, скачать.'],
  anatomy: [
    { part: 'Имя', sense: 'длинное обрезано, целиком — под указателем.', at: 'li > span' },
    { part: 'Размер', sense: 'в мегабайтах, два знака после запятой.', at: 'li > span + span' },
    { part: 'Убрать', sense: 'имя кнопки называет файл: «Убрать файл interview.txt».', at: 'li button' },
  ],
  keys: [
    ['Tab', 'по кнопкам «Убрать»'],
    ['Enter или Пробел', 'убирает файл; фокус уже на следующем, поэтому несколько убираются подряд'],
  ],
  speech: ['«Выбранные файлы, список, 3 элемента», у кнопки — имя своего файла.'],
  props: {
    label: 'Имя списка для программы чтения с экрана.',
    files: 'Файлы: имя и размер в байтах.',
    onRemove: 'Убирает файл по его месту в списке.',
    disabled: 'Сейчас убрать нельзя: форма отправляется.',
  },
  code: `import { AttachmentList } from '#src/patterns/AttachmentList.tsx';

<AttachmentList label="Выбранные файлы" files={files} onRemove={(index) => setFiles(files.toSpliced(index, 1))} />`,
});
