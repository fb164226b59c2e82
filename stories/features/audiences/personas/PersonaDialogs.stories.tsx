import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { Persona } from '#src/domain/audiences/audience.ts';
import { PersonaDialogs } from '#src/features/audiences/personas/PersonaDialogs.tsx';

import { callbacks, edtech } from '../sampleAudience.ts';

const meta = preview.meta({
  id: 'features-audiences-personas-personadialogs',
  title: 'Разделы/Аудитории/Диалоги персоны · PersonaDialogs',
  component: PersonaDialogs,
  args: {
    ...callbacks,
    audience: edtech.audience,
    persona: edtech.personas[0] as Persona,
    dialog: null as string | null,
    onDialogChange: fn(),
    onPersonaChange: fn(),
  },
});

export const Open = meta.story({
  name: 'Персона: что с ней можно сделать',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
    await expect(args.onDialogChange).toHaveBeenLastCalledWith('persona-edit');
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await expect(args.onDialogChange).toHaveBeenLastCalledWith('persona-delete');
  },
});

export const Editing = meta.story({
  name: 'Изменить: форма этой персоны',
  args: { dialog: 'persona-edit' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Сохранить' })).toBeVisible();
    await expect(screen.getByDisplayValue(args.persona?.title ?? '')).toBeVisible();
  },
});

export const Deleting = meta.story({
  name: 'Удалить: спрашивает, потом закрывает и персону',
  args: { dialog: 'persona-delete' },
  play: async ({ args, userEvent }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(args.onPersonaChange).toHaveBeenCalledWith(null));
    await expect(args.onDialogChange).toHaveBeenCalledWith(null);
  },
});
