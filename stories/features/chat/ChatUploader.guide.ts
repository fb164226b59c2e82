import type { ChatUploaderProps } from '#src/features/chat/ChatUploader.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ChatUploaderProps>({
  what: 'Материалы о продукте: не больше пяти, читаются в этом браузере.',
  example: 'Dropped',
  whenNot: ['Материалы исследования: `UploadResearchDialog`, там они хранятся.'],
  keys: [
    ['Enter или Пробел', 'на «Выбрать файлы» открывает окно системы'],
    ['Tab', 'от файлов к «Продолжить без файлов» или «Готово»'],
  ],
  speech: ['Область «Загрузка данных». Что не взято и почему, названо сразу.'],
  props: {
    files: 'Файлы, которые уже дали, и прежние тоже.',
    disabled: 'Давать сейчас нельзя.',
    onChoose: 'Взятые файлы; остальные названы здесь, с причиной.',
    onContinue: 'Нажато «Продолжить без файлов» или «Готово»: подпись и есть то, что сказал человек.',
  },
});
