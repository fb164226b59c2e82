import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { Persona } from '#src/domain/audiences/audience.ts';
import { PersonaDialogs, type PersonaDialogsProps } from '#src/features/audiences/personas/PersonaDialogs.tsx';

import { callbacks, edtech } from '../sampleAudience.ts';
import { between } from './samplePersonasModel.ts';

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
  parameters: { docs: { description: { component: 'Диалог персоны, её форма и вопрос перед удалением.' } } },
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

export const Proposed = meta.story({
  name: 'Персона, которую нашла модель: её форма закрывается обратно к поиску, а созданная больше не ждёт',
  args: { persona: null, dialog: 'persona-new', proposed: between, onProposedTaken: fn(), onProposedClose: fn() },
  play: async ({ args, userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Новая персона' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onProposedClose).toHaveBeenCalledOnce();
    await expect(args.onDialogChange).not.toHaveBeenCalled();
    for (const label of ['Заголовок', 'Имя', 'Роль']) {
      await userEvent.type(form.getByRole('textbox', { name: new RegExp(`^${label}`) }), 'Зоя');
    }
    await userEvent.selectOptions(form.getByRole('combobox'), 'Средний');
    await userEvent.click(form.getByRole('button', { name: 'Создать персону' }));
    await waitFor(() => expect(args.onProposedTaken).toHaveBeenLastCalledWith(between));
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
