import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ScorePopup } from '#src/patterns/evidence/ScorePopup.tsx';

import { AnchoredScore } from './AnchoredScore.tsx';
import { gradedScore, scoreWith } from './sampleScores.ts';

const meta = preview.meta({
  id: 'patterns-evidence-scorepopup',
  title: 'Приёмы/Из чего доказанность · ScorePopup',
  component: ScorePopup,
  args: { score: scoreWith(4, 1, 'VALIDATED'), anchor: { current: null }, onClose: fn<() => void>() },
  render: (args) => <AnchoredScore {...args} />,
});

export const Supported = meta.story({
  name: 'Подтверждается: за, против, слова, эксперименты, всего',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: /^Подтверждается: \+/ });
    await expect(dialog).toHaveTextContent(/За4.человека из 2.исследований.*Против1.человек/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
export const Graded = meta.story({
  name: 'Люди сказали, насколько это остро',
  args: { score: gradedScore('VALIDATED') },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(/За4.человека из 2.исследованийостанавливает — 2, терпимо — 1/);
    await expect(dialog).toHaveTextContent(/Против2.человека из 2.исследованийостанавливает — 1, терпимо — 1/);
  },
});
export const Refuted = meta.story({ name: 'Опровергается', args: { score: scoreWith(0, 4, 'INVALIDATED') } });
export const Disputed = meta.story({
  name: 'Спорно: выводы экспериментов разошлись',
  args: { score: scoreWith(2, 2, 'VALIDATED', 'INVALIDATED') },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Спорно: 0' });
    await expect(dialog).toHaveTextContent(/подтверждена — 1, опровергнута — 1/);
  },
});
export const Thin = meta.story({ name: 'Мало данных', args: { score: scoreWith(2, 0) } });
export const None = meta.story({ name: 'Пока нет слов', args: { score: scoreWith(0, 0) } });
export const Phone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
