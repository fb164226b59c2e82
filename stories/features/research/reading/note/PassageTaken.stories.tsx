import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PassageTaken, type PassageTakenProps } from '#src/features/research/reading/note/PassageTaken.tsx';
import { inBox } from '#stories/frames.tsx';

const passage = (taken: PassageTakenProps['passage']) => taken;

const meta = preview.meta({
  id: 'features-research-reading-note-passagetaken',
  title: 'Разделы/Исследования/Вид и острота · PassageTaken',
  component: PassageTaken,
  parameters: {
    docs: {
      description: {
        component:
          'Чем сочли отмеченные слова и, если это мешает, насколько остро. Где остроты не бывает, её поля нет.',
      },
    },
  },
  args: { passage: passage({ kind: 'workaround', severity: 'serious' }), onKind: fn(), onSeverity: fn() },
  decorators: [inBox({ width: 264 })],
});

export const Grave = meta.story({
  name: 'Обходной путь: вид и острота, обе меняют и убирают с клавиатуры',
  play: async ({ args, canvas, userEvent, step }) => {
    const [kind, severity] = [
      canvas.getByRole('combobox', { name: 'Вид слов' }),
      canvas.getByRole('combobox', { name: 'Острота' }),
    ];
    await expect([...severity.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Не указана',
      'Терпимо',
      'Мешает',
      'Останавливает',
    ]);
    await step('Табом от вида к остроте', async () => {
      await userEvent.tab();
      await expect(kind).toHaveFocus();
      await userEvent.tab();
      await expect(severity).toHaveFocus();
    });
    await userEvent.selectOptions(severity, 'Останавливает');
    await expect(args.onSeverity).toHaveBeenLastCalledWith('blocking');
    await userEvent.selectOptions(severity, 'Не указана');
    await expect(args.onSeverity).toHaveBeenLastCalledWith(null);
    await userEvent.selectOptions(kind, 'Не указан');
    await expect(args.onKind).toHaveBeenLastCalledWith(null);
  },
});

export const Unsaid = meta.story({
  name: 'Трудность: остроту никто не назвал',
  args: { passage: { kind: 'pain' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Острота' })).toHaveDisplayValue('Не указана');
  },
});

export const WithoutGrades = meta.story({
  name: 'У потребности остроты нет, что бы ни было записано',
  args: { passage: { kind: 'need', severity: 'blocking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(1);
  },
});
