import type { PassagePickerProps } from '#src/features/chat/picking/PassagePicker.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassagePickerProps>({
  what: 'Окно с текстом файла или страницы, в котором выбирают ответ на вопрос ассистента; выбранное идёт в поле ответа, с источником.',
  example: 'Several',
  when: ['Ассистент ждёт ответа, и в разговоре есть прочитанный файл или страница.'],
  whenNot: ['Программа нашла ответ сама: `ProposalCard`.'],
  speech: ['Сколько выбрано, читается само.'],
  props: {
    question: 'Вопрос, который задан.',
    sources: 'Где можно выбирать, хотя бы одно.',
    shown: 'Что открыто.',
    text: 'Его текст; пустой, если его уже нет.',
    onShow: 'Открывают другое.',
    onRetry: 'Прочитать текст ещё раз.',
    onPick: 'Выбранное и где оно стоит.',
    onClose: 'Окно закрывают.',
  },
});
