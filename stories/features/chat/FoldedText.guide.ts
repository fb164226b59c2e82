import type { FoldedTextProps } from '#src/features/chat/FoldedText.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FoldedTextProps>({
  what: 'Текст, как набран; у очень длинного видно начало, остальное раскрывается.',
  example: 'Long',
  whenNot: ['Одна строка смысла с многоточием: это дело строки списка.', 'Пояснение, нужное не всем: `Disclosure`.'],
  speech: ['Кнопка говорит, чей текст раскроет.'],
  props: {
    text: 'Похожее на HTML остаётся текстом, переносы — переносами.',
    markdown: 'Рисует списки, жирное и таблицы, как доски.',
    of: 'Чей это текст — для имени кнопки.',
  },
});
