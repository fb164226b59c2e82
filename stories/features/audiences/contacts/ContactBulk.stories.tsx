import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { ContactBulk, type ContactBulkProps } from '#src/features/audiences/contacts/ContactBulk.tsx';
import { fits } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'features-audiences-contacts-contactbulk',
  title: 'Разделы/Аудитории/Действия с выбранными контактами · ContactBulk',
  component: ContactBulk,
  parameters: { docs: { description: { component: 'Что делают с выбранными контактами сразу: метки.' } } },
  args: {
    count: 3,
    found: 120,
    isAllChosen: false,
    onChooseAll: fn(),
    onClear: fn(),
    onTag: fn<ContactBulkProps['onTag']>(() => Promise.resolve(DONE)),
  },
});

export const Some = meta.story({
  name: 'Метку дают и снимают; поле пустеет, когда вышло',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Выбрано: 3\sконтакта$/);
    const field = canvas.getByRole('textbox', { name: 'Метки' });
    await userEvent.type(field, 'ноябрь{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(args.onTag).toHaveBeenLastCalledWith('ноябрь', true);
    await userEvent.type(field, 'ноябрь');
    await userEvent.click(canvas.getByRole('button', { name: 'Снять метку' }));
    await expect(args.onTag).toHaveBeenLastCalledWith('ноябрь', false);
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать все найденные (120)' }));
    await expect(args.onChooseAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Снять выбор' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  name: 'Не вышло: сказано почему, метка цела',
  args: { onTag: fn<ContactBulkProps['onTag']>(() => Promise.resolve(refused('Хранилище занято.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить метку' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Назовите метку');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Метки' }), 'ноябрь{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Хранилище занято.'));
    await expect(canvas.getByRole('textbox', { name: 'Метки' })).toHaveValue('ноябрь');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне; выбраны все — выбирать больше нечего',
  args: { count: 120, isAllChosen: true },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Выбрать все/ })).toBeNull();
    await fits(canvas.getByRole('form'));
  },
});
