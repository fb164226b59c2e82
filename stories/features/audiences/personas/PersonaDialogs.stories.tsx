import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { Persona } from '#src/domain/audiences/audience.ts';
import { PersonaDialogs, type PersonaDialogsProps } from '#src/features/audiences/personas/PersonaDialogs.tsx';

import { callbacks, edtech } from '../sampleAudience.ts';

/** Opens a dialog over the persona when one is asked for. */
function Demo(props: PersonaDialogsProps) {
  const [dialog, setDialog] = useState(props.dialog);
  const onDialogChange: PersonaDialogsProps['onDialogChange'] = (next) => {
    props.onDialogChange(next);
    setDialog(next);
  };
  return <PersonaDialogs {...props} dialog={dialog} onDialogChange={onDialogChange} />;
}

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
  render: (args) => <Demo {...args} />,
});

export const Open = meta.story({
  name: 'Персона: что с ней можно сделать',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
    await expect(args.onDialogChange).toHaveBeenLastCalledWith('persona-edit');
    await userEvent.click(await screen.findByRole('button', { name: 'Отмена' }));
    await expect(await screen.findByRole('button', { name: 'Дублировать' })).toBeVisible();
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
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(args.onPersonaChange).toHaveBeenCalledWith(null));
    await expect(args.onDialogChange).toHaveBeenCalledWith(null);
  },
});
