import type { OkrViewProps } from '#src/features/boards/okr/OkrView.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<OkrViewProps>({
  what: 'Цели с ключевыми результатами для чтения и доля сделанного у каждого.',
  when: ['Раздел доски с целями, пока его не правят.'],
  whenNot: ['Свободный текст: его показывает `MarkdownText`.'],
  props: { content: 'Текст карточки по правилам записи целей.' },
});
