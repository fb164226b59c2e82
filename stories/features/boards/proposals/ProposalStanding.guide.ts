import type { ProposalStandingProps } from '#src/features/boards/proposals/ProposalStanding.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProposalStandingProps>({
  what: 'Как предложение относится к карточке: подтверждает, противоречит, добавляет — и к какой её строке.',
  example: 'Contradicts',
  when: ['Предложение ждёт решения, и карточку уже кто-то написал.'],
  whenNot: ['Доказанность гипотезы: `ScoreButton`.'],
  speech: ['Сказано словом, цвет только вторит. Чего правила не разобрали, названо «сверьте сами».'],
  props: {
    standing: 'Как относится и к какой строке.',
    isBlank: 'Карточка ещё пуста.',
  },
});
