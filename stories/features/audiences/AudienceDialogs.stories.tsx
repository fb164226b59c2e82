import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import {
  AudienceDialogs,
  type AudienceDialog,
  type AudienceDialogsProps,
} from '#src/features/audiences/AudienceDialogs.tsx';
import { Button } from '#src/ui/Button.tsx';

import { callbacks, candidates, edtech } from './sampleAudience.ts';

/** Opens and closes as the screen does. */
function Demo(props: AudienceDialogsProps) {
  const [dialog, setDialog] = useState(props.dialog);
  const [persona, setPersona] = useState(props.persona);
  return (
    <>
      <Button onClick={() => setDialog(props.dialog)}>Открыть снова</Button>
      <AudienceDialogs
        {...props}
        dialog={dialog}
        onDialogChange={(next) => {
          props.onDialogChange(next);
          setDialog(next);
        }}
        persona={persona}
        onPersonaChange={(id) => {
          props.onPersonaChange(id);
          if (id === null) setPersona(null);
        }}
      />
    </>
  );
}

const args: AudienceDialogsProps = {
  ...callbacks,
  open: edtech,
  dialog: null,
  onDialogChange: fn(),
  persona: null,
  onPersonaChange: fn(),
  candidates,
  studyHref: () => '/?open=study',
};

const meta = preview.meta({
  id: 'features-audiences-audiencedialogs',
  title: 'Разделы/Аудитории/Все диалоги аудиторий · AudienceDialogs',
  component: AudienceDialogs,
  parameters: {
    docs: { description: { component: 'Формы и диалоги экрана аудиторий; набранное переживает закрытие по ошибке.' } },
  },
  args,
  render: (props) => <Demo {...props} />,
});

const dialogNamed = (name: string | RegExp) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Creating = meta.story({
  name: 'Новая аудитория помнит набранное',
  args: { dialog: 'create' as AudienceDialog },
  play: async ({ userEvent }) => {
    await userEvent.type(within(await dialogNamed(/аудитория/i)).getByLabelText(/^Название/), 'Новички');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(screen.getByRole('button', { name: 'Открыть снова' }));
    await expect(within(await dialogNamed(/аудитория/i)).getByLabelText(/^Название/)).toHaveValue('Новички');
  },
});

const editedName = async () => within(await dialogNamed('Изменить аудиторию')).getByLabelText(/^Название/);

export const Editing = meta.story({
  name: 'Изменить аудиторию: набранное помнится, сохраняется в неё',
  args: { dialog: 'edit' as AudienceDialog },
  play: async ({ args: { onEditAudience }, userEvent }) => {
    await userEvent.type(await editedName(), ' школ');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(screen.getByRole('button', { name: 'Открыть снова' }));
    await expect(await editedName()).toHaveValue(`${edtech.audience.name} школ`);
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(onEditAudience).toHaveBeenCalledWith(
      edtech.audience,
      expect.objectContaining({ name: `${edtech.audience.name} школ` }),
    );
    await closed();
  },
});

const field = async () => within(await dialogNamed('Добавить контакты')).getByLabelText(/^Номера/);

export const Contacts = meta.story({
  name: 'Добавить контакты: закрытая по ошибке форма помнит набранное',
  args: { dialog: 'contacts' as AudienceDialog },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '8 900 000-00-99');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(screen.getByRole('button', { name: 'Открыть снова' }));
    await expect(await field()).toHaveValue('8 900 000-00-99');
  },
});

export const Persona = meta.story({
  name: 'Персона: изменить, удалить',
  args: { persona: edtech.personas[0] ?? null },
  play: async ({ args: { onPersonaChange, onDialogChange }, step, userEvent }) => {
    await step('Изменить и передумать: снова персона', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
      await expect(onDialogChange).toHaveBeenLastCalledWith('persona-edit');
      await screen.findByRole('button', { name: 'Сохранить' });
      await userEvent.keyboard('{Escape}');
    });
    await step('Удалить', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
      await waitFor(() => expect(onPersonaChange).toHaveBeenCalledWith(null));
      await closed();
    });
  },
});

export const Candidates = meta.story({
  name: 'Найти новые персоны',
  args: { dialog: 'candidates' as AudienceDialog },
  play: async () => {
    await expect((await screen.findAllByText('Почему')).length).toBeGreaterThan(0);
  },
});

export const Deleting = meta.story({
  name: 'Удалить аудиторию',
  args: { dialog: 'delete' as AudienceDialog },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(edtech.audience.name);
  },
});
