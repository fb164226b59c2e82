import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ExperimentCard } from '#src/features/experiments/board/ExperimentCard.tsx';
import { inBox } from '#stories/frames.tsx';

import { named } from '../sampleBoard.ts';

const meta = preview.meta({
  id: 'features-experiments-board-experimentcard',
  title: 'Разделы/Эксперименты/Карточка эксперимента · ExperimentCard',
  component: ExperimentCard,
  parameters: {
    docs: { description: { component: 'Эксперимент на доске: название, ответственный, даты и вывод завершённого.' } },
  },
  args: { experiment: named('Лендинг'), assignee: 'Ольга Гусева', onClick: fn() },
  decorators: [inBox({ width: 260 })],
});

export const Done = meta.story({
  name: 'Завершён: с выводом',
  play: async ({ args, canvas, userEvent, step }) => {
    const card = canvas.getByRole('button', { name: /Лендинг с примером настоящего отчёта/ });
    await step('Название, ответственный, даты и вывод', async () => {
      await expect(card).toHaveTextContent('Ольга Гусева');
      await expect(card).toHaveTextContent(/\d\d\.\d\d\.\d{4}/);
      await expect(card).toHaveTextContent('Подтверждена');
    });
    await step('Нажимается', async () => {
      await userEvent.click(card);
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
});

export const Backlog = meta.story({
  name: 'В бэклоге: никто не отвечает',
  args: { experiment: named('Вебинар'), assignee: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Без ответственного')).toBeVisible();
  },
});

export const Deadline = meta.story({
  name: 'С дедлайном; у завершённого он не нужен',
  args: { experiment: { ...named('Вебинар'), deadline: '2026-12-31' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Дедлайн: 31.12.2026')).toBeVisible();
  },
});

export const Lifted = meta.story({
  name: 'В руке, и здесь её не положить',
  args: { look: 'lifted', refusal: 'Завершённый эксперимент можно вернуть только в колонку «В работе»' },
});

export const Gone = meta.story({ name: 'Место, с которого карточку взяли', args: { look: 'gone' } });

export const LongName = meta.story({
  name: 'Длинное название обрезается тремя строками',
  args: { experiment: { ...named('Лендинг'), name: 'Сверхдлинное-название-без-пробелов'.repeat(30) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeLessThan(180);
  },
});
