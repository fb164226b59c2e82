import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ToldLine } from '#src/features/history/ToldLine.tsx';

const meta = preview.meta({
  id: 'features-history-toldline',
  title: 'Разделы/История/Строка рассказанного · ToldLine',
  component: ToldLine,
  parameters: {
    docs: { description: { component: 'Строка «Что изменилось» и «Журнала»: что, под ним — кто и когда.' } },
  },
  args: { title: 'Роль изменена — Павел Орлов, Viewer → Researcher', note: 'Вы · 3 июня 2026 г. в 14:02' },
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
});

export const Short = meta.story({
  name: 'Что, под ним кто и когда',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Роль изменена');
  },
});

export const Long = meta.story({
  name: 'Длинные имена, без пробелов, на телефоне',
  args: { title: `Приглашение отправлено — ${'длинный.адрес+проба'.repeat(5)}@company.example` },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
});
