import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { hypothesisDraftOf, type HypothesisDraft } from '#src/domain/research/hypotheses/hypothesisDraft.ts';
import { HypothesisDialog } from '#src/patterns/HypothesisDialog.tsx';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';
import {
  bothVersions,
  closed,
  fits,
  formField,
  refusedThenDone,
  retype,
  stores,
  underFinger,
  wrongAt,
} from '#stories/checks.ts';
import { changedElsewhere, keeping, reopening } from '#stories/keeping.tsx';

const sample = backlogHypotheses[0] as Hypothesis;

/** A hypothesis with an earlier stage and an earlier text. */
const changed: Hypothesis = {
  ...sample,
  history: {
    a: { field: 'stage', was: 'revenue', until: '2026-11-18T18:00:00', by: 'Анна Ковалёва', position: 'a' },
    b: { field: 'relevance', was: 'low', until: '2026-11-19T18:00:00', by: '', position: 'b' },
  },
};

const meta = preview.meta({
  id: 'patterns-hypothesisdialog',
  title: 'Приёмы/Диалог правки гипотезы · HypothesisDialog',
  component: HypothesisDialog,
  args: {
    hypothesis: changed,
    onDraftChange: fn(),
    onSave: stores<HypothesisDraft>(),
    onRestore: stores<string>(),
    onClose: fn(),
  },
});

const save = () => screen.getByRole('button', { name: 'Сохранить' });

export const Editing = meta.story({
  name: 'Правят всё: текст, этап с точкой касания, важность, приоритет',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Изменить гипотезу' })).toBeVisible();
    await retype(formField('Гипотеза'), 'Если показать пример, начнут раньше');
    await userEvent.selectOptions(formField('Этап'), 'Retention');
    await userEvent.selectOptions(formField('Релевантность'), 'Низкая');
    await retype(formField('Приоритет'), '7');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenLastCalledWith({
      ...hypothesisDraftOf(changed),
      text: 'Если показать пример, начнут раньше',
      stage: 'retention',
      touchpoint: 'Первое возвращение',
      relevance: 'low',
      priority: '7',
    });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const Wrong = meta.story({
  name: 'Пустая гипотеза и приоритет не числом: ошибки у полей',
  play: async ({ args, userEvent }) => {
    await userEvent.clear(formField('Гипотеза'));
    await retype(formField('Приоритет'), 'первый');
    await userEvent.click(save());
    await wrongAt(formField('Гипотеза'), /Сформулируйте гипотезу/);
    await expect(formField('Приоритет')).toHaveAccessibleDescription(/Целое число от 1 до 999/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: набранное на месте, можно ещё раз',
  play: async ({ args }) => {
    await retype(formField('Гипотеза'), 'Иначе');
    await refusedThenDone(args.onSave, args.onClose, save, () => expect(formField('Гипотеза')).toHaveValue('Иначе'));
  },
});

/** The hypothesis as it changes in another tab. */
const Changing = changedElsewhere(HypothesisDialog, 'hypothesis', {
  elsewhere: { text: 'Сказано в другой вкладке', stage: 'referral' },
  removed: { deletedAt: '2026-11-21T00:00:00.000Z' },
});

export const ChangedElsewhere = meta.story({
  name: 'Изменили в другой вкладке: обе версии рядом',
  render: (args) => <Changing {...args} />,
  play: async ({ args, userEvent }) => {
    await retype(formField('Гипотеза'), 'Сказано здесь');
    screen.getByTestId('elsewhere').click();
    await bothVersions('Сказано здесь', 'Сказано в другой вкладке');
    await expect(formField('Этап')).toHaveDisplayValue('Referral');
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Гипотеза: взять сохранённое' }));
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ text: 'Сказано в другой вкладке' }));
  },
});

export const RemovedElsewhere = meta.story({
  name: 'Удалили в другой вкладке: сказано, набранное цело',
  render: (args) => <Changing {...args} />,
  play: async ({ args, userEvent }) => {
    await retype(formField('Гипотеза'), 'Сказано здесь');
    screen.getByTestId('removed').click();
    await expect(await screen.findByRole('alert')).toHaveTextContent('удалили в другой вкладке');
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(formField('Гипотеза')).toHaveValue('Сказано здесь');
  },
});

export const History = meta.story({
  name: 'Прежние значения словами; вернуть можно любое',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByText('История изменений'));
    await expect(await screen.findByText('Revenue', { selector: 'p' })).toBeVisible();
    await expect(screen.getByText('Низкая', { selector: 'p' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Вернуть: Этап/ }));
    await expect(args.onRestore).toHaveBeenCalledWith('a');
  },
});

/** Keeps the draft and opens again, as the screen does. */
const Demo = keeping(reopening(HypothesisDialog, 'Изменить'), { draft: 'onDraftChange' });

export const ClosedByMistake = meta.story({
  name: 'Закрыли по ошибке: черновик на месте',
  render: (args) => <Demo {...args} />,
  play: async ({ canvas, userEvent }) => {
    await retype(formField('Гипотеза'), 'Недописанное');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }));
    await waitFor(() => expect(formField('Гипотеза')).toHaveValue('Недописанное'));
  },
});

export const Mobile = meta.story({
  name: 'На телефоне поля одно под другим, длинный текст виден',
  globals: { viewport: { value: 'mobile' } },
  args: { hypothesis: { ...sample, text: 'Очень длинная гипотеза. '.repeat(40), touchpoint: 'а'.repeat(120) } },
  play: async () => {
    await fits(screen.getByRole('dialog'));
    await underFinger(save());
  },
});
