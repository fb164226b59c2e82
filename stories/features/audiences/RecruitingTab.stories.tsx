import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RecruitingTab, type RecruitingTabProps } from '#src/features/audiences/RecruitingTab.tsx';

/** Keeps what is typed, as the dialog does. */
function Demo({ description: initial, onChange, ...rest }: RecruitingTabProps) {
  const [description, setDescription] = useState(initial);
  return (
    <RecruitingTab
      {...rest}
      description={description}
      onChange={(next) => {
        onChange(next);
        setDescription(next);
      }}
    />
  );
}

const meta = preview.meta({
  id: 'features-audiences-recruitingtab',
  title: 'Разделы/Аудитории/Вкладка поиска респондентов · RecruitingTab',
  component: RecruitingTab,
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
