import type { RefusedFindingsProps } from '#src/features/research/reading/findings/RefusedFindings.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RefusedFindingsProps>({
  what: 'Находки, о которых человек сказал «Не то»: свёрнуты, каждую можно вернуть.',
  example: 'Some',
  whenNot: ['Находки, которые ещё ждут: `FindingsPanel`.'],
  props: { refused: 'Отклонённые, новые впереди.', onReturn: '«Вернуть».' },
});
