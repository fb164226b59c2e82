import { expect, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import type { ResearchSummary } from '#src/domain/research/research.ts';
import { NO_RESEARCH_FILTER } from '#src/domain/research/filter.ts';
import { ResearchScreen } from '#src/features/research/ResearchScreen.tsx';

import { pending, summaries } from './sampleStudy.ts';
import { Demo, search, listTitle, row, drawn, screenArgs } from './researchScreenPlay.tsx';
import { AS_VIEWER, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-research-researchscreen',
  title: 'Разделы/Исследования/Экран исследований · ResearchScreen',
  component: ResearchScreen,
  parameters: {
    docs: { description: { component: 'Исследования: найти, прочитать, взять гипотезы в бэклог.' } },
    chromatic: { modes: screenModes },
  },
  args: screenArgs,
  render: (args) => <Demo {...args} />,
});

const choices = (name: string) =>
  [...screen.getByRole('combobox', { name }).querySelectorAll('option')].map((one) => one.textContent);

export const Full = meta.story({
  name: 'Семь исследований: подписи слово в слово, поиск и фильтры',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Подписи', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Исследования' })).toBeVisible();
      await expect(search()).toHaveAttribute('placeholder', 'Поиск исследований...');
      await expect(canvas.getByRole('button', { name: 'Загрузить исследование' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Экспорт' })).toBeVisible();
      await expect(await listTitle('7')).toBeVisible();
      await drawn('Глубинные интервью');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
      await expect(canvas.getAllByRole('listitem')[0]?.getBoundingClientRect().height).toBe(70);
    });
    await step('Фильтры по порядку, первый — «все»', async () => {
      await expect(choices('Статус')).toEqual([
        'Все статусы',
        'Завершено',
        'В процессе',
        'Планирование',
        'Приостановлено',
      ]);
      await expect(choices('Тип исследования')).toEqual([
        'Все типы',
        'Интервью',
        'Опрос',
        'Юзабилити',
        'Аналитика',
        'Наблюдение',
      ]);
    });
    await step('Поиск: каждая буква, регистр и ё/е не важны', async () => {
      await userEvent.type(search(), 'РАСС');
      await expect(args.onFilterChange).toHaveBeenCalledTimes(4);
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...NO_RESEARCH_FILTER, query: 'РАСС' }, 'typing');
      await expect(await listTitle('1')).toBeVisible();
      await userEvent.clear(search());
      await expect(await listTitle('7')).toBeVisible();
    });
    await step('Фильтры', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Тип исследования' }), 'Интервью');
      await expect(args.onFilterChange).toHaveBeenLastCalledWith(
        { ...NO_RESEARCH_FILTER, type: 'interviews' },
        'chosen',
      );
      await expect(await listTitle('3')).toBeVisible();
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Статус' }), 'В процессе');
      await expect(await listTitle('1')).toBeVisible();
    });
    await step('Экспорт получает то, что осталось', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Экспорт' }));
      const exported = args.onExport.mock.lastCall?.[0].map(({ id }) => id);
      await expect(exported).toEqual(['research-referral']);
    });
  },
});

export const Keyboard = meta.story({
  name: 'Открыть и закрыть исследование; / ведёт в поиск',
  tags: ['way'],
  play: async ({ args, userEvent, step }) => {
    const item = await drawn('Глубинные интервью с продактами EdTech');
    await step('Открыть', async () => {
      await userEvent.click(item);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith('research-edtech');
      await expect(item).toHaveAttribute('aria-expanded', 'true');
      await expect(await screen.findByRole('heading', { name: 'Ключевые инсайты' })).toBeVisible();
    });
    await step('Закрыть', async () => {
      item.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(null);
      await expect(screen.queryByRole('heading', { name: 'Ключевые инсайты' })).not.toBeInTheDocument();
    });
    await step('Косая черта', async () => {
      await userEvent.keyboard('/');
      await expect(search()).toHaveFocus();
      await expect(search()).toHaveValue('');
    });
  },
});

export const Uploading = meta.story({
  name: 'Загрузка: открыть, закрыть Escape, фокус на своей кнопке',
  tags: ['way'],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Загрузить исследование' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Загрузить новое исследование' });
    await step('Пустую не отправить', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Загрузить' }));
      await waitFor(() => expect(args.onUploadInvalid).toHaveBeenCalledTimes(1));
      await expect(args.onUpload).not.toHaveBeenCalled();
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

export const Exporting = meta.story({
  name: 'Экспорт идёт: кнопка занята, второй раз не нажать',
  play: async ({ args, canvas, userEvent }) => {
    const writing = pending<void>();
    args.onExport.mockImplementation(() => writing.promise);
    const button = canvas.getByRole('button', { name: 'Экспорт' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onExport).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    writing.finish();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
});

export const Loading = meta.story({
  name: 'Список загружается',
  args: { studies: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Загружаем список…')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Список исследований' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Экспорт' })).toBeDisabled();
    const [first] = canvas.getByText('Загружаем список…').closest('output')?.querySelectorAll('[aria-hidden]') ?? [];
    await expect(first?.getBoundingClientRect().height).toBe(70);
  },
});

export const Failed = meta.story({
  name: 'Список не открылся: сказано почему, можно повторить',
  args: { studies: failed('Хранилище браузера не отвечает. Закройте другие вкладки «Ориентира» и повторите.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Хранилище браузера не отвечает');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Empty = meta.story({
  name: 'Новая компания: исследований пока нет, сказано с чего начать',
  args: { studies: ready([]) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Исследований пока нет' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Провести первое интервью' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Провести интервью' }));
    await expect(args.onInterview).toHaveBeenCalledTimes(2);
    const first = canvas.getByRole('button', { name: 'Загрузить первое исследование' });
    await userEvent.click(first);
    await expect(await screen.findByRole('dialog', { name: 'Загрузить новое исследование' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
  },
});

export const Broken = meta.story({
  name: 'Две записи не прочитались: сказано, остальное работает',
  args: { brokenCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 записи не удалось прочитать\. Они сохранены отдельно/)).toBeVisible();
    await expect(await listTitle('7')).toBeVisible();
  },
});

const many = Array.from({ length: 10_000 }, (_, index) => ({
  ...(summaries[index % summaries.length] as ResearchSummary),
  id: `research-${index}`,
  title: `Исследование ${index + 1}`,
}));

export const TenThousand = meta.story({
  name: 'Десять тысяч исследований: на странице только окно',
  args: { studies: ready(many) },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await listTitle('10\u00A0000')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    await step('End доводит до последнего', async () => {
      (await drawn('Исследование 1 ')).focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(row('Исследование 10000')).toHaveFocus());
    });
    await step('Поиск сужает до одного', async () => {
      await userEvent.type(search(), '7777');
      await expect(await listTitle('1')).toBeVisible();
    });
  },
});

export const Viewer = meta.story({
  name: 'Наблюдатель: читает, менять не может',
  globals: AS_VIEWER,
  play: finds(['Загрузить исследование'], ['Экспорт', 'Общий отчёт']),
});
