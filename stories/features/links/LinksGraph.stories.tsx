import { expect, fn, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LinksGraph } from '#src/features/links/LinksGraph.tsx';

import { brokenChain, COLUMNS, fullChain, hrefOf, wideChain } from './sampleChains.ts';

const meta = preview.meta({
  id: 'features-links-linksgraph',
  title: 'Разделы/Связи/Схема связей · LinksGraph (граф)',
  component: LinksGraph,
  parameters: {
    docs: {
      description: {
        component: 'Цепочка записи рисунком: виды — столбцами слева направо, как идёт работа от слов к решению.',
      },
    },
  },
  args: { chain: fullChain, hrefOf, onMore: fn() },
});

export const Full = meta.story({
  name: 'От цитаты до карточки доски',
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('Колонки слева направо, нынешняя запись отмечена', async () => {
      const headings = canvas.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
      await expect(headings).toEqual(COLUMNS);
      await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(fullChain.nodes[0]?.label ?? '');
    });
    await step('Клавиатурой по порядку чтения', async () => {
      const links = canvas.getAllByRole('link');
      await expect(links).toHaveLength(fullChain.nodes.length);
      for (const link of links) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      }
    });
    await step('Каждая линия кончается у узла', async () => {
      await expect(canvasElement.querySelectorAll('path[data-end]')).toHaveLength(fullChain.edges.length);
    });
  },
});

export const Broken = meta.story({
  name: 'Исследование удалено: имя осталось, ссылки нет',
  args: { chain: brokenChain },
  play: async ({ canvas }) => {
    const study = within(canvas.getByRole('region', { name: 'Исследования' }));
    await expect(study.getByText('источник удалён')).toBeVisible();
    await expect(study.queryByRole('link')).not.toBeInTheDocument();
    await expect(study.getByRole('listitem')).not.toHaveTextContent('Исследование: Исследование');
  },
});

export const Wide = meta.story({
  name: '300 гипотез: ближайшие пять и «и ещё»',
  args: { chain: wideChain },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: /^Гипотеза/ })).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: /и ещё 295\sзаписей/ }));
    await expect(args.onMore).toHaveBeenCalledWith('hypothesis');
  },
});
