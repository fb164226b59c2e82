import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Popup, type PopupProps } from '#src/ui/Popup.tsx';

/** A button, and what it opens beside itself. */
function Opened({ onClose, ...props }: PopupProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        Из чего сложилось
      </Button>
      {open ? (
        <Popup
          {...props}
          anchor={button}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      ) : null}
    </>
  );
}

const meta = preview.meta({
  id: 'ui-popup',
  title: 'Элементы/Карточка у кнопки · Popup',
  component: Popup,
  args: {
    label: 'Из чего сложилось',
    anchor: { current: null },
    onClose: fn(),
    children: <p>Четыре человека за, никто против.</p>,
  },
  render: (args) => <Opened {...args} />,
});

export const Beside = meta.story({
  name: 'Открыта под кнопкой; Escape закрывает и возвращает фокус',
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button');
    await step('Под кнопкой, по её краю', async () => {
      await userEvent.click(button);
      const popup = await screen.findByRole('dialog', { name: 'Из чего сложилось' });
      await waitFor(() =>
        expect(popup.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom),
      );
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('И снова: так она видна', async () => {
      await userEvent.click(button);
      await screen.findByRole('dialog');
    });
  },
});
