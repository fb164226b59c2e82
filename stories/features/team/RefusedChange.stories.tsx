import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RefusedChange, type Refused } from '#src/features/team/RefusedChange.tsx';

import { REFUSED } from './sampleTeam.ts';

const [CONFLICT, GONE, FORBIDDEN] = REFUSED as readonly [Refused, Refused, Refused];

const meta = preview.meta({
  id: 'features-team-refusedchange',
  title: 'Разделы/Команда/Правка, которую не приняли · RefusedChange',
  component: RefusedChange,
  parameters: {
    docs: {
      description: {
        component:
          'Одна правка, которую сервер не принял: обе версии рядом, пока человек не выбрал, или причина и его собственные слова.',
      },
    },
  },
  args: { change: CONFLICT, onSettle: fn(), onCopy: fn(), onRetry: fn(), onDrop: fn() },
  render: (args) => (
    <ul>
      <RefusedChange {...args} />
    </ul>
  ),
});

export const Conflict = meta.story({
  name: 'Два поля: выбрано, когда выбрано в обоих',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Название: оставить своё' }));
    await expect(args.onSettle).not.toHaveBeenCalled();
    await expect(canvas.getByText(/^Осталось выбрать: 1\sполе/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Цели: взять сохранённое' }));
    await expect(args.onSettle).toHaveBeenLastCalledWith('c-1', new Set(['0/title']));
  },
});

export const Gone = meta.story({
  name: 'Запись удалили: слова целы',
  args: { change: GONE },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Скопировать свои слова/ }));
    await expect(args.onCopy).toHaveBeenLastCalledWith('Если показать подсказку, дойдут до конца');
    await userEvent.click(canvas.getByRole('button', { name: /^Убрать из списка/ }));
    await expect(args.onDrop).toHaveBeenLastCalledWith('c-2');
  },
});

export const Forbidden = meta.story({
  name: 'Роль не позволяет',
  args: { change: FORBIDDEN },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Менять это могут администраторы и владелец: попросите их/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Отправить ещё раз/ }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('c-3');
  },
});

export const Settled = meta.story({
  name: 'Коллега написал то же самое',
  args: { change: { ...CONFLICT, differences: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/выбирать не из чего/)).toBeVisible();
  },
});

export const NobodyElse = meta.story({
  name: 'Чужие слова: ни роли, ни ещё одной попытки не предложено',
  args: { change: { ...FORBIDDEN, needed: 'author' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Менять это может только тот, кто это написал.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Отправить ещё раз/ })).toBeNull();
  },
});

export const GoneWordless = meta.story({
  name: 'Запись удалили, а слов в правке не было: копировать не предложено',
  args: { change: { ...GONE, differences: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/её удалили\. Если её вернут, сделайте правку заново\.$/)).toBeVisible();
    await expect(canvas.queryByText(/слова целы|скопируйте/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Скопировать/ })).toBeNull();
  },
});
