import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { TacticsDialogs, type TacticsDialogsProps } from '#src/features/tactics/TacticsDialogs.tsx';
import { Button } from '#src/ui/Button.tsx';

import { researchCard, researchQuote } from './sampleJourney.ts';

const [hypothesis] = researchCard.hypotheses;

/** Opens what the story is about again after it was closed. */
function Demo(props: TacticsDialogsProps) {
  const [subject, setSubject] = useState(props.subject);
  return (
    <>
      <Button onClick={() => setSubject(props.subject)}>Открыть</Button>
      <TacticsDialogs {...props} subject={subject} onClose={() => setSubject(null)} />
    </>
  );
}

const meta = preview.meta({
  id: 'features-tactics-tacticsdialogs',
  title: 'Разделы/Тактика/Все диалоги тактики · TacticsDialogs',
  component: TacticsDialogs,
  args: {
    subject: { quote: researchQuote, card: researchCard },
    today: '2026-11-21',
    quoteHref: () => '/?open=study',
    onCreate: fn(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
  render: (args) => <Demo {...args} />,
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
