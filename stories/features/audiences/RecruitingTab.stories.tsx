import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RecruitingTab } from '#src/features/audiences/RecruitingTab.tsx';
import { keeping } from '#stories/keeping.tsx';

/** Keeps what is typed, as the dialog does. */
const Demo = keeping(RecruitingTab, { description: 'onChange' });

const meta = preview.meta({
  id: 'features-audiences-recruitingtab',
  title: 'Разделы/Аудитории/Вкладка поиска респондентов · RecruitingTab',
  component: RecruitingTab,
  parameters: {
    docs: { description: { component: 'Кого найти для аудитории; сказано, что сам собой никто не найдётся.' } },
  },
  args: { description: '', onChange: fn<(description: string) => void>(), busy: false, error: '' },
  render: (args) => <Demo {...args} />,
});

const wanted = () => screen.getByRole('textbox', { name: /^Кого найти/ });

export const Empty = meta.story({
  name: 'Сказано, что будет с запросом и чего не будет',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/Сами люди по\sнему не\sподбираются/)).toBeVisible();
    await userEvent.type(wanted(), 'Методисты');
    await expect(args.onChange).toHaveBeenLastCalledWith('Методисты');
  },
});

export const Failed = meta.story({
  name: 'Не сохранилось: описание на месте',
  args: { description: 'Методисты онлайн-школ, 12 человек', error: 'Не сохранилось: в браузере нет места.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Не сохранилось: в браузере нет места.');
    await expect(wanted()).toHaveValue('Методисты онлайн-школ, 12 человек');
  },
});

export const Sending = meta.story({
  name: 'Сохраняется: менять нельзя',
  args: { description: 'Методисты онлайн-школ', busy: true },
  play: async () => {
    await expect(wanted()).toHaveAttribute('readonly');
  },
});
