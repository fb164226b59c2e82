import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { TypedCanvas } from '#src/domain/experiments/experiment.ts';
import { CANVAS_FIELDS } from '#src/domain/experiments/canvas.ts';
import { formatDate } from '#src/domain/core/format.ts';
import { CanvasDialog, type CanvasDialogProps } from '#src/patterns/CanvasDialog.tsx';
import { closed, fits, isBelow, refusedThenDone, retype, stores, underFinger } from '#stories/checks.ts';
import { keeping, reopening } from '#stories/keeping.tsx';

import { withCanvasModel } from './evidence/withModel.tsx';
import { drafted, madeBy } from './evidence/sampleDraft.ts';
import { hypothesis, prefilled, TODAY } from './sampleCanvas.ts';

/** Keeps the draft and opens again, as the screen does. */
const Demo = keeping(reopening(CanvasDialog, 'Создать из гипотезы'), { draft: 'onDraftChange' });

const meta = preview.meta({
  id: 'patterns-canvasdialog',
  title: 'Приёмы/Диалог канваса эксперимента · CanvasDialog',
  component: CanvasDialog,
  args: {
    hypothesis,
    today: TODAY,
    onDraftChange: fn<NonNullable<CanvasDialogProps['onDraftChange']>>(),
    onCreate: stores<TypedCanvas>(),
    onClose: fn(),
  },
  render: (args) => <Demo {...args} />,
});

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const name = () => field('Название эксперимента');
const text = (label: 'name' | 'scenario' | 'metrics') => drafted.fields[label]?.text ?? '';
const create = () => screen.getByRole('button', { name: 'Создать эксперимент' });

