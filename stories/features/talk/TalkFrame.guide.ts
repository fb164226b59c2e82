import type { TalkFrameProps } from '#src/features/talk/TalkFrame.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TalkFrameProps>({
  what: 'Место обсуждения: рядом с записью, где есть место обоим, иначе лист поверх. Экран рядом с ним сужается, ничего не закрыто.',
  example: 'Shown',
  whenNot: ['Лист фильтров и всё, что нужно на минуту: `Sheet`.'],
  keys: [['Escape', 'закрывает; фокус возвращается туда, откуда открыли']],
  speech: ['«Обсуждение, область» рядом с записью, «Обсуждение, диалог» поверх неё.'],
  props: { children: 'Обсуждение: `TalkPanel`.', onClose: 'Пора убрать.' },
});
