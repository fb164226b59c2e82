import { useCallback, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { CHAT_CARDS, contentOf } from '#src/domain/boards/cards.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import { BoardGrid, type BoardGridProps, type CardDrafts } from '#src/features/boards/BoardGrid.tsx';
import { STRATEGY_FORMS } from '#src/features/boards/strategyForms.ts';
import { marketBoard } from '#src/samples/boards/board-market.ts';
import { marketingBoard } from '#src/samples/boards/board-marketing.ts';
import { productBoard } from '#src/samples/boards/board-product.ts';
import { visionBoard } from '#src/samples/boards/board-vision.ts';

import { linksHref } from '../../linksHref.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';
import { inSight } from '#stories/checks.ts';

type Keep = NonNullable<BoardGridProps['onDraftChange']>;

/** Keeps the drafts as a screen does. */
function Demo(props: BoardGridProps) {
  const [drafts, setDrafts] = useState<CardDrafts>(props.drafts ?? {});
  const keep = useCallback<Keep>((field, draft) => setDrafts((before) => ({ ...before, [field]: draft })), []);
  return <BoardGrid {...props} drafts={drafts} onDraftChange={keep} />;
}

const meta = preview.meta({
  id: 'features-boards-boardgrid',
  title: 'Разделы/Видение и стратегия/Сетка карточек доски · BoardGrid',
  component: BoardGrid,
  parameters: {
    docs: {
      description: {
        component:
          'Доска карточками, которые правят на месте: три колонки, где тесно — две, на телефоне одна. PESTEL, OKR и канва занимают две.',
      },
    },
    chromatic: { modes: screenModes },
  },
  args: {
    board: visionBoard,
    boardId: 'vision' as const,
    onSave: fn((_field: BoardField, _content: string, _over: string) => Promise.resolve(DONE)),
    onHistory: fn(),
  },
  render: (args) => <Demo {...args} />,
});

const headings = (canvas: { getAllByRole: (role: 'heading', options: { level: number }) => HTMLElement[] }) =>
  canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

export const Vision = meta.story({
  name: 'Видение: девять карточек между формулировкой и конкурентами',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(headings(canvas)).toEqual([
      'Формулировка видения',
      'Целевая аудитория',
      'Потребности пользователей',
      'Продукт',
      'Ценностное предложение',
      'Бизнес-цели',
      'Монетизация',
      'Ключевые метрики',
      'Каналы распространения',
      'Расходы',
      'Конкуренты',
    ]);
    await step('История только там, где она есть', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^История/ }));
      await expect(args.onHistory).toHaveBeenCalledWith('valueProposition');
    });
    await step('Две карточки правятся сразу, сохраняется нужная', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Редактировать: Продукт' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Редактировать: Расходы' }));
      await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(2));
      await userEvent.keyboard(' и связь');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      const over = contentOf(visionBoard, 'costFactors');
      await expect(args.onSave).toHaveBeenCalledWith('costFactors', `${over} и связь`, over);
      await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    });
  },
});

export const WideEditors = meta.story({
  name: 'Таблицы и записи правятся во всю доску',
  args: { board: marketBoard, boardId: 'market' as const, forms: STRATEGY_FORMS },
  play: async ({ canvas, userEvent }) => {
    const [cards] = canvas.getAllByRole('list');
    for (const title of ['Карта конкурентов', 'Стратегическая канва', 'Сегментация']) {
      await userEvent.click(await canvas.findByRole('button', { name: `Редактировать: ${title}` }));
      const card = canvas.getByRole('heading', { name: title }).closest('li');
      await waitFor(() => expect(card?.clientWidth).toBe(cards?.clientWidth));
      await userEvent.click(await within(card as HTMLElement).findByRole('button', { name: `Отмена: ${title}` }));
    }
  },
});

export const Market = meta.story({
  name: 'Рынок',
  args: { board: marketBoard, boardId: 'market' as const, forms: STRATEGY_FORMS },
});

export const Product = meta.story({
  name: 'Продукт',
  args: { board: productBoard, boardId: 'product' as const, forms: STRATEGY_FORMS },
});

export const Marketing = meta.story({
  name: 'Маркетинг: четырнадцать карточек',
  args: { board: marketingBoard, boardId: 'marketing' as const, forms: STRATEGY_FORMS },
  play: async ({ canvas }) => expect(headings(canvas)).toHaveLength(14),
});

export const Chat = meta.story({
  name: 'Итог разговора: английские названия с русскими в скобках',
  args: { cards: CHAT_CARDS },
  play: async ({ canvas }) => expect(headings(canvas)[0]).toBe('Vision (Видение)'),
});

export const Shown = meta.story({
  name: 'По ссылке из «Связей»: карточка на виду, у каждой свои связи',
  args: { linksHref, shownCard: 'costFactors' as const },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Связи: Расходы' })).toHaveAttribute(
      'href',
      '?links=card%3Avision%2FcostFactors',
    );
    await expect(canvas.getAllByRole('link', { name: /^Связи: / })).toHaveLength(11);
    const card = canvasElement.querySelector('[data-shown]') as HTMLElement;
    await expect(card).toHaveTextContent('Расходы');
    await inSight(card);
  },
});

export const Empty = meta.story({
  name: 'Доски ещё нет',
  args: { board: null, boardId: 'market' as const, forms: STRATEGY_FORMS },
  play: async ({ canvas }) => expect(canvas.getAllByText('Данные не предоставлены')).toHaveLength(9),
});

export const Mobile = meta.story({
  name: 'На телефоне, одна колонка',
  globals: { viewport: { value: 'mobile' } },
  args: { board: marketBoard, boardId: 'market' as const, forms: STRATEGY_FORMS },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const [pencil] = canvas.getAllByRole('button', { name: /^Редактировать/ });
    await expect(pencil?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
