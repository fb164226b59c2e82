import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { AvatarField, type AvatarFieldProps } from '#src/features/account/AvatarField.tsx';

import { done } from './sampleAccount.ts';

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const file = new File(['x'], 'портрет.png', { type: 'image/png' });

const args: AvatarFieldProps = {
  name: 'Мария Соколова',
  hasPicture: false,
  onPick: fn(done),
  onRemove: fn(done),
};
const meta = preview.meta({
  id: 'features-account-avatarfield',
  title: 'Разделы/Личный кабинет/Выбор аватара · AvatarField',
  component: AvatarField,
  parameters: { docs: { description: { component: 'Портрет человека: инициалы, пока его не выбрали.' } } },
  args,
  render: (props) => <AvatarField {...props} />,
});

export const Initials = meta.story({
  name: 'Инициалы, пока фото нет',
  play: async ({ args: { onPick }, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Удалить фото' })).toBeNull();
    await userEvent.upload(canvas.getByLabelText('Фото профиля'), file);
    await waitFor(() => expect(onPick).toHaveBeenCalledWith(file));
  },
});

export const Picture = meta.story({
  name: 'С фото: его можно заменить и удалить',
  args: { picture: PICTURE, hasPicture: true },
  play: async ({ args: { onRemove }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить фото' }));
    await waitFor(() => expect(onRemove).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'Заменить фото' })).toHaveFocus();
  },
});

export const Refused = meta.story({
  name: 'Картинка не подошла: названа, с причиной',
  args: { onPick: fn(() => Promise.resolve(refused('Файл «портрет.png» повреждён и не открывается.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Фото профиля'), file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('«портрет.png»');
  },
});
