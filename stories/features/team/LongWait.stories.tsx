import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LongWait } from '#src/features/team/LongWait.tsx';

const meta = preview.meta({
  id: 'features-team-longwait',
  title: 'Разделы/Команда/Долгий ответ · LongWait (ждём сервер)',
  component: LongWait,
  parameters: {
    docs: {
      description: {
        component:
          'Строка там, где ждут ответа сервера: молчит, пока ответ мог бы прийти сразу, потом говорит, что его держит.',
      },
    },
  },
  args: { children: 'Ждём сервер. В первый раз он готовит базу данных: на небольшой машине это до минуты.', after: 0 },
});

export const Long = meta.story({
  name: 'Ответа нет: сказано, почему',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/готовит базу данных/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Ждём сервер');
  },
});

export const Short = meta.story({
  name: 'Ответ ещё может прийти сразу: ничего не сказано',
  args: { after: 600_000 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Ждём сервер/)).toBeNull();
  },
});
