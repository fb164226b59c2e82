import { expect, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { NO_RESEARCH_FILTER } from '#src/domain/research/filter.ts';
import { ResearchScreen } from '#src/features/research/ResearchScreen.tsx';

import { Demo, listTitle, screenArgs } from './researchScreenPlay.tsx';

const meta = preview.meta({
  id: 'features-research-researchscreen',
  title: 'Разделы/Исследования/Экран исследований · ResearchScreen',
  component: ResearchScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: screenArgs,
  render: (args) => <Demo {...args} />,
});

export const Mobile = meta.story({
  name: 'На телефоне фильтры в листе «Фильтры»',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const open = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name: 'Фильтры' }));
    };
    await step('Страница не шире экрана, фильтров в строке нет', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    });
    await step('Выбор вступает в силу по «Применить»', async () => {
      const sheet = await open('Фильтры');
      await userEvent.selectOptions(sheet.getByLabelText('Тип исследования'), 'Интервью');
      await expect(args.onFilterChange).not.toHaveBeenCalled();
      await userEvent.click(sheet.getByRole('button', { name: 'Применить' }));
      await expect(args.onFilterChange).toHaveBeenLastCalledWith(
        { ...NO_RESEARCH_FILTER, type: 'interviews' },
        'chosen',
      );
      await expect(await listTitle('3')).toBeVisible();
    });
    await step('«Сбросить» возвращает всё', async () => {
      const sheet = await open('Фильтры (1)');
      await expect(sheet.getByLabelText('Тип исследования')).toHaveValue('interviews');
      await userEvent.click(sheet.getByRole('button', { name: 'Сбросить' }));
      await expect(args.onFilterChange).toHaveBeenLastCalledWith(NO_RESEARCH_FILTER, 'chosen');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Фильтры' })).toHaveFocus());
    });
    await step('Лист открыт снова', async () => {
      await open('Фильтры');
    });
  },
});

export const MobileOpen = meta.story({
  name: 'На телефоне открыто исследование',
  globals: { viewport: { value: 'mobile' } },
  args: { openId: 'research-edtech' },
  play: async () => {
    (await screen.findByRole('heading', { name: 'Ключевые инсайты' })).scrollIntoView({ block: 'center' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const MobileEmpty = meta.story({
  name: 'На телефоне исследований пока нет',
  globals: { viewport: { value: 'mobile' } },
  args: { studies: ready([]) },
});
