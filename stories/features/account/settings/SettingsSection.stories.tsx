import { useState } from 'react';
import { expect, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { editForm, typeInto } from '#src/domain/core/editedForm.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { SettingsSection, type SettingsSectionProps } from '#src/features/account/settings/SettingsSection.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SharedCompany } from '#src/ui/context/SharedCompany.ts';

import { sampleBot, sampleChannels, settingsProps } from '../sampleSettings.ts';
import { AS_RESEARCHER, finds, FOR_ADMINS, AS_OUT } from '#stories/rights.ts';

/** Keeps the typed text, as the screen does; the button imitates a look at another section. */
function Demo(props: SettingsSectionProps) {
  const [drafts, setDrafts] = useState(props.drafts);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Уйти' : 'Вернуться'}</Button>
      {isOpen ? (
        <SettingsSection
          {...props}
          drafts={drafts}
          onDraftChange={(form, draft) => setDrafts((before) => ({ ...before, [form]: draft }))}
        />
      ) : null}
    </>
  );
}

const meta = preview.meta({
  id: 'features-account-settings-settingssection',
  title: 'Разделы/Личный кабинет/Раздел «Настройки» · SettingsSection',
  component: SettingsSection,
  parameters: {
    docs: {
      description: {
        component: '«Настройки»: каналы, бот, сценарии, имена участников и данные рабочего пространства.',
      },
    },
  },
  args: settingsProps,
  render: (props) => <Demo {...props} />,
});

export const Filled = meta.story({
  name: 'Все части; набранное переживает уход из раздела',
  play: async ({ args, step, userEvent }) => {
    await expect(screen.getByText(/^Каналы заработают, когда компанию откроют команде/)).toBeVisible();
    await expect(screen.getAllByText('Выключен')).toHaveLength(1);
    await step('Сценарий пишут на своём экране', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Создать сценарий' }));
      await expect(args.onCreateScenario).toHaveBeenCalledOnce();
      await userEvent.click(screen.getByRole('button', { name: /^Редактировать: Проблемное/ }));
      await expect(args.onEditScenario).toHaveBeenCalledOnce();
    });
    await step('Уйти и вернуться', async () => {
      await userEvent.type(screen.getByLabelText('Токен бота'), '7');
      await userEvent.type(screen.getByLabelText(/^Имя бота/), ' и Ко');
      const token = screen.getByLabelText<HTMLInputElement>('Токен бота').value;
      await userEvent.click(screen.getByRole('button', { name: 'Уйти' }));
      await expect(screen.queryByLabelText('Токен бота')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Вернуться' }));
      await expect(screen.getByLabelText('Токен бота')).toHaveValue(token);
      await expect(screen.getByLabelText(/^Имя бота/)).toHaveValue(`${sampleBot.name} и Ко`);
    });
  },
});

export const Mobile = meta.story({
  name: 'На телефоне, сценариев ещё нет',
  args: {
    settings: ready({
      channels: sampleChannels.map((channel) => ({ ...channel, state: 'off' as const })),
      bot: sampleBot,
      scenarios: [],
      broken: 1,
    }),
  },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Сценариев пока нет' })).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent(/^Часть настроек не читается/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Loading = meta.story({
  name: 'Загружается',
  args: { settings: LOADING },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Загружаем настройки…');
  },
});

export const Failed = meta.story({
  name: 'Не открылось',
  args: { settings: failed('Не удалось обратиться к данным в браузере.') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Повторить|ещё раз/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Researcher = meta.story({
  name: 'Исследователь: каналы, бот и активные сценарии не для него, черновики — для него',
  globals: AS_RESEARCHER,
  decorators: [
    (Story) => (
      <SharedCompany value>
        <Story />
      </SharedCompany>
    ),
  ],
  play: finds(
    ['Сохранить настройки бота', 'Выключить', 'В черновик'],
    ['Скопировать код', 'Сохранить в файл', 'Создать сценарий', 'Дублировать'],
    FOR_ADMINS,
  ),
});

export const Out = meta.story({
  name: 'Доступ закончился: не настройки новой компании; набранное осталось',
  globals: AS_OUT,
  args: {
    settings: ready({ channels: sampleChannels, bot: sampleBot, scenarios: [], broken: 0 }),
    drafts: { bot: typeInto(editForm(sampleBot), { name: 'Набрано до того' }) },
  },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Доступ закончился' })).toBeVisible();
    await expect(screen.getByLabelText(/^Имя бота/)).toHaveValue('Набрано до того');
    await expect(screen.queryByText(/Выключен|Сценариев пока нет/)).toBeNull();
    await expect(screen.queryByRole('button', { name: /Включить|Создать сценарий/ })).toBeNull();
  },
});
