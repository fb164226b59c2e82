import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { ListStates } from '#src/patterns/list/ListStates.tsx';
import { research } from '#src/samples/research.ts';
import { Accordion } from '#src/ui/accordion/Accordion.tsx';
import { AccordionItem } from '#src/ui/accordion/AccordionItem.tsx';
import { Button } from '#src/ui/Button.tsx';

/** Height of the rows below, px. */
const ROW = 70;

const onFirst = fn();

const meta = preview.meta({
  id: 'patterns-list-liststates',
  title: 'Приёмы/Состояния списка · ListStates (загрузка, пусто)',
  component: ListStates,
  args: {
    list: ready(research),
    found: research.length,
    rowHeight: ROW,
    emptyTitle: 'Исследований пока нет',
    emptyText: 'Загрузите расшифровку интервью, и из слов респондентов можно будет сделать гипотезы.',
    emptyAction: <Button onClick={onFirst}>Загрузить первое исследование</Button>,
    searchedFor: 'Искали: запрос «ипотека», статус «Завершено».',
    onReset: fn(),
    onRetry: fn(),
    children: (
      <Accordion label="Исследования" value={null} onValueChange={fn()} style={{ display: 'grid', gap: 8 }}>
        {research.map((study) => (
          <AccordionItem key={study.id} value={study.id} title={study.title} summary={study.description}>
            {study.description}
          </AccordionItem>
        ))}
      </Accordion>
    ),
  },
});

export const Found = meta.story({
  name: 'Список',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(research.length);
  },
});

export const Loading = meta.story({
  name: 'Загружается: строки той же высоты и с тем же шагом',
  args: { list: LOADING, found: 0 },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Загружаем список…');
    const [first, second] = [...status.querySelectorAll('[aria-hidden]')].map((row) => row.getBoundingClientRect());
    await expect(first?.height).toBe(ROW);
    await expect((second?.top ?? 0) - (first?.top ?? 0)).toBe(ROW + 8);
  },
});

export const Failed = meta.story({
  name: 'Не загрузилось: почему и ещё раз',
  args: {
    list: failed('Браузер не открыл хранилище. Проверьте, что страница открыта не в приватном окне.'),
    found: 0,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Список не открылся');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Empty = meta.story({
  name: 'Пусто: что это и с чего начать',
  args: { list: ready([]), found: 0 },
  play: async ({ canvas, userEvent }) => {
    onFirst.mockClear();
    await expect(canvas.getByRole('heading', { name: 'Исследований пока нет' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Загрузить первое исследование' }));
    await expect(onFirst).toHaveBeenCalledTimes(1);
  },
});

export const NothingFound = meta.story({
  name: 'Ничего не найдено: что искали и как вернуть всё',
  args: { found: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/запрос «ипотека»/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить поиск и фильтры' }));
    await expect(args.onReset).toHaveBeenCalledTimes(1);
  },
});

export const MobileLoading = meta.story({
  name: 'Загружается на телефоне',
  args: { list: LOADING, found: 0 },
  globals: { viewport: { value: 'mobile' } },
});

export const MobileFailed = meta.story({
  name: 'Не загрузилось на телефоне',
  args: Failed.input.args,
  globals: { viewport: { value: 'mobile' } },
});

export const MobileEmpty = meta.story({
  name: 'Пусто на телефоне',
  args: { list: ready([]), found: 0 },
  globals: { viewport: { value: 'mobile' } },
});
