import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TacticsActions } from '#src/features/tactics/TacticsActions.tsx';
import { AS_OUT, FOR_MEMBERS, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-tactics-tacticsactions',
  title: 'Разделы/Тактика/Действия тактики · TacticsActions',
  component: TacticsActions,
  parameters: {
    docs: { description: { component: 'Как смотреть на путь и его файл. На телефоне вид один, выбирать нечего.' } },
  },
  args: { view: 'list' as const, onViewChange: fn(), onExport: fn(() => Promise.resolve()) },
});

export const Views = meta.story({
  name: 'Вид и экспорт карты',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Выбранный вид отмечен', async () => {
      await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Список');
      await userEvent.click(canvas.getByRole('button', { name: 'Карта пути' }));
      await expect(args.onViewChange).toHaveBeenCalledWith('map');
    });
    await step('PDF и PNG', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Экспорт карты' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'PNG' }));
      await expect(args.onExport).toHaveBeenCalledWith('png');
    });
  },
});

export const Loading = meta.story({ name: 'Выгружать ещё нечего', args: { disabled: true } });

export const Mobile = meta.story({
  name: 'На телефоне вид один',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const Out = meta.story({
  name: 'Доступ закончился: выгружать нельзя, и сказано почему',
  globals: AS_OUT,
  play: finds(['Экспорт карты'], [], FOR_MEMBERS),
});
