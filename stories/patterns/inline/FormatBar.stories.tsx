import { useRef } from 'react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FormatBar, type FormatBarProps } from '#src/patterns/inline/FormatBar.tsx';

function Demo(props: Omit<FormatBarProps, 'area'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <FormatBar {...props} area={area} />
      <textarea ref={area} aria-label="Продукт" rows={6} cols={40} defaultValue={'раз\nдва'} />
    </>
  );
}

const meta = preview.meta({
  id: 'patterns-inline-formatbar',
  title: 'Приёмы/Оформление текста · FormatBar (жирный, список, таблица)',
  component: FormatBar,
  args: { of: 'Продукт', busy: false, area: { current: null } },
  render: (args) => <Demo of={args.of} busy={args.busy} />,
});

export const Formatted = meta.story({
  name: 'Слово жирное, строки списком, и каждое можно отменить',
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    area.setSelectionRange(0, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Жирный: Продукт' }));
    await expect(area).toHaveValue('**раз**\nдва');
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('раз');
    area.select();
    await userEvent.click(canvas.getByRole('button', { name: 'Список: Продукт' }));
    await expect(area).toHaveValue('- **раз**\n- два');
    document.execCommand('undo');
    await expect(area).toHaveValue('**раз**\nдва');
  },
});

export const Busy = meta.story({
  name: 'Пока пишется, оформлять нельзя',
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Таблица: Продукт' })).toBeDisabled();
  },
});
