import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { editForm, typeInto } from '#src/domain/core/editedForm.ts';
import { EMPTY_PERSONA_FORM, personaFormOf, type TakenPersonaForm } from '#src/domain/audiences/personaRules.ts';
import { PersonaFormDialog } from '#src/features/audiences/PersonaFormDialog.tsx';
import { typedOf } from '#src/features/audiences/personas/typedPersona.ts';
import { changedElsewhere } from '#stories/keeping.tsx';
import {
  bothVersions,
  fits,
  formField,
  refusedThenDone,
  retype,
  stores,
  underFinger,
  wrongAt,
} from '#stories/checks.ts';
import { draftedPersona } from '#stories/patterns/evidence/sampleDraftedPersona.ts';
import { withPersonaModel } from '#stories/patterns/evidence/withModel.tsx';

import { between } from './personas/samplePersonasModel.ts';
import { longPersona, persona } from './samplePersonas.ts';

const meta = preview.meta({
  id: 'features-audiences-personaformdialog',
  title: 'Разделы/Аудитории/Диалог-форма персоны · PersonaFormDialog',
  component: PersonaFormDialog,
  parameters: {
    docs: { description: { component: 'Создаёт или меняет персону: те же восемь разделов, что в её диалоге.' } },
  },
  args: {
    persona: null,
    audience: { id: 'a', name: 'Продакт-менеджеры EdTech', description: 'Ведут продукт в EdTech' },
    onDraftChange: fn(),
    onSubmit: stores<TakenPersonaForm>(),
    onClose: fn(),
  },
});

const create = () => screen.getByRole('button', { name: 'Создать персону' });
const save = () => screen.getByRole('button', { name: 'Сохранить' });

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

const press = async (label: string) => (await screen.findByRole('button', { name: label })).click();
const text = (field: keyof typeof draftedPersona.fields) => draftedPersona.fields[field]?.text ?? '';
const proposalFor = (label: string) => screen.queryByRole('group', { name: `Предложение модели: ${label}` });

export const ModelAsked = meta.story({
  name: 'С моделью: до вопроса сказано, что уйдёт; пока она читает, её можно остановить',
  decorators: [withPersonaModel()],
  play: async ({ step }) => {
    await step('До вопроса', () => expect(screen.getByText(/без имён и контактов/)).toBeVisible());
    await step('Читает', async () => {
      await press('Предложить с моделью');
      await expect(await screen.findByText(/читает разговоры…/)).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Остановить' })).toBeVisible();
      await expect(formField('Роль')).toHaveValue('');
    });
  },
});

export const ModelFailed = meta.story({
  name: 'Модель не ответила: сказано один раз, форма прежняя',
  decorators: [withPersonaModel({ state: 'failed', trouble: 'Модель занята.' })],
  play: async ({ userEvent }) => {
    await userEvent.type(formField('Имя'), 'Зоя');
    await press('Предложить с моделью');
    await press('Остановить');
    await expect(await screen.findByText('Модель занята. Персону можно описать и без модели.')).toBeVisible();
    await expect(formField('Имя')).toHaveValue('Зоя');
  },
});

