import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { AskModelButton, type AskModelButtonProps } from '#src/patterns/evidence/AskModelButton.tsx';

const meta = preview.meta({
  id: 'patterns-evidence-askmodelbutton',
  title: 'Приёмы/Спросить модель и остановить · AskModelButton (ИИ)',
  component: AskModelButton,
  args: { working: false, label: 'Предложить с моделью', onAsk: fn(), onStop: fn() },
});

export const Idle = meta.story({ name: 'Спрашивает' });

export const Working = meta.story({ name: 'Модель работает: останавливает', args: { working: true } });

/** A model that works until it is stopped. */
function Asked(props: AskModelButtonProps) {
  const [working, setWorking] = useState(false);
  const turn = (to: boolean, tell: () => void) => () => {
    setWorking(to);
    tell();
  };
  return (
    <AskModelButton {...props} working={working} onAsk={turn(true, props.onAsk)} onStop={turn(false, props.onStop)} />
  );
}

export const Keyboard = meta.story({
  name: 'С клавиатуры: спросить и остановить, фокус на месте',
  render: (args) => <Asked {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Остановить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Предложить с моделью' })).toHaveFocus();
  },
});
