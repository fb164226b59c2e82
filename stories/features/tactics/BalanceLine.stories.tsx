import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { mapOf } from '#src/domain/tactics/journeyMap.ts';
import { BalanceLine } from '#src/features/tactics/BalanceLine.tsx';

import { emptyMap, ownMap, sampleMap } from './sampleMap.ts';

const meta = preview.meta({
  id: 'features-tactics-balanceline',
  title: 'Разделы/Тактика/Линия баланса · BalanceLine',
  component: BalanceLine,
  parameters: {
    docs: {
      description: {
        component:
          'Строка карты: баланс выгод и болей линией по всем точкам касания; точка с фокусом названа словами под ней.',
      },
    },
  },
  args: { points: mapOf(sampleMap).points, onOpenTouchpoint: fn() },
  decorators: [
    (Story) => (
      <section aria-label="Таблица" style={{ overflowX: 'auto' }}>
        <table style={{ width: '100%', minWidth: 1080, tableLayout: 'fixed' }}>
          <tbody>
            <Story />
          </tbody>
        </table>
      </section>
    ),
  ],
});

const POINT = /: (выгод [\d ]+, болей [\d ]+, баланс (0|[+−]\d(,\d+)?)|нет данных о выгодах и болях)$/;

export const Sample = meta.story({
  name: 'Путь с примерами',
  play: async ({ args, canvas, userEvent, step }) => {
    const points = canvas.getAllByRole('button', { name: POINT });
    await step('У каждой точки касания своя, с числами в названии', async () => {
      await expect(points.length).toBeGreaterThanOrEqual(30);
      await expect(points[0]).toHaveAccessibleName(/^1\. Неосознанная потребность: /);
    });
    await step('Одна остановка Tab, стрелки ведут по линии через границы этапов', async () => {
      await userEvent.tab();
      await expect(points[0]).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
      await expect(points[4]).toHaveFocus();
      await expect(points[4]).toHaveAccessibleName(/^5\. Поиск решения: /);
      await expect(canvas.getByText(/^5\. Поиск решения: выгод/)).toBeVisible();
      await userEvent.keyboard('{End}');
      await expect(points.at(-1)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{Home}{ArrowLeft}');
      await expect(points[0]).toHaveFocus();
    });
    await step('Enter открывает точку касания', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onOpenTouchpoint).toHaveBeenCalledWith(sampleMap.awareness[1]);
    });
    await step('Под указателем — то же, что в фокусе', async () => {
      await userEvent.hover(points[7] as HTMLElement);
      await expect(canvas.getByText(/^8\. .*: выгод/)).toBeVisible();
    });
  },
});

export const Gaps = meta.story({
  name: 'Без примеров: линия прерывается',
  args: { points: mapOf(ownMap).points },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /нет данных о выгодах и болях$/ }).length).toBeGreaterThan(0);
  },
});

export const NoData = meta.story({ name: 'Данных нет совсем', args: { points: mapOf(emptyMap).points } });

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
