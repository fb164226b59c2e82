import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { ParticipantDialog } from '#src/features/research/people/ParticipantDialog.tsx';

import { AS_VIEWER } from '#stories/rights.ts';

import { marina, nameless, personas } from './samplePeople.ts';

const meta = preview.meta({
  id: 'features-research-people-participantdialog',
  title: 'Разделы/Исследования/Диалог участника · ParticipantDialog',
  component: ParticipantDialog,
  parameters: {
    docs: { description: { component: 'Участник исследования: имя, кодовое имя, роль, сегмент, персона, заметки.' } },
  },
  args: {
    participant: null,
    codeName: 'Р3',
    participants: [marina, nameless],
    personas,
    hidesNames: false,
    onSubmit: fn(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

export const New = meta.story({
  name: 'Новый: кодовое имя уже стоит, занятое не проходит',
  play: async ({ args, userEvent, step }) => {
    await step('Занятое кодовое имя', async () => {
      await userEvent.type(screen.getByLabelText('Имя'), 'Олег');
      await userEvent.clear(screen.getByLabelText(/^Кодовое имя/));
      await userEvent.type(screen.getByLabelText(/^Кодовое имя/), 'р1');
      await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
      await expect(screen.getByText('Такое кодовое имя уже есть')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Свободное', async () => {
      await userEvent.clear(screen.getByLabelText(/^Кодовое имя/));
      await userEvent.type(screen.getByLabelText(/^Кодовое имя/), 'Р3');
      await userEvent.selectOptions(screen.getByLabelText('Персона'), 'Продакт между релизами');
      await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        name: 'Олег',
        codeName: 'Р3',
        role: '',
        segment: '',
        personaId: 'persona-1',
        notes: '',
      });
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const Edited = meta.story({
  name: 'Изменить: всё на своих местах, своё кодовое имя не мешает',
  args: { participant: marina },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByLabelText('Имя')).toHaveValue('Марина');
    await userEvent.selectOptions(screen.getByLabelText('Персона'), 'Не выбрана');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ codeName: 'Р1', personaId: null }));
  },
});

export const NamesHidden = meta.story({
  name: 'Имена скрыты: имени нет в форме, и оно остаётся прежним',
  args: { participant: marina, hidesNames: true },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByLabelText('Имя')).not.toBeInTheDocument();
    await expect(screen.getByRole('dialog')).not.toHaveTextContent('Марина');
    await userEvent.type(screen.getByLabelText('Сегмент'), ', Москва');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Марина' }));
  },
});

export const Gone = meta.story({
  name: 'Удалили в другой вкладке: набранное остаётся',
  args: { participant: { ...marina, deletedAt: '2026-02-02T09:00:00.000Z' } },
  play: async () => {
    await expect(screen.getByText(/^Участника удалили в другой вкладке/)).toBeVisible();
    await expect(screen.getByLabelText('Имя')).toHaveValue('Марина');
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: диалог остаётся и говорит почему',
  args: { onSubmit: fn(() => Promise.resolve(refused('Хранилище браузера заполнено: освободите место.'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Хранилище браузера заполнено');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });

export const Unseen = meta.story({
  name: 'Кто имён не видит: ни имени, ни заметок, сказано почему',
  globals: AS_VIEWER,
  args: { participant: { ...marina, name: '', notes: '' }, hidesNames: true },
  play: async () => {
    await expect(screen.getByText(/^Имена и контакты скрыты/)).toBeVisible();
    await expect(screen.queryByLabelText('Имя')).toBeNull();
    await expect(screen.queryByLabelText('Заметки')).toBeNull();
    await expect(screen.getByLabelText(/^Кодовое имя/)).toHaveValue('Р1');
  },
});
