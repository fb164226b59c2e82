import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { Wording } from '#src/domain/research/report/reportRecord.ts';
import { ReportWords } from '#src/features/research/report/ReportWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { bothVersions, fits, retype } from '#stories/checks.ts';

import { acts, report } from './sampleReport.ts';

const proposed: Wording = { key: 'lead', text: 'Выводы теряются', proposed: 'Выводы теряются', state: 'proposed' };
const typed: Wording = { ...proposed, text: 'Выводы не доходят до команды', state: 'typed' };

const meta = preview.meta({
  id: 'features-research-report-reportwords',
  title: 'Разделы/Исследования/Текст отчёта · ReportWords (правка на месте)',
  component: ReportWords,
  parameters: {
    docs: {
      description: {
        component:
          'Текст отчёта на своём месте: заголовок, абзац или список. Предложенное из записей видно сразу, правится карандашом или нажатием; когда записи ушли вперёд, это сказано.',
      },
    },
  },
  args: { wording: proposed, label: 'Коротко о главном', look: 'text' as const, acts },
});

const field = () => screen.findByRole('textbox', { name: 'Коротко о главном' });

export const Proposed = meta.story({
  name: 'Предложенное правится на месте: карандашом и нажатием',
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Карандаш ставит фокус в поле, запись отдаёт и прежний текст', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Редактировать: Коротко о главном' }));
      await waitFor(async () => expect(await field()).toHaveFocus());
      await retype(await field(), 'Всё делают руками');
      await userEvent.click(canvas.getByRole('button', { name: 'Сохранить: Коротко о главном' }));
      await expect(args.acts.onType).toHaveBeenLastCalledWith(proposed, 'Всё делают руками', 'Выводы теряются');
      await expect(await canvas.findByText('Всё делают руками')).toBeVisible();
    });
    await step('Нажатие на текст — то же, Escape возвращает, набранное можно вернуть', async () => {
      await userEvent.click(canvas.getByText('Всё делают руками'));
      await retype(await field(), 'Передумала');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('Передумала')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Вернуть набранное: Коротко о главном' }));
      await expect(await field()).toHaveValue('Передумала');
    });
  },
});

export const Typed = meta.story({
  name: 'Набранное: предложенное можно вернуть',
  args: { wording: typed },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть предложенное: Коротко о главном' }));
    await expect(args.acts.onReset).toHaveBeenLastCalledWith(typed);
  },
});

export const Outdated = meta.story({
  name: 'В исследовании теперь иначе: взять оттуда или оставить своё',
  args: { wording: { ...typed, proposed: 'Выводы теряются, и их заказывают заново', state: 'outdated' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByText('В исследовании теперь иначе: «Выводы теряются, и их заказывают заново»'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Оставить своё: Коротко о главном' }));
    await expect(args.acts.onKeep).toHaveBeenLastCalledWith(args.wording);
    await userEvent.click(canvas.getByRole('button', { name: 'Взять из исследования: Коротко о главном' }));
    await expect(args.acts.onReset).toHaveBeenLastCalledWith(args.wording);
  },
});

export const Gone = meta.story({
  name: 'В исследовании этого больше нет: набранное осталось',
  args: { wording: { ...typed, proposed: null, state: 'outdated' }, look: 'part' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('В исследовании этого больше нет. Набранное осталось.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Убрать набранное: Коротко о главном' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Оставить своё/ })).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Пусто: кнопка говорит, что здесь бывает',
  args: { wording: { ...proposed, text: '', proposed: '' }, hint: 'Добавить сводку' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить сводку: Коротко о главном' }));
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
});

export const List = meta.story({
  name: 'Список: строка — пункт',
  args: { wording: { ...proposed, text: 'Убрать лишний шаг\nПозвать пятерых' }, look: 'list' as const },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Убрать лишний шаг',
      'Позвать пятерых',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await expect(await field()).toHaveAccessibleDescription('Каждая строка — отдельный пункт.');
  },
});

export const Refused = meta.story({
  name: 'Не записалось: сказано почему, набранное на месте',
  args: { acts: { ...acts, onType: fn(() => Promise.resolve({ ok: false as const, message: 'Нет места на диске' })) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await retype(await field(), 'Важное');
    await userEvent.click(canvas.getByRole('button', { name: /^Сохранить/ }));
    await expect(await canvas.findByText('Нет места на диске')).toBeVisible();
    await expect(await field()).toHaveValue('Важное');
  },
});

function Two() {
  const [wording, setWording] = useState(proposed);
  return (
    <>
      <ReportWords wording={wording} label="Коротко о главном" look="text" acts={acts} />
      <Button onClick={() => setWording(typed)}>Другая вкладка записала</Button>
    </>
  );
}

export const OtherTab = meta.story({
  name: 'Другая вкладка записала тот же абзац: рядом обе версии',
  render: () => <Two />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await retype(await field(), 'Моё');
    await userEvent.click(canvas.getByRole('button', { name: 'Другая вкладка записала' }));
    await bothVersions('Моё', 'Выводы не доходят до команды');
  },
});

export const Draft = meta.story({
  name: 'Недописанное ждёт с прошлого раза',
  args: {
    acts: {
      ...acts,
      draftOf: fn(() => ({ values: { content: 'Недописано' }, base: { content: 'Выводы теряются' }, theirs: {} })),
    },
  },
  play: async () => {
    await expect(await field()).toHaveValue('Недописано');
  },
});

export const Title = meta.story({
  name: 'Заголовок отчёта',
  args: { wording: report.title, label: 'Заголовок отчёта', look: 'title' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(report.title.text);
  },
});

export const LongWord = meta.story({
  name: 'Слово без конца, справа налево, эмодзи: за край не выходит',
  args: { wording: { ...proposed, text: `${'ы'.repeat(300)} مرحبا 👩‍👩‍👧 конец` }, look: 'section' as const },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await fits(canvas.getByRole('heading', { level: 2 }));
  },
});
