import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { EMPTY_PERSONA_FORM, personaFormOf } from '#src/domain/audiences/form/personaForm.ts';
import { PersonaFormDialog } from '#src/features/audiences/PersonaFormDialog.tsx';
import { fits, formField, underFinger } from '#stories/checks.ts';
import { draftedPersona } from '#stories/patterns/evidence/sampleDraftedPersona.ts';
import { withPersonaModel } from '#stories/patterns/evidence/withModel.tsx';

import { create, personaFormArgs, save } from './personaFormPlay.ts';
import { between } from './personas/samplePersonasModel.ts';
import { longPersona, persona } from './samplePersonas.ts';

const meta = preview.meta({
  id: 'features-audiences-personaformdialog',
  title: 'Разделы/Аудитории/Диалог-форма персоны · PersonaFormDialog',
  component: PersonaFormDialog,
  args: personaFormArgs,
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
