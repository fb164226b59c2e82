import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MendedLine } from '#src/features/audiences/contacts/MendedLine.tsx';
import { inList } from '#stories/frames.tsx';

const meta = preview.meta({
  id: 'features-audiences-contacts-mendedline',
  title: 'Разделы/Аудитории/Строка, которую поправляют · MendedLine',
  component: MendedLine,
  parameters: {
    docs: { description: { component: 'Строка, которую поправляют: берётся по Enter, кнопке и уходу со строки.' } },
  },
  args: {
    foreign: undefined,
    line: { line: 4, text: '8 900', source: null, type: 'phone' as const, reason: 'Не хватает цифр' },
    field: fn(),
    onMend: fn(),
    onRemove: fn(),
  },
  decorators: [inList('Строки')],
});

export const Mended = meta.story({
  name: 'Поправили: распознано, Enter берёт',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Строка 4' });
    await expect(canvas.queryByRole('button', { name: /^Исправить/ })).toBeNull();
    await userEvent.type(field, ' 000-00-01');
    await expect(canvas.getByRole('button', { name: 'Исправить Строка 4' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMend).toHaveBeenCalledWith('8 900 000-00-01', true);
  },
});

export const Removed = meta.story({
  name: 'Убрали',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Строка 4' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onMend).not.toHaveBeenCalled();
  },
});
