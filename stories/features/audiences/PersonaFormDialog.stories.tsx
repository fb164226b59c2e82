import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { editForm, typeInto } from '#src/domain/core/editedForm.ts';
import { EMPTY_PERSONA_FORM, personaFormOf } from '#src/domain/audiences/form/personaForm.ts';
import { PersonaFormDialog } from '#src/features/audiences/PersonaFormDialog.tsx';
import { typedOf } from '#src/features/audiences/personas/typedPersona.ts';
import { changedElsewhere } from '#stories/keeping.tsx';
import { bothVersions, formField, refusedThenDone, retype, wrongAt } from '#stories/checks.ts';

import { create, personaFormArgs, save } from './personaFormPlay.ts';
import { persona } from './samplePersonas.ts';

const meta = preview.meta({
  id: 'features-audiences-personaformdialog',
  title: 'Разделы/Аудитории/Диалог-форма персоны · PersonaFormDialog',
  component: PersonaFormDialog,
  parameters: {
    docs: { description: { component: 'Создаёт или меняет персону: те же восемь разделов, что в её диалоге.' } },
  },
  args: personaFormArgs,
});

export const Creating = meta.story({
  name: 'Новая: восемь разделов, списки по строкам',
  play: async ({ args, step, userEvent }) => {
    await step('Заполнить', async () => {
      await expect(screen.getByRole('dialog', { name: 'Новая персона' })).toBeVisible();
      await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(8);
      await userEvent.type(formField('Заголовок'), 'Методист');
      await userEvent.type(formField('Имя'), 'Зоя');
      await userEvent.type(formField('Роль'), 'Методист школы');
      await userEvent.type(formField('Интересы'), 'Книги{Enter}Сад');
      await expect(formField('Интересы')).toHaveAccessibleDescription('По одному на строке');
      await userEvent.selectOptions(formField('Техническая грамотность'), 'Средний');
      await expect(formField('Техническая грамотность')).toHaveAccessibleDescription(/Сам разбирается/);
      await expect(args.onDraftChange).toHaveBeenCalled();
    });
    await step('Создать', async () => {
      await userEvent.click(create());
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        ...EMPTY_PERSONA_FORM,
        title: 'Методист',
        name: 'Зоя',
        role: 'Методист школы',
        interests: 'Книги\nСад',
        techLevel: 'Средний',
      });
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});

export const Wrong = meta.story({
  name: 'Чего-то нет: ошибки у полей, фокус на первой',
  play: async ({ args, userEvent }) => {
    await userEvent.type(formField('Имя'), 'Зоя');
    await userEvent.type(formField('Возраст'), 'тридцать');
    await userEvent.click(create());
    await wrongAt(formField('Заголовок'), /Дайте персоне заголовок/);
    await expect(formField('Роль')).toHaveAccessibleDescription(/Укажите роль/);
    await expect(formField('Возраст')).toHaveAccessibleDescription(/целое число/);
    await expect(formField('Возраст')).toHaveValue('тридцать');
    await expect(formField('Техническая грамотность')).toHaveAccessibleDescription(/Выберите уровень/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failing = meta.story({
  name: 'Не создалось: набранное на месте, можно ещё раз',
  args: { draft: typeInto(editForm(typedOf(null)), personaFormOf(persona())) },
  play: ({ args }) =>
    refusedThenDone(args.onSubmit, args.onClose, create, () => expect(formField('Имя')).toHaveValue('Марина')),
});

export const Editing = meta.story({
  name: 'Изменение: заполнена из персоны',
  args: { persona: persona() },
  play: async ({ args, userEvent }) => {
    await expect(formField('Возраст')).toHaveValue('31');
    await retype(formField('Возраст'), '32');
    await userEvent.click(save());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...personaFormOf(persona()), age: '32' });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

/** The persona as it changes in another tab. */
const Changing = changedElsewhere(PersonaFormDialog, 'persona', {
  elsewhere: { name: 'Мария', region: 'Тверь' },
  removed: { deletedAt: '2026-11-21T00:00:00.000Z' },
});

const elsewhere = (what: string) => screen.getByTestId(what).click();

export const ChangedElsewhere = meta.story({
  name: 'Изменили в другой вкладке: обе версии рядом, до выбора не уходит',
  args: { persona: persona() },
  render: (args) => <Changing {...args} />,
  play: async ({ args, step, userEvent }) => {
    await retype(formField('Имя'), 'Марина П.');
    await step('Обе версии', async () => {
      elsewhere('elsewhere');
      await bothVersions('Марина П.', 'Мария');
      await expect(formField('Регион')).toHaveValue('Тверь');
    });
    await step('До выбора не уходит', async () => {
      await userEvent.click(save());
      await waitFor(() => expect(screen.getByRole('region', { name: 'Изменено в другой вкладке' })).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Выбрано', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Имя: оставить своё' }));
      await userEvent.click(save());
      await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Марина П.', region: 'Тверь' }));
    });
  },
});

export const RemovedElsewhere = meta.story({
  name: 'Удалили в другой вкладке: сказано, набранное цело',
  args: { persona: persona() },
  render: (args) => <Changing {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(formField('Регион'), ', центр');
    elsewhere('removed');
    await expect(await screen.findByRole('alert')).toHaveTextContent('удалили в другой вкладке');
    await userEvent.click(save());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(formField('Регион')).toHaveValue('Нижний Новгород, центр');
  },
});

export const Keyboard = meta.story({
  name: 'С клавиатуры: отправить без роли — фокус на ней, Escape закрывает',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(formField('Заголовок')).toHaveFocus());
    await userEvent.keyboard('Методист{Tab}Зоя');
    create().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(formField('Роль')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});