export const Prefilled = meta.story({
  name: 'Все поля заполнены заранее, поправленное уходит',
  play: async ({ args, step, userEvent }) => {
    await step('Пятнадцать полей, как их заполняет этап', async () => {
      await expect(screen.getByRole('dialog', { name: 'MVP Experiment Canvas' })).toHaveTextContent(hypothesis.text);
      for (const one of CANVAS_FIELDS) {
        const value = prefilled[one.field];
        await expect(field(one.label)).toHaveValue(one.kind === 'date' ? formatDate(value) : value);
      }
      await expect(field('Дата запуска')).toHaveValue('20.11.2026');
      await expect(field('Дата окончания')).toHaveValue('04.12.2026');
      await waitFor(() => expect(name()).toHaveFocus());
    });
    await step('Поправить и создать', async () => {
      const mended = { name: 'Пробное интервью за пять минут', experimentFormat: 'Интервью' };
      await retype(name(), mended.name);
      await userEvent.selectOptions(field('Формат эксперимента'), mended.experimentFormat);
      await userEvent.click(create());
      await expect(args.onCreate).toHaveBeenLastCalledWith({ ...prefilled, ...mended, byModel: {} });
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const Wrong = meta.story({
  name: 'Пустое название, даты наоборот, слишком длинный текст: ошибки у полей',
  play: async ({ args, step, userEvent }) => {
    await step('До отправки ничего не помечено', async () => {
      await userEvent.clear(name());
      fireEvent.change(field('Дата окончания'), { target: { value: '2026-11-01' } });
      fireEvent.change(field('Сценарий'), { target: { value: 'а'.repeat(10_000) } });
      await expect(name()).not.toHaveAttribute('aria-invalid');
    });
    await step('Ошибки у полей, фокус в первом', async () => {
      await userEvent.click(create());
      await waitFor(() => expect(name()).toHaveAccessibleDescription(/Назовите эксперимент/));
      await expect(field('Дата окончания')).toHaveAccessibleDescription(/Дата окончания раньше даты запуска/);
      await expect(field('Сценарий')).toHaveAccessibleDescription(/Слишком длинный текст/);
      await expect(name()).toHaveFocus();
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('Ошибка уходит, когда поле исправлено', async () => {
      await userEvent.type(name(), 'Вебинар');
      await expect(name()).not.toHaveAttribute('aria-invalid');
      fireEvent.change(field('Дата запуска'), { target: { value: '' } });
      await waitFor(() => expect(field('Дата запуска')).toHaveAccessibleDescription(/Укажите дату запуска/));
    });
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: набранное на месте, можно ещё раз',
  play: async ({ args, userEvent }) => {
    await userEvent.type(field('Сценарий'), 'Две недели');
    await refusedThenDone(args.onCreate, args.onClose, create, () =>
      expect(field('Сценарий')).toHaveValue('Две недели'),
    );
    await expect(args.onCreate).toHaveBeenCalledTimes(2);
  },
});

export const ClosedByMistake = meta.story({
  name: 'Закрыли по ошибке: черновик на месте',
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.type(field('Сценарий'), 'Две недели');
    for (const way of ['Escape', 'Отмена']) {
      await step(way, async () => {
        if (way === 'Escape') await userEvent.keyboard('{Escape}');
        else await userEvent.click(screen.getByRole('button', { name: way }));
        await closed();
        await userEvent.click(canvas.getByRole('button', { name: 'Создать из гипотезы' }));
        await waitFor(() => expect(field('Сценарий')).toHaveValue('Две недели'));
      });
    }
  },
});

export const Drafted = meta.story({
  name: 'С моделью: поля предложены, каждое берут, правят или возвращают',
  decorators: [withCanvasModel],
  play: async ({ args, canvas, step, userEvent }) => {
    const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
    await step('Предложенное стоит под полями, сами они прежние', async () => {
      await press('Набросать с моделью');
      await press('Остановить');
      await expect(screen.getByRole('button', { name: 'Набросать заново' })).toHaveFocus();
      await expect(screen.getByRole('group', { name: 'Предложение модели: Сценарий' })).toHaveTextContent(
        text('scenario'),
      );
      await expect(field('Сценарий')).toHaveValue('');
      await expect(name()).toHaveValue(prefilled.name);
    });
    await step('Взятое правится в поле; чего никто не говорил, не взять', async () => {
      await press('Взять: Сценарий');
      await expect(field('Сценарий')).toHaveValue(text('scenario'));
      await expect(field('Сценарий')).toHaveFocus();
      await userEvent.type(field('Сценарий'), ' Дольше не ждём.');
      await expect(
        screen.queryByRole('button', { name: 'Взять: Самое рискованное предположение' }),
      ).not.toBeInTheDocument();
      await press('Не то: Самое рискованное предположение');
      await expect(field('Самое рискованное предположение')).toHaveFocus();
    });
    await step('Остальное разом, одно назад', async () => {
      await press('Взять всё');
      await expect(name()).toHaveValue(text('name'));
      await press('Вернуть прежнее: Метрики');
      await expect(field('Метрики')).toHaveValue(prefilled.metrics);
      await expect(field('Метрики')).toHaveFocus();
    });
    await step('Закрыли по ошибке: взятое и отметки на месте', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await userEvent.click(canvas.getByRole('button', { name: 'Создать из гипотезы' }));
      await waitFor(() => expect(name()).toHaveValue(text('name')));
      await expect(screen.getByRole('button', { name: 'Вернуть прежнее: Сценарий' })).toBeVisible();
    });
    await step('Уходит с тем, что предложила модель', async () => {
      await userEvent.click(create());
      await expect(args.onCreate).toHaveBeenLastCalledWith({
        ...prefilled,
        name: text('name'),
        scenario: `${text('scenario')} Дольше не ждём.`,
        byModel: { name: madeBy, scenario: madeBy },
      });
    });
  },
});

export const DraftedMobile = meta.story({
  name: 'Предложенное моделью на телефоне',
  globals: { viewport: { value: 'mobile' } },
  decorators: [withCanvasModel],
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Набросать с моделью' }));
    await userEvent.click(screen.getByRole('button', { name: 'Остановить' }));
    await fits(screen.getByRole('dialog'));
    await underFinger(screen.getByRole('button', { name: 'Взять: Сценарий' }));
  },
});

export const Mobile = meta.story({
  name: 'На телефоне поля одно под другим',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await fits(screen.getByRole('dialog'));
    await isBelow(field('Дата окончания'), field('Дата запуска'));
    await underFinger(create());
  },
});
