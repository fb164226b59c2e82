import type { FolderStudyCardProps } from '#src/features/research/folder/FolderStudyCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FolderStudyCardProps>({
  what: 'Исследование, которым станет папка: название и файлы, пока ничего не загружено.',
  example: 'Titled',
  whenNot: ['Исследование, которое уже есть: `ResearchItem`.'],
  keys: [['Enter или Пробел', 'открывает действия с папкой: всё — в другое исследование, «Не загружать»']],
  props: {
    row: 'Папка, её название, файлы и почему она не загрузилась.',
    targets: 'Исследования, куда файлы можно перенести.',
    disabled: 'Сейчас ничего не изменить.',
    onTitleChange: 'Название набирают.',
    onMove: 'Файлы идут в другое исследование или никуда.',
  },
});
