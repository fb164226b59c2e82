import type { StudyDialogProps } from '#src/features/research/StudyDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<StudyDialogProps>({
  what: '«Изменить исследование»: все поля, вопросы и связи; под формой — прежние значения.',
  example: 'Editing',
  whenNot: ['Новое исследование с файлами: `UploadResearchDialog`.', 'Один инсайт: `EditInsightDialog`.'],
  keys: [
    ['Enter', 'в однострочном поле сохраняет'],
    ['Escape', 'закрывает; набранное остаётся черновиком'],
  ],
  props: {
    research: 'Исследование; хранимое, каким оно стало. Удалённое так и говорит.',
    options: 'С чем его можно связать: эксперименты, гипотезы, аудитории.',
    draft: 'Набранное до того, как диалог закрыли.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onSave: 'Записывает. Диалог закроется, только когда это случилось.',
    onRestore: 'Возвращает полю прежнее значение, по ключу.',
    onClose: 'Диалог пора убрать.',
  },
});
