import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { AUDIENCE_STAGES } from '#src/domain/audiences/audience.ts';
import type { AudienceForm } from '#src/domain/audiences/form/audienceForm.ts';
import { editForm, typeInto } from '#src/domain/core/editedForm.ts';
import { ordered } from '#src/domain/core/record.ts';
import { AudienceFormDialog } from '#src/features/audiences/AudienceFormDialog.tsx';
import {
  announced,
  fits,
  formField,
  optionsOf,
  refusedThenDone,
  retype,
  stores,
  underFinger,
  wrongAt,
} from '#stories/checks.ts';

import { edtech, filled, longDraft } from './sampleAudience.ts';

const meta = preview.meta({
  id: 'features-audiences-audienceformdialog',
  title: 'Разделы/Аудитории/Форма аудитории · AudienceFormDialog',
  component: AudienceFormDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«Новая аудитория» и «Изменить аудиторию»: кнопка ждёт названия, описания и этапа и говорит, чего не хватает.',
      },
    },
  },
  args: { onDraftChange: fn(), audience: null, onSubmit: stores<AudienceForm>(), onClose: fn() },
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
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        name: 'Методисты',
        description: 'Ведут программы',
        expected: 1243,
        touchpoints: 'Онбординг, Выбор тарифа, онбординг,',
        funnelStages: ['реактивация'],
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
  args: { draft: editForm({ ...filled, expected: 'много' }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(create());
    await wrongAt(formField('Ожидаемое количество'), /целое число/);
    await expect(formField('Ожидаемое количество')).toHaveValue('много');
    await expect(args.onSubmit).not.toHaveBeenCalled();
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
    refusedThenDone(args.onSubmit, args.onClose, create, () => expect(formField('Название')).toHaveValue('Методисты')),
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
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ expected: 250, funnelStages: ['отток'] }),
    );
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
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Первые клиенты', description: '', funnelStages: [] }),
    );
  },
});

const save = () => screen.getByRole('button', { name: 'Сохранить' });

export const Editing = meta.story({
  name: 'Правят всё: имя, описание, число, точки касания, этапы',
  args: { audience: edtech.audience },
  play: async ({ args, step, userEvent }) => {
    const { name, description, expected } = edtech.audience;
    await step('Форма заполнена из записи', async () => {
      await expect(screen.getByRole('dialog', { name: 'Изменить аудиторию' })).toBeVisible();
      await expect(formField('Название')).toHaveValue(name);
      await expect(formField('Описание')).toHaveValue(description);
      await expect(formField('Ожидаемое количество')).toHaveValue(String(expected));
      await expect(await screen.findByRole('checkbox', { name: 'рассмотрение' })).toBeChecked();
      await expect(screen.getByRole('checkbox', { name: 'отток' })).not.toBeChecked();
    });
    await step('Без этапа не сохранить: он был', async () => {
      for (const stage of ordered(edtech.audience.funnelStages)) {
        await userEvent.click(screen.getByRole('checkbox', { name: stage.stage }));
      }
      await expect(save()).toHaveAccessibleDescription('Чтобы сохранить, заполните: этап воронки');
    });
    await step('Поправить и сохранить', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'отток' }));
      await userEvent.click(screen.getByRole('checkbox', { name: 'вовлечение' }));
      await retype(formField('Название'), 'Методисты');
      await retype(formField('Точки касания'), 'Чат, Онбординг');
      await userEvent.click(save());
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        name: 'Методисты',
        description,
        expected,
        touchpoints: 'Чат, Онбординг',
        funnelStages: ['вовлечение', 'отток'],
      });
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const BareEditing = meta.story({
  name: 'Изменить ту, у которой есть только имя: описания и этапа не требуют',
  args: { audience: { ...edtech.audience, description: '', expected: 0, touchpoints: {}, funnelStages: {} } },
  play: async ({ args, userEvent }) => {
    await expect(formField('Ожидаемое количество')).toHaveValue('');
    await expect(formField('Описание')).not.toBeRequired();
    await retype(formField('Название'), 'Первые клиенты');
    await userEvent.click(save());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      name: 'Первые клиенты',
      description: '',
      expected: null,
      touchpoints: '',
      funnelStages: [],
    });
  },
});

export const Gone = meta.story({
  name: 'Удалили в другой вкладке: набранное можно скопировать',
  args: {
    audience: { ...edtech.audience, deletedAt: '2026-11-21T09:00:00.000Z' },
    draft: typeInto(editForm({ ...filled, name: edtech.audience.name }), { name: 'Методисты школ' }),
  },
  play: async () => {
    await expect(screen.getByText(/Аудиторию удалили в другой вкладке/)).toBeVisible();
    await expect(formField('Название')).toHaveValue('Методисты школ');
  },
});

export const MobileEditing = meta.story({
  name: 'Изменить на телефоне',
  args: { audience: edtech.audience },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await fits(screen.getByRole('dialog'));
    await underFinger(save());
  },
});
