import type { FolderFileListProps } from '#src/features/research/folder/FolderFileList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FolderFileListProps>({
  what: 'Файлы папки до загрузки: чем каждый станет и куда пойдёт.',
  example: 'Kinds',
  whenNot: ['Файлы, которые исследование уже хранит: `MaterialsSection`.', 'Файлы одной формы: `AttachmentList`.'],
  keys: [['Enter или Пробел', 'открывает «Куда файл …»; стрелки — по строкам, Esc — назад на кнопку']],
  props: {
    label: 'Имя списка для скринридера.',
    files: 'Файлы по порядку.',
    folder: 'Исследование, в которое они идут; `null` — никуда.',
    targets: 'Исследования, куда файл можно перенести.',
    disabled: 'Сейчас ничего не перенести.',
    onMove: 'Файл идёт в другое исследование или никуда.',
  },
});
