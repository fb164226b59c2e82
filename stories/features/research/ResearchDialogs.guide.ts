import type { ResearchDialogsProps } from '#src/features/research/ResearchDialogs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ResearchDialogsProps>({
  what: 'Формы и диалоги экрана исследований и вид чтения.',
  example: 'Adding',
  whenNot: ['Диалоги другого экрана: у каждого свой набор.'],
  props: {
    uploading: 'Форма загрузки; раз открытая, она хранит набранное, пока закрыта.',
    onUploadingChange: 'Открыть форму или закрыть.',
    adding: 'Гипотеза, которая идёт в бэклог, или `null`.',
    onAddingEnd: 'Больше не идёт или уже там.',
    deleting: 'Исследование, об удалении которого спрашивают, или `null`.',
    onDeletingEnd: 'Остаётся или удалено.',
    onUpload: 'Записывает исследование с файлами; отдаёт ход и умеет остановиться.',
    reading: 'Материал, который читают, или `null`.',
    query: 'Слова поиска по списку: с них начинает чтение.',
    experimentOptions: 'Эксперименты, с которыми можно связать новое исследование.',
    hypothesisOptions: 'Гипотезы, с которыми можно связать.',
    audienceOptions: 'Аудитории, которые можно было спросить.',
    onUploadInvalid: 'Форму отправили без обязательных полей.',
    onRetry: 'Прочитать ещё раз то, что не открылось.',
    onAddToBacklog: 'Гипотезу подтвердили в бэклог.',
    onDelete: 'Удаление подтвердили.',
    onRead: 'Читать материал, с цитаты или с начала; `null` закрывает.',
    onCreateHypothesis: 'Выделенные слова стали гипотезой.',
    onAddInsight: 'Выделенные слова стали инсайтом.',
  },
});
