import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { NO_JOURNEY_FILTER } from '#src/domain/tactics/journeyFilter.ts';
import { ready } from '#src/domain/core/loadable.ts';
import { refused, type Outcome } from '#src/domain/core/outcome.ts';
import { TacticsScreen, type TacticsScreenProps } from '#src/features/tactics/TacticsScreen.tsx';

import { Demo, screenArgs, whole } from './tacticsScreenPlay.tsx';
import { journey, lostCard, researchCard, researchQuote } from './sampleJourney.ts';
import { AS_VIEWER, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-tactics-tacticsscreen',
  title: 'Разделы/Тактика/Экран тактики · TacticsScreen',
  component: TacticsScreen,
  parameters: {
    docs: { description: { component: 'Тактика: где на пути люди спотыкаются и что попробовать.' } },
    chromatic: { modes: screenModes },
  },
  args: screenArgs,
  render: (props) => <Demo {...props} />,
});

export const Stages = meta.story({
  name: 'Этапы: выбор меняет список, ряд раскрывается один',
  play: async ({ canvas, step, userEvent }) => {
    await step('Сначала Awareness, четыре точки', async () => {
      await expect(canvas.getByRole('heading', { name: 'Точки касания в этапе Awareness (4)' })).toBeVisible();
      await expect(canvas.getByRole('radio', { name: /^Awareness/ })).toBeChecked();
    });
    await step('Другой этап — нажатием и стрелкой', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Activation/ }));
      await expect(await canvas.findByRole('heading', { name: 'Точки касания в этапе Activation (5)' })).toBeVisible();
      await userEvent.keyboard('{ArrowRight}');
      await expect(await canvas.findByRole('heading', { name: 'Точки касания в этапе Revenue (5)' })).toBeVisible();
    });
    await step('Раскрыт один ряд', async () => {
      const rows = await canvas.findAllByRole('button', { expanded: false });
      const [first, second] = rows.filter((row) => 'accordionTrigger' in row.dataset);
      await userEvent.click(first as HTMLElement);
      await expect(await canvas.findByRole('heading', { name: 'Jobs To Be Done' })).toBeVisible();
      await userEvent.click(second as HTMLElement);
      await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'false'));
      await expect(canvas.getAllByRole('heading', { name: 'Jobs To Be Done' })).toHaveLength(1);
    });
  },
});

const founded = journey.activation.flatMap(({ hypotheses }) =>
  hypotheses.flatMap(({ hypothesis }) => hypothesis ?? []),
);

