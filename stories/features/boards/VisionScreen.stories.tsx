import { expect, fn, screen } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { editForm, typeInto } from '#src/domain/core/editedForm.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { VisionScreen } from '#src/features/boards/VisionScreen.tsx';
import { fits } from '#stories/checks.ts';

import { vision } from './sampleBoards.ts';
import { AS_VIEWER, finds, AS_OUT } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-boards-visionscreen',
  title: 'Разделы/Видение и стратегия/Экран видения · VisionScreen',
  component: VisionScreen,
  parameters: {
    docs: { description: { component: 'Видение: девять карточек о продукте и на скольких интервью они основаны.' } },
    chromatic: { modes: screenModes },
  },
  args: vision,
  render: (props) => <VisionScreen {...props} />,
});

export const Full = meta.story({
  name: 'Девять карточек на основе 18 интервью, над ними формулировка видения, под ними конкуренты',
  play: async ({ args: { onRefresh }, canvas, userEvent }) => {
    await expect(canvas.getByText(/на основе 18\sинтервью/)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить из интервью' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Пустая доска зовёт ассистента',
  args: { board: ready(null), proposals: () => [], interviewCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/интервью пока не было/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ответьте на вопросы ассистента' })).toHaveAttribute('href', '/chat');
    await expect(canvas.getAllByText('Данные не предоставлены')).toHaveLength(11);
  },
});

export const EmptySecond = meta.story({
  name: 'Пустая доска второго продукта: сказано, чья она',
  args: { board: ready(null), proposals: () => [], interviewCount: 0, product: 'Голосовые интервью' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^«Голосовые интервью» ·/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ответьте на вопросы ассистента' })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Загружается: об интервью пока ни слова',
  args: { board: LOADING, interviewCount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Product Vision Board')).toBeVisible();
  },
});
export const Failed = meta.story({ name: 'Не открылась', args: { board: failed('Перезагрузите страницу.') } });
export const Phone = meta.story({
  name: 'На телефоне карточки одна под другой',
  globals: { viewport: { value: 'mobile' } },
  play: () => fits(),
});

export const SharedPhone = meta.story({
  name: 'Общая компания на телефоне: значок рядом с названием, не шире пальца',
  args: { onShow: fn() },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Показать снаружи' });
    const { width, height, top } = show.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await expect(top).toBeLessThan(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom);
    await userEvent.click(show);
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
});

export const Viewer = meta.story({
  name: 'Наблюдатель: читает, менять не может',
  globals: AS_VIEWER,
  play: finds(['Обновить из интервью', 'Редактировать'], ['Скачать']),
});

export const Out = meta.story({
  name: 'Доступ закончился: доска не пуста, и к ассистенту не зовут',
  globals: AS_OUT,
  args: { board: ready(null), proposals: () => [], interviewCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Доступ закончился' })).toBeVisible();
    await expect(canvas.queryByText(/пока пуста|не предоставлены|интервью пока не было/)).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const OutWithDraft = meta.story({
  name: 'Доступ закончился: набранное в карточке осталось на виду',
  globals: AS_OUT,
  args: {
    board: ready(null),
    proposals: () => [],
    keptDrafts: { product: typeInto(editForm({ content: '' }), { content: 'Набрано до того' }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue('Набрано до того')).toBeVisible();
    await expect(canvas.queryByText(/пока пуста|не предоставлены/)).toBeNull();
  },
});
