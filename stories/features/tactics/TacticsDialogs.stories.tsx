import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { TacticsDialogs } from '#src/features/tactics/TacticsDialogs.tsx';

import { researchCard, researchQuote } from './sampleJourney.ts';
import { ReopenedDialogs } from './ReopenedDialogs.tsx';

const [hypothesis] = researchCard.hypotheses;

const meta = preview.meta({
  id: 'features-tactics-tacticsdialogs',
  title: 'Разделы/Тактика/Все диалоги тактики · TacticsDialogs',
  component: TacticsDialogs,
  parameters: {
    docs: {
      description: { component: '«Детали исследования» и канвас; закрытый по ошибке канвас открывается с набранным.' },
    },
  },
  args: {
    subject: { quote: researchQuote, card: researchCard },
    today: '2026-11-21',
    quoteHref: () => '/?open=study',
    onCreate: fn(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
  render: (args) => <ReopenedDialogs {...args} />,
});

export const Quote = meta.story({
  name: 'Цитата и её исследование',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Детали исследования' });
    await expect(dialog).toHaveTextContent(researchQuote.text);
  },
});

const name = () => screen.findByRole('textbox', { name: /^Название эксперимента/ });

export const Canvas = meta.story({
  name: 'Канвас, закрытый по ошибке, открывается с набранным',
  args: hypothesis ? { subject: { hypothesis, card: researchCard } } : {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'Набранное');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await expect(await name()).toHaveValue('Набранное');
  },
});
