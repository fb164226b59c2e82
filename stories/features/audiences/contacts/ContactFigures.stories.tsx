import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ContactFigures } from '#src/features/audiences/contacts/ContactFigures.tsx';

const meta = preview.meta({
  id: 'features-audiences-contacts-contactfigures',
  title: 'Разделы/Аудитории/Сколько распознано · ContactFigures',
  component: ContactFigures,
  parameters: { docs: { description: { component: 'Сколько контактов новых, известных и нераспознанных.' } } },
  args: { fresh: 12, duplicates: 3, unrecognised: 1, busy: false },
});

export const Counted = meta.story({
  name: 'Сосчитано',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Новых 12',
      'Дублей 3',
      'Не распознано 1',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Новых: 12, Дублей: 3, Не распознано: 1');
  },
});

export const Counting = meta.story({
  name: 'Считаем снова: прежние числа видны',
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Распознаём…');
  },
});
