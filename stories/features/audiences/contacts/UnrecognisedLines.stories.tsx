import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { UnrecognisedLines } from '#src/features/audiences/contacts/UnrecognisedLines.tsx';

const none = { source: null, type: 'phone' as const, reason: 'Здесь нет номера телефона' };

const lines = ['8 900', 'без номера', '12'].map((text, index) => ({ ...none, line: index + 1, text }));

const meta = preview.meta({
  id: 'features-audiences-contacts-unrecognisedlines',
  title: 'Разделы/Аудитории/Нераспознанные строки · UnrecognisedLines',
  component: UnrecognisedLines,
  parameters: {
    docs: {
      description: {
        component: 'Строки без контакта: каждую поправляют на месте или убирают, фокус идёт к следующей.',
      },
    },
  },
  args: { foreign: undefined, lines, home: { current: null }, onMend: fn(), onRemove: fn() },
});

export const Three = meta.story({
  name: 'Убрали одну: она уходит сразу, фокус на следующей',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Строка 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith(lines[1]);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Строка 3' })).toHaveFocus();
  },
});

export const Many = meta.story({
  name: 'Больше пятидесяти: остальные по нажатию',
  args: { lines: Array.from({ length: 70 }, (_, index) => ({ ...none, line: index + 1, text: 'нет' })) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 20' }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(70);
  },
});
