import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { LOADING, ready } from '#src/domain/core/loadable.ts';
import { StrategyScreen, type StrategyScreenProps } from '#src/features/boards/StrategyScreen.tsx';
import { fits } from '#stories/checks.ts';

import { callbacks, sampleBoard, sampleProposals } from './sampleBoards.ts';
import { AS_VIEWER, finds } from '#stories/rights.ts';

/** Keeps the tab, as the address does. */
function Demo(props: StrategyScreenProps) {
  const [tab, setTab] = useState(props.tab);
  return (
    <StrategyScreen
      {...props}
      tab={tab}
      board={props.board.state === 'ready' && props.board.value ? ready(sampleBoard(tab)) : props.board}
      onTabChange={(next) => {
        props.onTabChange(next);
        setTab(next);
      }}
    />
  );
}

const args: StrategyScreenProps = {
  ...callbacks,
  tab: 'market',
  board: ready(sampleBoard('market')),
  proposals: () => sampleProposals('market'),
  interviewCount: 18,
  touchpointHref: '?point=tp-awareness-0',
  onTabChange: fn(),
  onRefresh: fn(),
  onExport: fn(() => Promise.resolve()),
};

const meta = preview.meta({
  id: 'features-boards-strategyscreen',
  title: 'Разделы/Видение и стратегия/Экран стратегии · StrategyScreen',
  component: StrategyScreen,
  parameters: {
    docs: { description: { component: 'Стратегия: три доски карточек на вкладках — рынок, продукт, маркетинг.' } },
    chromatic: { modes: screenModes },
  },
  args,
  render: (props) => <Demo {...props} />,
});

const cards = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('[role=tabpanel] h2').length;

export const Tabs = meta.story({
  name: 'Три вкладки: 9, 9 и 14 карточек; набранное переживает вкладку',
  play: async ({ args: { onExport }, canvas, canvasElement, step, userEvent }) => {
    await step('Рынок', async () => {
      await expect(cards(canvasElement)).toBe(9);
      await userEvent.click(canvas.getByRole('button', { name: 'Скачать' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'XLSX' }));
      await waitFor(() => expect(onExport).toHaveBeenCalledWith('market', 'xlsx', expect.any(AbortSignal)));
    });
    await step('Маркетинг и Продукт, с клавиатуры', async () => {
      canvas.getByRole('tab', { name: 'Рынок' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(cards(canvasElement)).toBe(9));
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(cards(canvasElement)).toBe(14));
    });
  },
});

export const Empty = meta.story({
  name: 'Досок ещё нет',
  args: { board: ready(null), proposals: () => [], interviewCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Доска пока пуста/)).toBeVisible();
  },
});
export const Loading = meta.story({ name: 'Загружается', args: { board: LOADING, interviewCount: null } });
export const Phone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: () => fits(),
});

export const Viewer = meta.story({
  name: 'Наблюдатель: читает, менять не может',
  globals: AS_VIEWER,
  play: finds(['Обновить из интервью', 'Редактировать'], ['Скачать']),
});