export const ByEvidence = meta.story({
  name: 'Сужено по доказанности: остались подтверждённые; другое слово — другие гипотезы',
  args: {
    stage: 'activation',
    filter: { ...NO_JOURNEY_FILTER, proof: 'supported', rank: 'proof' },
    proofs: ready(
      new Map(
        founded.map(({ id }, index) => [
          id,
          index === 0 ? { proof: 'supported' as const, total: 5.2 } : { proof: 'thin' as const, total: 1.9 },
        ]),
      ),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Доказанность')).toHaveDisplayValue('Подтверждается');
    await expect(await canvas.findByRole('heading', { name: 'Точки касания в этапе Activation (1)' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Доказанность'), 'Мало данных');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(
      { ...NO_JOURNEY_FILTER, proof: 'thin', rank: 'proof' },
      'chosen',
    );
    await expect(
      canvas.queryByRole('heading', { name: 'Точки касания в этапе Activation (1)' }),
    ).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText('Доказанность'), 'Подтверждается');
    await expect(await canvas.findByRole('heading', { name: 'Точки касания в этапе Activation (1)' })).toBeVisible();
  },
});

export const Quote = meta.story({
  name: 'Цитата из исследования: откуда она',
  args: { stage: researchCard.stage, openId: researchCard.id },
  play: async ({ canvas, userEvent }) => {
    const quote = await canvas.findByRole('button', { name: new RegExp(researchQuote.text.slice(0, 20)) });
    await userEvent.click(quote);
    const dialog = await screen.findByRole('dialog', { name: 'Детали исследования' });
    await expect(within(dialog).getByText('Цитата респондента:')).toBeVisible();
    await expect(within(dialog).getByRole('link')).toHaveAttribute('href', `/?open=${researchQuote.researchId}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(quote).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Детали исследования' });
  },
});

export const Creating = meta.story({
  name: 'Эксперимент из гипотезы; закрытый по ошибке канвас помнит набранное',
  tags: ['way'],
  args: { stage: lostCard.stage, openId: lostCard.id, ...whole({ ...journey, [lostCard.stage]: [lostCard] }) },
  play: async ({ args: { onCreate }, canvas, step, userEvent }) => {
    await expect(canvas.getByText('Эксперимент удалён')).toBeVisible();
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Создать эксперимент/ }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'MVP Experiment Canvas' }));
    await expect(dialog.getByLabelText(/^Название/)).toHaveValue(
      `Эксперимент: ${lostCard.hypotheses[0]?.text.slice(0, 50)}…`,
    );
    await step('Закрыли по ошибке: набранное цело', async () => {
      await userEvent.type(dialog.getByLabelText(/^Сценарий/), 'Показываем пример');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click((await canvas.findAllByRole('button', { name: /^Создать эксперимент/ }))[0] as HTMLElement);
      await expect(await screen.findByLabelText(/^Сценарий/)).toHaveValue('Показываем пример');
    });
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Создать эксперимент' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(onCreate).toHaveBeenCalledWith(
      lostCard.hypotheses[0],
      expect.objectContaining({ scenario: 'Показываем пример' }),
    );
  },
});

export const NotCreated = meta.story({
  name: 'Эксперимент не сохранился: сказано, форма открыта',
  args: {
    stage: lostCard.stage,
    openId: lostCard.id,
    ...whole({ ...journey, [lostCard.stage]: [lostCard] }),
    onCreate: fn<TacticsScreenProps['onCreate']>((): Promise<Outcome> => Promise.resolve(refused('Не хватает места.'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Создать эксперимент/ }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'MVP Experiment Canvas' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Создать эксперимент' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Не хватает места.');
  },
});

export const Searching = meta.story({
  name: 'Где болит: поиск по болям, выгодам и цитатам',
  play: async ({ args: { onFilterChange }, canvas, step, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: /Где болит/ });
    await step('Ряды говорят, что нашлось', async () => {
      await userEvent.type(search, 'времен');
      await expect(onFilterChange).toHaveBeenLastCalledWith(
        { ...NO_JOURNEY_FILTER, query: 'времен', where: 'all' },
        'typing',
      );
      await expect((await canvas.findAllByText(/^найдено/)).length).toBeGreaterThan(0);
    });
    await step('Только в цитатах', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Где искать'), 'quotes');
      await expect(onFilterChange).toHaveBeenLastCalledWith(
        { ...NO_JOURNEY_FILTER, query: 'времен', where: 'quotes' },
        'chosen',
      );
    });
    await step('Ничего: сказано, что искали, и можно сбросить', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'ъъъ');
      await userEvent.click(await canvas.findByRole('button', { name: 'Сбросить поиск' }));
      await expect(onFilterChange).toHaveBeenLastCalledWith(NO_JOURNEY_FILTER, 'chosen');
    });
    await step('И искать снова', async () => {
      await userEvent.type(search, 'времен');
      await canvas.findAllByText(/^найдено/);
    });
  },
});

export const Cjm = meta.story({
  name: 'CJM: карусель точек касания',
  args: { view: 'cjm', stage: 'activation' },
  play: async ({ args: { onOpenChange }, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Customer Journey Map - Все этапы воронки' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Следующая точка' }));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(journey.activation[1]?.id, 'replace'));
  },
});

export const WholeMap = meta.story({
  name: 'Карта пути целиком',
  args: { view: 'map' },
  play: async ({ args: { onExport }, canvas, userEvent }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Экспорт карты' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PNG' }));
    await waitFor(() => expect(onExport).toHaveBeenCalledWith('png'));
  },
});

export const FromMap = meta.story({
  name: 'Карта ведёт в список, и фокус идёт следом',
  args: { view: 'map' },
  play: async ({ canvas, step, userEvent }) => {
    const back = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Карта пути' }));
      await canvas.findByRole('table');
    };
    const heading = (name: string) => canvas.findByRole('heading', { name });
    await canvas.findByRole('table');
    await step('Название этапа', async () => {
      canvas.getByRole('button', { name: 'Revenue' }).focus();
      await userEvent.keyboard('{Enter}');
      const shown = await heading('Точки касания в этапе Revenue (5)');
      await waitFor(() => expect(shown).toHaveFocus());
    });
    await step('Число в клетке', async () => {
      await back();
      await userEvent.click(await canvas.findByRole('button', { name: /— Pains, Activation\. Открыть этап$/ }));
      const shown = await heading('Точки касания в этапе Activation (5)');
      await waitFor(() => expect(shown).toHaveFocus());
    });
    await step('Точка на линии: фокус на её строке', async () => {
      await back();
      await userEvent.click(canvas.getByRole('button', { name: /^2\. Осознанная потребность/ }));
      const row = await canvas.findByRole('button', { name: /^Осознанная потребность/, expanded: true });
      await waitFor(() => expect(row).toHaveFocus());
    });
  },
});

export const NothingFoundFocus = meta.story({
  name: 'Кнопки «Ничего не найдено» уносят фокус с собой',
  tags: ['way'],
  args: { filter: { ...NO_JOURNEY_FILTER, query: 'Онбординг', where: 'all' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('На другой этап', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Activation \(\d\)$/ }));
      const shown = await canvas.findByRole('heading', { name: /^Точки касания в этапе Activation/ });
      await waitFor(() => expect(shown).toHaveFocus());
    });
    await step('Сбросить поиск', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), ' ъъъ');
      await userEvent.click(await canvas.findByRole('button', { name: 'Сбросить поиск' }));
      const shown = await canvas.findByRole('heading', { name: 'Точки касания в этапе Activation (5)' });
      await waitFor(() => expect(shown).toHaveFocus());
    });
  },
});

export const UnknownStage = meta.story({
  name: 'Этап из адреса неизвестен: показан первый, так и сказано',
  args: { unknownStage: 'ретеншен' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Этапа «ретеншен» нет, показан Awareness.',
    );
  },
});

export const Phone = meta.story({
  name: 'На телефоне всегда список',
  args: { view: 'cjm' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Точки касания в этапе Awareness (4)' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^Customer Journey Map/ })).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Viewer = meta.story({
  name: 'Наблюдатель: читает, менять не может',
  globals: AS_VIEWER,
  play: finds([], ['Экспорт карты']),
});
