import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LinkList } from '#src/patterns/list/LinkList.tsx';
import { LinkListItem, type LinkListItemProps } from '#src/patterns/list/LinkListItem.tsx';
import { Button } from '#src/ui/Button.tsx';

const ADDRESS = 'https://orientir.example/join#f-IAYAV3pxBPT0QVhHSD0aRQ1yvAROWst5YQ6TP_EGU';

const meta = preview.meta({
  id: 'patterns-list-linklistitem',
  title: 'Приёмы/Ссылка в списке · LinkListItem (скопировать, отключить)',
  component: LinkListItem,
  args: {
    title: 'Researcher (исследователь)',
    note: 'до 30 ноября 2026 г.; вошли: 1',
    address: ADDRESS,
    name: 'ссылку 1',
    actions: (
      <Button size="sm" variant="quiet" aria-label="Отключить ссылку 1">
        Отключить
      </Button>
    ),
    error: '',
    onCopy: fn(),
  } as LinkListItemProps,
  decorators: [
    (Story) => (
      <LinkList label="Ссылки">
        <Story />
      </LinkList>
    ),
  ],
});

export const Fresh = meta.story({
  name: 'Новая: адрес виден и копируется',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(ADDRESS)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать ссылку 1' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(ADDRESS);
  },
});

export const Known = meta.story({
  name: 'Прежняя: адреса уже никто не знает',
  args: { address: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Адрес показан один раз, когда ссылку создали.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Скопировать/ })).toBeNull();
  },
});

export const Others = meta.story({
  name: 'Чужая: делать с ней нечего',
  args: { address: null, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Не вышло',
  args: { error: 'Сервер занят. Попробуйте через минуту.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Сервер занят.');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: кнопка без рамки стоит словом под текстом',
  args: { address: null },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { left } = button.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(button).paddingInlineStart);
    await expect(left + padding).toBeCloseTo(canvas.getByText(/^до 30/).getBoundingClientRect().left, -1);
  },
});
