import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { InsightDialog } from '#src/features/research/InsightDialog.tsx';
import { withAlike } from '#stories/patterns/evidence/withAlike.tsx';

import { pending, study, textOf } from './sampleStudy.ts';

const [insight] = Object.values(study('research-edtech').insights);
if (!insight?.passage) throw new Error('the sample insight has no place');

const meta = preview.meta({
  id: 'features-research-insightdialog',
  title: 'Разделы/Исследования/Диалог инсайта · InsightDialog',
  component: InsightDialog,
  parameters: { docs: { description: { component: '«Добавить инсайт» к выделенным словам: что из них узнали.' } } },
  args: {
    quote: { text: insight.quote, respondent: 'Марина', passage: insight.passage },
    onAdd: fn(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

export const Writing = meta.story({
  name: 'Слова респондента видны, инсайт уходит как написан',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Добавить инсайт' })).toHaveTextContent(`«${insight.quote}»Марина`);
    const field = screen.getByRole('textbox', { name: /^Инсайт/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, insight.text);
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith(insight.text);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const Repeating = meta.story({
  name: 'Такой инсайт уже есть: названо под полем, записать всё равно можно',
  decorators: [withAlike],
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox', { name: /^Инсайт/ }), insight.text);
    await expect(await screen.findByRole('status')).toHaveTextContent('Похоже на: «Есть и такой»');
    await expect(screen.queryByRole('button', { name: /^Добавить слова к ней/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith(insight.text);
  },
});

export const Missing = meta.story({
  name: 'Пустой не добавить: ошибка у поля',
  play: async ({ args, userEvent, step }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    const field = screen.getByRole('textbox', { name: /^Инсайт/ });
    await expect(field).toHaveAccessibleDescription(/Запишите, что вы поняли/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await step('Фокус в поле, ошибка уходит с первой буквой', async () => {
      await expect(field).toHaveFocus();
      await userEvent.keyboard('Я');
      await expect(field).not.toHaveAttribute('aria-invalid');
    });
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: написанное на месте',
  args: { onAdd: fn(() => Promise.resolve(refused('Хранилище браузера заполнено: освободите место.'))) },
  play: async ({ args, userEvent }) => {
    const field = screen.getByRole('textbox', { name: /^Инсайт/ });
    await userEvent.type(field, 'Нужен готовый сценарий');
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Хранилище браузера заполнено');
    await expect(field).toHaveValue('Нужен готовый сценарий');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  name: 'Сохраняется: второй раз не отправить',
  play: async ({ args, userEvent }) => {
    const saving = pending<Outcome>();
    args.onAdd.mockImplementation(() => saving.promise);
    await userEvent.type(screen.getByRole('textbox', { name: /^Инсайт/ }), 'Нужен готовый сценарий');
    const add = screen.getByRole('button', { name: 'Добавить' });
    await userEvent.click(add);
    await userEvent.click(add);
    await userEvent.keyboard('{Escape}');
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
    saving.finish(DONE);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const Mobile = meta.story({
  name: 'Длинная цитата на телефоне не вытесняет поле',
  globals: { viewport: { value: 'mobile' } },
  args: { quote: { text: textOf('material-42'), respondent: 'Марина', passage: insight.passage } },
  play: async () => {
    const field = screen.getByRole('textbox', { name: /^Инсайт/ }).getBoundingClientRect();
    await expect(field.bottom).toBeLessThan(window.innerHeight - 60);
  },
});
