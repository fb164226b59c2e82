import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { underWayByStage } from '#src/domain/experiments/experiment.ts';
import { journeyOf, NO_JOURNEY_FILTER, type Journey } from '#src/domain/tactics/journey.ts';
import type { Proofs } from '#src/domain/research/across/proof.ts';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { TacticsScreen, type TacticsScreenProps } from '#src/features/tactics/TacticsScreen.tsx';

import { experiments, journey, lostCard, researchCard, researchQuote } from './sampleJourney.ts';
import { AS_VIEWER, finds } from '#stories/rights.ts';

/** Keeps stage, view, filter and what is open, as the address does. */
function Demo(props: TacticsScreenProps) {
  const [stage, setStage] = useState(props.stage);
  const [view, setView] = useState(props.view);
  const [filter, setFilter] = useState(props.filter);
  const [openId, setOpenId] = useState(props.openId);
  return (
    <TacticsScreen
      {...props}
      stage={stage}
      view={view}
      filter={filter}
      openId={openId}
      onStageChange={(next) => {
        props.onStageChange(next);
        setStage(next);
        setOpenId(null);
        // As the route does: a stage opened from the map is shown in the list.
        setView((now) => (now === 'map' ? 'list' : now));
      }}
      onViewChange={(next) => {
        props.onViewChange(next);
        setView(next);
      }}
      onFilterChange={(next, how) => {
        props.onFilterChange(next, how);
        setFilter(next);
      }}
      onOpenChange={(id, how) => {
        props.onOpenChange(id, how);
        setOpenId(id);
      }}
      onShowTouchpoint={(card) => {
        props.onShowTouchpoint(card);
        setStage(card.stage);
        setOpenId(card.id);
        setView('list');
      }}
    />
  );
}

const args: TacticsScreenProps = {
  journey: ready(journey) as Loadable<Journey>,
  underWay: underWayByStage(experiments),
  brokenCount: 0,
  stage: 'awareness',
  unknownStage: null,
  view: 'list',
  filter: NO_JOURNEY_FILTER,
  proofs: LOADING as Loadable<Proofs>,
  openId: null,
  examples: 'counted',
  today: '2026-11-21',
  experimentHref: (id) => `/experiments?open=${id}`,
  quoteHref: ({ researchId }) => (researchId ? `/?open=${researchId}` : null),
  researchHref: '/',
  onStageChange: fn(),
  onViewChange: fn(),
  onFilterChange: fn(),
  onOpenChange: fn(),
  onShowTouchpoint: fn(),
  onExamplesWantedChange: fn(),
  onRetry: fn(),
  onExport: fn(() => Promise.resolve()),
  onCreate: fn(() => Promise.resolve(DONE)),
};

const meta = preview.meta({
  id: 'features-tactics-tacticsscreen',
  title: 'Разделы/Тактика/Экран тактики · TacticsScreen',
  component: TacticsScreen,
  parameters: { chromatic: { modes: screenModes } },
  args,
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
  args: { stage: lostCard.stage, openId: lostCard.id, journey: ready({ ...journey, [lostCard.stage]: [lostCard] }) },
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
    journey: ready({ ...journey, [lostCard.stage]: [lostCard] }),
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

export const Empty = meta.story({
  name: 'Пустое рабочее пространство пусто: тридцать мест, ни одной выдумки',
  args: { journey: ready(journeyOf([], [])), examples: 'hidden', openId: 'tp-awareness-0' },
  play: async ({ args: { onExamplesWantedChange }, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Точки касания в этапе Awareness (4)' })).toBeVisible();
    await expect(canvas.getAllByText(/^0\sгипотез$/).length).toBeGreaterThanOrEqual(6);
    await expect(canvas.queryByText(/[1-9]\d*\sгипотез/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Находок пока нет' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Показать примеры' }));
    await expect(onExamplesWantedChange).toHaveBeenCalledWith(true);
  },
});

export const ExamplesShown = meta.story({
  name: 'Примеры по просьбе: помечены, ни в одном счёте',
  args: { journey: ready(journeyOf([], [], 'shown')), examples: 'shown', openId: 'tp-awareness-0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Вся карточка составлена для примера/)).toBeVisible();
    await expect(canvas.getByText(/ни в один счёт они не входят/)).toBeVisible();
    await expect(canvas.queryByText(/[1-9]\d*\sгипотез/)).not.toBeInTheDocument();
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

export const Loading = meta.story({
  name: 'Загружается: ничего не утверждает',
  args: { journey: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\d+\s(?:точ|гипотез)|пока нет/)).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Не открылась',
  args: { journey: failed('Перезагрузите страницу.') },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Broken = meta.story({ name: 'Часть записей не прочитана', args: { brokenCount: 2 } });

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
