import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { scenarioFormOf, stagesOf, type ScenarioForm } from '#src/domain/account/scenario/form.ts';
import { ScenarioDialog } from '#src/features/account/settings/ScenarioDialog.tsx';
import { fits } from '#stories/checks.ts';

import { sampleScenario } from '../sampleSettings.ts';

const meta = preview.meta({
  id: 'features-account-settings-scenariodialog',
  title: 'Разделы/Личный кабинет/Диалог сценария · ScenarioDialog',
  component: ScenarioDialog,
  args: {
    scenario: null,
    onDraftChange: fn(),
    onSubmit: fn<(form: ScenarioForm) => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

const button = (name: string) => screen.getByRole('button', { name });

const firstStage = () => within(screen.getByRole('list', { name: 'Вопросы этапа 1' }));

export const New = meta.story({
  name: 'Новый: заполнить и создать',
  play: async ({ args, step, userEvent }) => {
    await step('Пустой не создаётся', async () => {
      await userEvent.click(button('Создать сценарий'));
      await waitFor(() => expect(screen.getByLabelText(/^Название/)).toHaveFocus());
      await expect(screen.getByLabelText('Этап 1')).toHaveAccessibleDescription('Назовите этап');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Заполняется', async () => {
      await userEvent.type(screen.getByLabelText(/^Название/), 'Первый разговор');
      await userEvent.type(screen.getByLabelText('Этап 1'), 'Начало');
      await userEvent.type(screen.getByLabelText('Вопрос 1'), 'Кто вы?');
      await userEvent.click(button('Добавить вопрос в этап 1'));
      await expect(screen.getByLabelText('Вопрос 2')).toHaveFocus();
      await userEvent.keyboard('Чем заняты?');
      await userEvent.click(button('Создать сценарий'));
    });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const form = args.onSubmit.mock.lastCall?.[0];
    await expect(form).toMatchObject({ title: 'Первый разговор', minutesFrom: '15' });
    await expect(form && stagesOf(form)).toMatchObject([
      { title: 'Начало', questions: [{ text: 'Кто вы?' }, { text: 'Чем заняты?' }] },
    ]);
  },
});

export const Edited = meta.story({
  name: 'Порядок и удаление с клавиатуры: фокус не теряется',
  args: { scenario: sampleScenario },
  play: async ({ args, step, userEvent }) => {
    await step('Вопрос вниз', async () => {
      button('Опустить вопрос 1 этапа 1').focus();
      await userEvent.keyboard('{Enter}');
      await expect(firstStage().getByLabelText('Вопрос 2')).toHaveValue(
        'Расскажите, чем вы занимаетесь и кто в вашей команде?',
      );
      await expect(button('Поднять вопрос 2 этапа 1')).toHaveFocus();
      await expect(screen.getByText('Вопрос теперь 2 из 2')).toBeInTheDocument();
    });
    await step('Этап вверх', async () => {
      button('Поднять этап 2').focus();
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByLabelText('Этап 1')).toHaveValue('Последний случай');
      await expect(button('Опустить этап 1')).toHaveFocus();
    });
    await step('Удалить этап, добавить другой', async () => {
      button('Удалить этап 4').focus();
      await userEvent.keyboard('{Enter}');
      await expect(button('Удалить этап 3')).toHaveFocus();
      await userEvent.click(button('Добавить этап'));
      await expect(screen.getByLabelText('Этап 4')).toHaveFocus();
      await userEvent.keyboard('Прощание');
    });
    await userEvent.click(button('Сохранить'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const form = args.onSubmit.mock.lastCall?.[0];
    await expect(form && stagesOf(form).map(({ title }) => title)).toEqual([
      'Последний случай',
      'Знакомство',
      'Трудности',
      'Прощание',
    ]);
  },
});

const kept = scenarioFormOf(sampleScenario);

export const Conflict = meta.story({
  name: 'Изменили в другой вкладке: выбор, обе версии целы',
  args: {
    scenario: { ...sampleScenario, title: 'Название из другой вкладки' },
    draft: { values: { ...kept, title: 'Моё название' }, base: kept, theirs: {} },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Сохранить'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(button('Название: оставить своё'));
    args.onSubmit.mockResolvedValueOnce(refused('Не хватает места.'));
    await userEvent.click(button('Сохранить'));
    await expect(await screen.findByText('Не хватает места.')).toBeVisible();
    await expect(screen.getByLabelText(/^Название/)).toHaveValue('Моё название');
    await userEvent.click(button('Сохранить'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  args: { scenario: sampleScenario },
  globals: { viewport: { value: 'mobile' } },
  play: () => fits(screen.getByRole('dialog')),
});
