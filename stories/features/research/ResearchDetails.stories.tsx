import { expect, fn, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { ResearchDetails } from '#src/features/research/ResearchDetails.tsx';

import { fileActions, legacyDocument, openStudy, recording } from './sampleStudy.ts';
import { linksHref } from '../../linksHref.ts';
import { AS_OUT } from '#stories/rights.ts';

const full = openStudy('research-edtech', [recording, legacyDocument]);

const meta = preview.meta({
  id: 'features-research-researchdetails',
  title: 'Разделы/Исследования/Исследование подробно · ResearchDetails',
  component: ResearchDetails,
  parameters: {
    docs: { description: { component: 'Раскрытое исследование: сведения, материалы, ключевые инсайты и гипотезы.' } },
    chromatic: { modes: screenModes },
  },
  args: {
    open: full,
    linksHref,
    onAddHypothesis: fn(),
    onRead: fn(),
    onOpenPassage: fn(),
    files: fileActions(),
    onDownload: fn(),
    onEdit: fn(),
    onStatusChange: fn(),
    onRemoveInsight: fn(),
    onReport: fn(),
    onGiveOut: fn(),
    onDelete: fn(),
  },
});

export const Everything = meta.story({
  name: 'Всё, что есть у исследования',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Тип, даты по-русски, участники, статус, автор', async () => {
      const facts = canvas.getAllByRole('definition').map((one) => one.textContent);
      await expect(facts).toEqual(['Интервью', '02.09.2026\u2009–\u200918.09.2026', '9', 'Завершено', 'Анна Ковалёва']);
    });
    await step('Гипотезы по возрастанию приоритета', async () => {
      await expect(
        canvas.getByRole('heading', { name: `Новые гипотезы исследования (${full.hypotheses.length})` }),
      ).toBeVisible();
      const priorities = canvas
        .getAllByText(/приоритет \d/)
        .map((one) => Number(/приоритет (\d+)/.exec(one.textContent ?? '')?.[1]));
      await expect(priorities.length).toBe(full.hypotheses.length);
      await expect(priorities).toEqual([...priorities].sort((a, b) => a - b));
    });
    await step('Ключевые инсайты: пять, цитата ведёт на своё место', async () => {
      const heading = canvas.getByRole('heading', { name: 'Ключевые инсайты' });
      const section = within(heading.parentElement as HTMLElement);
      await expect(section.getAllByRole('listitem')).toHaveLength(5);
      await userEvent.click(section.getByRole('button', { name: /Я открыла пустой экран/ }));
      await expect(args.onOpenPassage).toHaveBeenLastCalledWith(expect.objectContaining({ materialId: 'material-42' }));
    });
    await step('Материалы трёх состояний', async () => {
      await expect(canvas.getByRole('heading', { name: 'Материалы (4)' })).toBeVisible();
      await expect(canvas.getByText('Нужна расшифровка')).toBeVisible();
      await expect(canvas.getByText('Текст не прочитан')).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: /^Читать: / })).toHaveLength(2);
    });
    await step('Новую гипотезу можно добавить', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: /^Добавить в гипотезы: / })[0] as HTMLElement);
      await expect(args.onAddHypothesis).toHaveBeenLastCalledWith(
        expect.objectContaining({ status: 'new', researchId: 'research-edtech' }),
      );
    });
    await step('Связанный эксперимент — ссылка', async () => {
      const links = canvas
        .getAllByRole('link')
        .filter((one) => !/^(?:Связи|Обсудить)/.test(one.getAttribute('aria-label') ?? ''));
      await expect(links.at(-1)).toHaveAttribute('href', '/experiments?open=experiment-trial-interview');
    });
    await step('Удаление спрашивает экран', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Удалить исследование' }));
      await expect(args.onDelete).toHaveBeenLastCalledWith(full.research);
    });
  },
});

