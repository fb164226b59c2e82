import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { AUDIENCE_STAGES } from '#src/domain/audiences/audience.ts';
import type { NewAudienceForm } from '#src/domain/audiences/rules.ts';
import { editForm } from '#src/domain/core/editedForm.ts';
import { CreateAudienceDialog } from '#src/features/audiences/CreateAudienceDialog.tsx';
import {
  announced,
  fits,
  formField,
  optionsOf,
  refusedThenDone,
  stores,
  underFinger,
  wrongAt,
} from '#stories/checks.ts';

import { filled, longDraft } from './sampleAudience.ts';

const meta = preview.meta({
  id: 'features-audiences-createaudiencedialog',
  title: 'Разделы/Аудитории/Диалог новой аудитории · CreateAudienceDialog',
  component: CreateAudienceDialog,
  parameters: {
    docs: {
      description: {
        component: '«Новая аудитория»: кнопка ждёт названия, описания и этапа и говорит, чего не хватает.',
      },
    },
  },
  args: { onDraftChange: fn(), onCreate: stores<NewAudienceForm>(), onClose: fn() },
});

const create = () => screen.getByRole('button', { name: 'Создать' });

export const Empty = meta.story({
  name: 'Пустая: кнопка ждёт и говорит чего',
  play: async ({ args, step, userEvent }) => {
    await step('Сначала нельзя', async () => {
      await expect(screen.getByRole('dialog', { name: 'Новая аудитория' })).toBeVisible();
      await expect(create()).toBeDisabled();
      await expect(create()).toHaveAccessibleDescription('Чтобы создать, заполните: название, описание, этап воронки');
    });
    await step('Заполняется', async () => {
      await userEvent.type(formField('Название'), 'Методисты');
      await expect(create()).toHaveAccessibleDescription('Чтобы создать, заполните: описание, этап воронки');
      await userEvent.type(formField('Описание'), 'Ведут программы');
      await expect(create()).toBeDisabled();
      const stage = formField('Этап воронки');
      await expect(optionsOf(stage).slice(1)).toEqual([...AUDIENCE_STAGES]);
      await userEvent.selectOptions(stage, 'реактивация');
      await expect(create()).toBeEnabled();
      await expect(create()).not.toHaveAccessibleDescription();
    });
    await step('Число по-русски и точки касания', async () => {
      await userEvent.type(formField('Ожидаемое количество'), '1 243');
      await userEvent.type(formField('Точки касания'), 'Онбординг, Выбор тарифа, онбординг,');
      await expect(announced()).toContainEqual(expect.stringMatching(/^Распознано: 2\sточки касания$/));
      const chips = within(screen.getByRole('list', { name: 'Распознанные точки касания' }));
      await expect(chips.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Онбординг', 'Выбор тарифа']);
    });
    await step('Создать', async () => {
      await userEvent.click(create());
      await expect(args.onCreate).toHaveBeenLastCalledWith({
        name: 'Методисты',
        description: 'Ведут программы',
        count: 1243,
        touchpoints: 'Онбординг, Выбор тарифа, онбординг,',
        stage: 'реактивация',
      });
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const Filled = meta.story({
  name: 'Черновик вернулся',
  args: { draft: editForm(filled) },
  play: async () => {
    await expect(formField('Ожидаемое количество')).toHaveValue('1 243');
    await expect(create()).toBeEnabled();
  },
});

export const WrongCount = meta.story({
  name: 'Не число: ошибка у поля, набранное цело',
  args: { draft: editForm({ ...filled, count: 'много' }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(create());
    await wrongAt(formField('Ожидаемое количество'), /целое число/);
    await expect(formField('Ожидаемое количество')).toHaveValue('много');
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Long = meta.story({
  name: 'Длинные тексты: ошибки у полей, меток не больше двадцати',
  args: { draft: editForm(longDraft) },
  play: async ({ userEvent }) => {
    await expect(screen.getByText('и ещё 14')).toBeVisible();
    await userEvent.click(create());
    await wrongAt(formField('Название'), /Не длиннее/);
  },
});

export const Failing = meta.story({
  name: 'Не создалось: набранное на месте, можно ещё раз',
  args: { draft: editForm(filled) },
  play: ({ args }) =>
    refusedThenDone(args.onCreate, args.onClose, create, () => expect(formField('Название')).toHaveValue('Методисты')),
});

export const Keyboard = meta.story({
  name: 'С клавиатуры: всё заполнить и создать',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(formField('Название')).toHaveFocus());
    await userEvent.keyboard('Методисты{Tab}Ведут программы{Tab}250{Tab}Онбординг{Tab}');
    await expect(formField('Этап воронки')).toHaveFocus();
    await userEvent.selectOptions(formField('Этап воронки'), 'отток');
    await userEvent.tab();
    await expect(create()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(args.onCreate).toHaveBeenCalledWith(expect.objectContaining({ count: 250, stage: 'отток' }));
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await fits(screen.getByRole('dialog'));
    await underFinger(create());
  },
});

export const Brief = meta.story({
  name: 'На пути к интервью хватит названия',
  args: { isBrief: true },
  play: async ({ args, userEvent }) => {
    await expect(create()).toHaveAccessibleDescription('Чтобы создать, заполните: название');
    await userEvent.type(formField('Название'), 'Первые клиенты');
    await userEvent.click(create());
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledOnce());
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Первые клиенты', description: '', stage: '' }),
    );
  },
});
