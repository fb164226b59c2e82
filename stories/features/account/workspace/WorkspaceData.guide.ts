import type { WorkspaceDataProps } from '#src/features/account/workspace/WorkspaceData.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<WorkspaceDataProps>({
  what: '«Данные»: пространство в файл и из файла, образец обратно, место в браузере.',
  example: 'Filled',
  whenNot: ['Выгрузка списка: `ExportButton`.'],
  props: {
    companyName: 'Открытая компания.',
    onSave: 'Делает файл пространства.',
    onInspect: 'Читает файл и говорит, что в нём.',
    onOpen: 'Заменяет или объединяет.',
    onReset: 'Возвращает демо-данные; `null` — не образец одного браузера, и части «Демо-данные» нет.',
  },
});
