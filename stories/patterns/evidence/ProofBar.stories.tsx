import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { NO_PROOF_FILTER, type ProofFilter } from '#src/domain/research/across/proof.ts';
import { ProofBar } from '#src/patterns/evidence/ProofBar.tsx';

const meta = preview.meta({
  id: 'patterns-evidence-proofbar',
  title: 'Приёмы/Гипотезы по доказанности · ProofBar',
  component: ProofBar,
  args: {
    filter: NO_PROOF_FILTER,
    found: null,
    usual: 'По приоритету',
    onFilterChange: fn<(filter: ProofFilter) => void>(),
  },
});

export const All = meta.story({
  name: 'Все, как стоят; выбор уходит наружу',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Доказанность'), 'Опровергается');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ proof: 'refuted', rank: 'usual' });
    await userEvent.selectOptions(canvas.getByLabelText('Порядок'), 'По доказанности');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ proof: 'all', rank: 'proof' });
  },
});
export const Nothing = meta.story({
  name: 'Таких гипотез нет: путь назад',
  args: { filter: { proof: 'refuted', rank: 'proof' }, found: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ proof: 'all', rank: 'proof' });
  },
});