export const Corrected = meta.story({
  name: 'Всё можно поправить: исследование, инсайт, гипотезу; предложенный статус принимает человек',
  args: {
    open: {
      ...full,
      research: { ...full.research, status: 'in_progress', plannedTalks: 4, participants: null, participantIds: {} },
      audience: { name: 'Продакт-менеджеры EdTech', href: '/audiences?open=audience-edtech' },
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const research = expect.objectContaining({ id: 'research-edtech' });
    await step('Неизвестные участники — не «0», ход — по разговорам, аудитория — ссылка', async () => {
      await expect(canvas.getByText('Не указано')).toBeVisible();
      await expect(canvas.getByText(/^4 из 4.разговоров$/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Продакт-менеджеры EdTech' })).toHaveAttribute(
        'href',
        '/audiences?open=audience-edtech',
      );
    });
    await step('Статус меняет человек', async () => {
      await expect(canvas.getByText(/Все запланированные разговоры здесь. Завершить исследование\?/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }));
      await expect(args.onStatusChange).toHaveBeenLastCalledWith(research, 'completed');
    });
    await step('Исследование, инсайт, гипотеза', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Изменить исследование' }));
      await expect(args.onEdit).toHaveBeenLastCalledWith({ what: 'study' });
      await userEvent.click(canvas.getAllByRole('button', { name: /^Изменить инсайт: / })[0] as HTMLElement);
      await expect(args.onEdit).toHaveBeenLastCalledWith({ what: 'insight', key: expect.any(String) });
      await userEvent.click(canvas.getAllByRole('button', { name: /^Изменить гипотезу: / })[0] as HTMLElement);
      await expect(args.onEdit).toHaveBeenLastCalledWith({ what: 'hypothesis', id: expect.any(String) });
      await userEvent.click(canvas.getAllByRole('button', { name: /^Удалить инсайт: / })[0] as HTMLElement);
      await expect(args.onRemoveInsight).toHaveBeenLastCalledWith(research, expect.any(String));
    });
  },
});

export const Planned = meta.story({
  name: 'Запланированное: вопросы, файлов ещё нет',
  args: { open: { ...openStudy('research-rituals'), relatedHypotheses: [full.hypotheses[0]?.text ?? ''] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Вопросы' })).toBeVisible();
    await expect(canvas.getByText('К этому исследованию не приложены файлы.')).toBeVisible();
    await expect(canvas.getByText(/^Гипотеза: /)).toBeVisible();
  },
});

export const Bare = meta.story({
  name: 'Только что загружено: сказано, что делать дальше',
  args: {
    open: {
      ...full,
      research: { ...full.research, description: '', endDate: null, author: '', insights: {} },
      hypotheses: [],
      experiments: [],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    // A project of another program may have no description: no empty line is drawn for it.
    await expect([...canvasElement.querySelectorAll('p')].filter((one) => one.textContent === '')).toEqual([]);
    await expect(canvas.getByText('с 02.09.2026')).toBeVisible();
    await expect(canvas.getByText('Не указан')).toBeVisible();
    await expect(canvas.getByText(/нажмите «Инсайт»/)).toBeVisible();
    await expect(canvas.getByText(/нажмите «Гипотеза»/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Новые гипотезы исследования (0)' })).toBeVisible();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне в один столбец, без прокрутки вбок',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const small = canvas.getAllByRole('button').filter((one) => one.getBoundingClientRect().height < 44);
    await expect(small).toEqual([]);
  },
});

export const Out = meta.story({
  name: 'Доступ закончился: не «пока нет» и не «удалена», и ничего не сосчитано',
  globals: AS_OUT,
  args: {
    open: {
      ...full,
      research: { ...full.research, insights: {} },
      hypotheses: [],
      materials: [],
      experiments: [],
      audience: { name: '', href: '/audiences' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Доступ закончился')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { name: 'Новые гипотезы исследования' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Материалы' })).toBeVisible();
    await expect(canvas.queryByText(/пока нет|не приложены|Удалена/)).toBeNull();
  },
});
