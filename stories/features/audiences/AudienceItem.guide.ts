import type { AudienceItemProps } from '#src/features/audiences/AudienceItem.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AudienceItemProps>({
  what: 'Аудитория в списке: название, описание, респонденты, этапы и точки касания.',
  example: 'Full',
  whenNot: ['Персона аудитории: `PersonaCard`.'],
  keys: [['Enter или Пробел', 'раскрывает и сворачивает']],
  props: { audience: 'Аудитория, коротко, с тем, что сосчитано.', children: 'Подробности; рисуются, пока раскрыта.' },
});
