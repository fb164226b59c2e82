import type { PasteTextDialogProps } from '#src/features/research/files/PasteTextDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PasteTextDialogProps>({
  what: '«Вставить текст»: название и текст становятся файлом .txt исследования.',
  example: 'Pasting',
  whenNot: ['Текст уже лежит в файле: «Добавить файлы».'],
  keys: [['Escape', 'закрывает, набранное остаётся; пока записывается — нет']],
  props: {
    draft: 'Набранное до того, как диалог закрыли.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onPaste: 'Добавляет текст файлом; диалог закроется, когда это случилось, и скажет почему, если нет.',
    onClose: 'Диалог пора убрать.',
  },
});
