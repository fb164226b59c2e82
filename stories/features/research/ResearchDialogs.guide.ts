import type { ResearchDialogsProps } from '#src/features/research/ResearchDialogs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ResearchDialogsProps>({
  what: 'Формы и диалоги экрана исследований.',
  example: 'Adding',
  whenNot: ['Диалоги другого экрана: у каждого свой набор.'],
  props: {
    productChoice: 'Продукты компании и какой показан: его спрашивают, добавляя гипотезу в бэклог.',
    uploading: 'Форма загрузки; раз открытая, она хранит набранное, пока закрыта.',
    onUploadingChange: 'Открыть форму или закрыть.',
    adding: 'Гипотеза, которая идёт в бэклог, или `null`.',
    onAddingEnd: 'Больше не идёт или уже там.',
    deleting: 'Исследование, об удалении которого спрашивают, или `null`.',
    onDeletingEnd: 'Остаётся или удалено.',
    giving: 'Исследования, которые выгружают в REFI-QDA, или `null`.',
    onGivingEnd: 'Выгружены или остаются.',
    refi: 'Загружает то, что делает и читает проекты REFI-QDA.',
    editing: 'Что в открытом исследовании правят, или `null`.',
    onEditingEnd: 'Форму правки пора закрыть.',
    open: 'Открытое исследование; `null`, пока оно не прочитано.',
    edits: 'Чем его правят.',
    author: 'Кого предложить автором: имя из профиля.',
    onUpload: 'Записывает исследование с файлами; отдаёт ход и умеет остановиться.',
    experimentOptions: 'Эксперименты, с которыми можно связать новое исследование.',
    hypothesisOptions: 'Гипотезы, с которыми можно связать.',
    audienceOptions: 'Аудитории, которые можно было спросить.',
    onUploadFolder: 'Записывает исследования из папки: каждое целиком или никак.',
    onUploadInvalid: 'Форму отправили без обязательных полей.',
    onAddToBacklog: 'Гипотезу подтвердили в бэклог.',
    onDelete: 'Удаление подтвердили.',
  },
});
