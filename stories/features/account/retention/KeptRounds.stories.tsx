import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { KeptRounds } from '#src/features/account/retention/KeptRounds.tsx';

import { ROUNDS } from './sampleErasures.ts';

const meta = preview.meta({
  id: 'features-account-retention-keptrounds',
  title: 'Разделы/Личный кабинет/Что сотрётся по раундам · KeptRounds',
  component: KeptRounds,
  parameters: {
    docs: { description: { component: 'Что сотрётся по сроку: по раундам, сколько разговоров и между какими днями.' } },
  },
  args: { rounds: ROUNDS },
});

export const ByRound = meta.story({
  name: 'По раундам: сколько, когда, о чём предупредили',
  play: async ({ canvas }) => {
    const [near, gone] = canvas.getAllByRole('listitem');
    await expect(near).toHaveTextContent(
      /12\sразговоров, срок 10\.06\.2026.*02\.08\.2026.*о\s5\sразговорах предупреждены/,
    );
    await expect(gone).toHaveTextContent(/^Удалённый раунд1\sразговор, срок 14\.09\.2026$/);
  },
});
