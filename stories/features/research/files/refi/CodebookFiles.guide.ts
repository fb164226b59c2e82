import type { CodebookFilesProps } from '#src/features/research/files/refi/CodebookFiles.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodebookFilesProps>({
  what: 'Кодовая книга файлом .qdc: скачать свою, загрузить чужую.',
  example: 'Both',
  whenNot: ['Тексты с кодами: `RefiExportDialog` и `RefiImportDialog`.'],
  keys: [['Enter', 'открывает меню; стрелки ведут по нему, Escape закрывает']],
  props: {
    hasCodes: 'Есть ли коды, которые можно скачать.',
    acts: 'Делает файл и читает его.',
  },
});