export const Drafted = meta.story({
  name: 'Предложенное моделью: берут, правят, отказываются, возвращают; за взятым встают люди',
  decorators: [withPersonaModel()],
  play: async ({ args, step, userEvent }) => {
    await step('Предложенное стоит под полями, с напечатанными словами людей', async () => {
      await press('Предложить с моделью');
      await press('Остановить');
      await waitFor(() => expect(proposalFor('Боли')).toHaveTextContent('Разбираю записи ночами.'));
      await expect(formField('Боли')).toHaveValue('');
    });
    await step('Чего никто не говорил, не взять', async () => {
      await expect(screen.queryByRole('button', { name: 'Взять: Причины покупки' })).not.toBeInTheDocument();
      await press('Не то: Причины покупки');
      await waitFor(() => expect(proposalFor('Причины покупки')).not.toBeInTheDocument());
      await expect(formField('Причины покупки')).toHaveValue('');
    });
    await step('Взятое правится', async () => {
      await press('Взять: Боли');
      await waitFor(() => expect(formField('Боли')).toHaveFocus());
      await userEvent.type(formField('Боли'), '{Enter}Своё');
    });
    await step('Остальное разом, одно назад', async () => {
      await press('Взять всё');
      await waitFor(() => expect(formField('Заголовок')).toHaveValue(text('title')));
      await press('Вернуть прежнее: Интересы');
      await waitFor(() => expect(formField('Интересы')).toHaveValue(''));
    });
    await step('Уходит с тем, что предложила модель, и с людьми взятого', async () => {
      await userEvent.type(formField('Имя'), 'Зоя');
      await userEvent.selectOptions(formField('Техническая грамотность'), 'Средний');
      await userEvent.click(create());
      const { madeBy } = draftedPersona;
      await expect(args.onSubmit).toHaveBeenLastCalledWith(
        {
          ...EMPTY_PERSONA_FORM,
          title: text('title'),
          name: 'Зоя',
          role: text('role'),
          painPoints: `${text('painPoints')}\nСвоё`,
          techLevel: 'Средний',
          byModel: { title: madeBy, role: madeBy, painPoints: madeBy },
        },
        ['p1', 'p2'],
      );
    });
  },
});

const storedBefore = { model: 'прежняя-модель', read: '2\u00A0разговора' };

export const DraftedOver = meta.story({
  name: 'Изменение с моделью: прежнее стоит, пока не взяли другое; его можно вернуть, и отметка прежняя',
  args: { persona: { ...persona(), byModel: { painPoints: storedBefore } } },
  decorators: [withPersonaModel()],
  play: async ({ args, step }) => {
    const before = personaFormOf(persona());
    await step('Взятое раньше отмечено, возвращать нечего', async () => {
      await expect(screen.getByText('прежняя-модель')).toBeVisible();
      await expect(screen.queryByRole('button', { name: /^Вернуть прежнее/ })).not.toBeInTheDocument();
    });
    await step('Прежнее стоит, предложенное под ним', async () => {
      await press('Предложить с моделью');
      await press('Остановить');
      await waitFor(() => expect(proposalFor('Боли')).toBeVisible());
      await expect(formField('Боли')).toHaveValue(before.painPoints);
    });
    await step('Взято и возвращено', async () => {
      await press('Взять: Боли');
      await waitFor(() => expect(formField('Боли')).toHaveValue(text('painPoints')));
      await press('Вернуть прежнее: Боли');
      await waitFor(() => expect(formField('Боли')).toHaveValue(before.painPoints));
      await expect(screen.getByText('прежняя-модель')).toBeVisible();
      await expect(formField('Боли')).toHaveFocus();
    });
    await step('Уходит только взятое, и люди взятого', async () => {
      await press('Взять: Роль');
      await waitFor(() => expect(formField('Роль')).toHaveFocus());
      save().click();
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenLastCalledWith(
          { ...before, role: text('role'), byModel: { role: draftedPersona.madeBy } },
          ['p1'],
        ),
      );
    });
  },
});

export const Proposed = meta.story({
  name: 'Персона, которую нашла модель: предложенное ждёт под полями',
  args: { proposed: between },
  decorators: [withPersonaModel()],
  play: async () => {
    await expect(proposalFor('Боли')).toHaveTextContent('Разбираю записи ночами.');
    await expect(formField('Заголовок')).toHaveValue('');
    await press('Взять: Заголовок');
    await waitFor(() => expect(formField('Заголовок')).toHaveValue(between.key));
  },
});

export const DraftedMobile = meta.story({
  name: 'Предложенное моделью на телефоне',
  globals: { viewport: { value: 'mobile' } },
  decorators: [withPersonaModel()],
  play: async () => {
    await press('Предложить с моделью');
    await press('Остановить');
    await waitFor(() => expect(proposalFor('Боли')).toBeVisible());
    await fits(screen.getByRole('dialog'));
    await underFinger(screen.getByRole('button', { name: 'Взять: Боли' }));
  },
});

export const Long = meta.story({
  name: 'Длинные тексты',
  args: { persona: longPersona },
});

export const Mobile = meta.story({
  name: 'На телефоне поля одно под другим',
  args: { persona: persona() },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(save().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(formField('Интересы').getBoundingClientRect().width).toBeGreaterThan(300);
  },
});
