import type { StatusProposalProps } from '#src/features/research/StatusProposal.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<StatusProposalProps>({
  what: 'Тихая строка: какой статус исследование, похоже, уже заслужило и почему. Сам по себе статус не меняется.',
  example: 'Complete',
  whenNot: ['Сменить статус по своему решению: он есть в форме исследования.'],
  props: { proposal: 'Статус и причина одной фразой.', onAccept: 'Человек согласен.' },
});
