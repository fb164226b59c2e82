import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { NoContacts } from '#src/features/audiences/contacts/NoContacts.tsx';

const meta = preview.meta({
  id: 'features-audiences-contacts-nocontacts',
  title: 'Разделы/Аудитории/Контактов ещё нет · NoContacts',
  component: NoContacts,
  parameters: {
    docs: { description: { component: 'Пустой список контактов: зачем они нужны и как добавить первый.' } },
  },
  args: { headingLevel: 3 as const, add: { current: null as HTMLButtonElement | null }, onAdd: fn() },
});

export const Empty = meta.story({
  name: 'Зачем они и с чего начать',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Контактов пока нет', level: 3 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить контакты' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
});
