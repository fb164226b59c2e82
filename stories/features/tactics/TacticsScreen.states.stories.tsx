import { expect, waitFor } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING } from '#src/domain/core/loadable.ts';
import { journeyOf } from '#src/domain/tactics/journey.ts';
import { TacticsScreen } from '#src/features/tactics/TacticsScreen.tsx';

import { journey } from './sampleJourney.ts';
import { Demo, screenArgs, whole } from './tacticsScreenPlay.tsx';
import { AS_OUT } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-tactics-tacticsscreen',
  title: 'Разделы/Тактика/Экран тактики · TacticsScreen',
  component: TacticsScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: screenArgs,
  render: (props) => <Demo {...props} />,
});

export const Empty = meta.story({
  name: 'Пустое рабочее пространство пусто: тридцать мест, ни одной выдумки',
  args: { ...whole(journeyOf([], [])), examples: 'hidden', openId: 'tp-awareness-0' },
  play: async ({ args: { onExamplesWantedChange }, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Точки касания в этапе Awareness (4)' })).toBeVisible();
    await expect(canvas.getAllByText(/^0\sгипотез$/).length).toBeGreaterThanOrEqual(6);
    await expect(canvas.queryByText(/[1-9]\d*\sгипотез/)).not.toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: 'Находок пока нет' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Показать примеры' }));
    await expect(onExamplesWantedChange).toHaveBeenCalledWith(true);
  },
});

export const ExamplesShown = meta.story({
  name: 'Примеры по просьбе: помечены, ни в одном счёте',
  args: { ...whole(journeyOf([], [], 'shown')), examples: 'shown', openId: 'tp-awareness-0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Вся карточка составлена для примера/)).toBeVisible();
    await expect(canvas.getByText(/ни в один счёт они не входят/)).toBeVisible();
    await expect(canvas.queryByText(/[1-9]\d*\sгипотез/)).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  name: 'Загружается: ничего не утверждает',
  args: { rows: LOADING, journey: LOADING, rules: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\d+\s(?:точ|гипотез)|пока нет/)).not.toBeInTheDocument();
  },
});

export const RowsFirst = meta.story({
  name: 'Ряды уже есть, их содержимое в пути: ряд раскрывается, а поиск не говорит «не найдено»',
  args: { journey: LOADING, rules: null, openId: journey.awareness[1]?.id ?? null },
  play: async ({ canvas, step, userEvent }) => {
    await step('Ряды стоят со всем, что говорят закрытыми', async () => {
      await expect(canvas.getByRole('heading', { name: 'Точки касания в этапе Awareness (4)' })).toBeVisible();
      await expect(canvas.getByText(journey.awareness[0]?.job?.text ?? '', { exact: false })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Экспорт карты' })).toBeDisabled();
    });
    await step('Раскрытый ждёт того, что в нём', async () => {
      await expect(canvas.getByRole('button', { expanded: true, name: /^Осознанная потребность/ })).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: 'Jobs To Be Done' })).not.toBeInTheDocument();
    });
    await step('Поиск ждёт слов, в которых ищут', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: /Где болит/ }), 'ъъъ');
      await waitFor(() => expect(canvas.queryByText(/гипотез/)).not.toBeInTheDocument());
      await expect(canvas.queryByText('Ничего не найдено')).not.toBeInTheDocument();
    });
  },
});

export const RowsOnly = meta.story({
  name: 'Содержимое точек не пришло: сказано на месте раскрытой, ряды стоят',
  args: {
    journey: failed('Нет сети. Проверьте соединение.'),
    rules: null,
    openId: journey.awareness[1]?.id ?? null,
  },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Точки касания в этапе Awareness (4)' })).toBeVisible();
    await expect(canvas.getByText('Точка касания не открылась')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  name: 'Не открылась',
  args: { rows: failed('Перезагрузите страницу.'), journey: failed('Перезагрузите страницу.') },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Broken = meta.story({ name: 'Часть записей не прочитана', args: { brokenCount: 2 } });

export const Out = meta.story({
  name: 'Доступ закончился: не тридцать мест без находок',
  globals: AS_OUT,
  args: { ...whole(journeyOf([], [])), examples: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Доступ закончился' })).toBeVisible();
    await expect(canvas.queryByText(/гипотез|Находок/)).toBeNull();
  },
});
