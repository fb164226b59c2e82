import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { BotSettingsForm } from '#src/features/account/settings/BotSettingsForm.tsx';

import { sampleBot } from '../sampleSettings.ts';

const meta = preview.meta({
  id: 'features-account-settings-botsettingsform',
  title: 'Разделы/Личный кабинет/Форма настроек бота · BotSettingsForm',
  component: BotSettingsForm,
  parameters: { docs: { description: { component: '«Настройки бота»: имя, тон, характер.' } } },
  args: { bot: sampleBot, onSave: fn((): Promise<Outcome> => Promise.resolve(DONE)) },
});

const save = () => screen.getByRole('button', { name: 'Сохранить настройки бота' });

export const Stored = meta.story({
  name: 'Сохраняется имя и тон; фокус остаётся на кнопке',
  play: async ({ args, step, userEvent }) => {
    await step('Тон и имя', async () => {
      await userEvent.selectOptions(screen.getByLabelText('Тон общения'), 'Неформальный');
      await userEvent.type(screen.getByLabelText(/^Имя бота/), ' 2 ');
      await userEvent.click(save());
      await waitFor(() =>
        expect(args.onSave).toHaveBeenCalledWith({ ...sampleBot, name: `${sampleBot.name} 2`, tone: 'casual' }),
      );
      await expect(save()).toHaveFocus();
    });
    await step('Без имени нельзя', async () => {
      await userEvent.clear(screen.getByLabelText(/^Имя бота/));
      await userEvent.click(save());
      await expect(screen.getByLabelText(/^Имя бота/)).toHaveAccessibleDescription('Назовите бота');
      await expect(args.onSave).toHaveBeenCalledTimes(1);
    });
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: набранное на месте',
  play: async ({ args, userEvent }) => {
    args.onSave.mockResolvedValueOnce(refused('Не хватает места.'));
    await userEvent.type(screen.getByLabelText('Описание личности'), ' Шутит.');
    await userEvent.click(save());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места.');
    await expect(screen.getByLabelText('Описание личности')).toHaveValue(`${sampleBot.personality} Шутит.`);
  },
});
