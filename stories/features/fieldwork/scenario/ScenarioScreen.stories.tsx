import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { stagesOf } from '#src/domain/account/scenario/form.ts';
import { ScenarioScreen } from '#src/features/fieldwork/scenario/ScenarioScreen.tsx';
import { announced, formField, wrongAt } from '#stories/checks.ts';

import { richScenario } from '../sampleTranscript.ts';
import { button, scenarioScreenArgs } from './scenarioScreenPlay.ts';

const meta = preview.meta({
  id: 'features-fieldwork-scenario-scenarioscreen',
  title: 'Разделы/Респонденты/Сценарий · ScenarioScreen (редактор сценария)',
  component: ScenarioScreen,
  parameters: {
    docs: {
      description: {
        component:
          'Редактор сценария: о чём, слова вокруг вопросов, этапы и вопросы, рядом — разговор, каким его увидит респондент.',
      },
    },
  },
  args: scenarioScreenArgs,
});

const stage = (number: number) => within(screen.getByRole('list', { name: `Вопросы этапа ${number}` }));
const trial = () => within(screen.getByRole('complementary', { name: 'Проверить на себе' }));

export const Rich = meta.story({
  name: 'Вопросы всех видов, переходы, рядом разговор',
  // The conversation is beside it where there is room.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, step, userEvent }) => {
    await step('Разговор говорит то, что набрано, ещё не записанное', async () => {
      const talk = trial();
      await userEvent.click(await talk.findByRole('button', { name: 'Даю согласие' }));
      await userEvent.type(screen.getByLabelText('Вопрос 1'), ' Честно?');
      await expect(talk.getByText('Пользуетесь ли вы каким-нибудь сервисом сейчас? Честно?')).toBeVisible();
    });
    await step('Сохраняется один раз, целиком', async () => {
      await userEvent.click(button('Сохранить'));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
      const [form, activate] = args.onSubmit.mock.lastCall ?? [];
      await expect(activate).toBe(false);
      await expect(form && stagesOf(form)[0]?.questions[0]?.text).toMatch(/Честно\?$/);
    });
  },
});

export const New = meta.story({
  name: 'Новый: пустой не создаётся, фокус у первой ошибки',
  args: { scenario: null },
  play: async ({ args, step, userEvent }) => {
    await step('Пустой не создаётся', async () => {
      await userEvent.click(button('Создать сценарий'));
      await wrongAt(formField('Название'), 'Назовите сценарий');
      await expect(screen.getByLabelText('Этап 1')).toHaveAccessibleDescription('Назовите этап');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await expect(screen.getByText(/^Посчитано по вопросам: 0\sвопросов/)).toBeVisible();
    await step('Заполняется', async () => {
      await userEvent.type(formField('Название'), 'Первый разговор');
      await userEvent.type(screen.getByLabelText('Этап 1'), 'Начало');
      await userEvent.type(screen.getByLabelText('Вопрос 1'), 'Кто вы?');
      await userEvent.click(button('Добавить вопрос в этап 1'));
      await expect(screen.getByLabelText('Вопрос 2')).toHaveFocus();
      await userEvent.keyboard('Чем заняты?');
      await expect(screen.getByText(/: примерно 3–4\sминуты · 2\sвопроса · 1\sэтап$/)).toBeVisible();
      await userEvent.click(button('Создать сценарий'));
    });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const form = args.onSubmit.mock.lastCall?.[0];
    await expect(form).toMatchObject({ title: 'Первый разговор', welcome: '' });
    await expect(form && stagesOf(form)).toMatchObject([
      { title: 'Начало', questions: [{ text: 'Кто вы?' }, { text: 'Чем заняты?' }] },
    ]);
  },
});

export const OnItsWay = meta.story({
  name: 'Встал на место шага: фокус у названия, дальше идут от него',
  args: { scenario: null, takesFocus: true },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.tab();
    await expect(button('Проверить на себе')).toHaveFocus();
    await userEvent.tab();
    await expect(formField('Название')).toHaveFocus();
  },
});

export const Order = meta.story({
  name: 'Порядок с клавиатуры: через край этапа, отменить и вернуть',
  play: async ({ step, userEvent }) => {
    await step('Последний вопрос этапа уходит в следующий', async () => {
      button('Опустить вопрос 4').focus();
      await userEvent.keyboard('{Enter}');
      await expect(stage(1).getAllByRole('textbox', { name: /^Вопрос / })).toHaveLength(3);
      await expect(stage(2).getByLabelText('Вопрос 4')).toHaveValue('Насколько легко было начать?');
      await expect(button('Опустить вопрос 4')).toHaveFocus();
      await expect(announced()).toContain('Вопрос теперь 4 из 6');
    });
    await step('Удалённый возвращается отменой', async () => {
      button('Удалить вопрос 4').focus();
      await userEvent.keyboard('{Enter}');
      await expect(button('Удалить вопрос 4')).toHaveFocus();
      await expect(screen.getByLabelText('Вопрос 4')).toHaveValue('Сколько рублей в месяц вы на это тратите?');
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(screen.getByLabelText('Вопрос 4')).toHaveValue('Насколько легко было начать?');
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      await expect(screen.getByLabelText('Вопрос 4')).toHaveValue('Сколько рублей в месяц вы на это тратите?');
      await userEvent.click(button('Отменить правку вопросов'));
      await userEvent.click(button('Отменить правку вопросов'));
      await expect(stage(1).getByLabelText('Вопрос 4')).toHaveValue('Насколько легко было начать?');
      await expect(button('Отменить правку вопросов')).toBeDisabled();
    });
    await step('Этап вверх, и новый в конец', async () => {
      button('Поднять этап 2').focus();
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByLabelText('Этап 1')).toHaveValue('Итог');
      await expect(button('Опустить этап 1')).toHaveFocus();
      await userEvent.click(button('Добавить этап'));
      await expect(screen.getByLabelText('Этап 3')).toHaveFocus();
    });
  },
});

export const ToBeActivated = meta.story({
  name: 'Не активировать: почему, и дорога к каждому месту',
  args: {
    scenario: {
      ...richScenario,
      questions: Object.fromEntries(
        Object.entries(richScenario.questions)
          .filter(([key]) => key !== 'cost')
          .map(([key, one]) => [
            key,
            key === 'where'
              ? { ...one, options: one.options.slice(0, 1) }
              : key === 'story'
                ? { ...one, text: '' }
                : one,
          ]),
      ),
    },
  },
  play: async ({ args, step, userEvent }) => {
    await step('Что сломано, сказано сразу; что не дописано — когда пора', async () => {
      await expect(screen.getByLabelText('Условие перехода 1 вопроса 1')).toHaveAccessibleDescription(/удалён/);
      await expect(screen.queryByText('Нужно хотя бы два варианта')).not.toBeInTheDocument();
    });
    await userEvent.click(button('Активировать'));
    const list = screen.getByRole('region', { name: 'Что мешает активировать' });
    await waitFor(() => expect(list).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await step('Дорога ведёт к месту', async () => {
      await userEvent.click(within(list).getByRole('button', { name: /^Вопрос 1/ }));
      await expect(screen.getByLabelText('Условие перехода 1 вопроса 1')).toHaveFocus();
      // In the list, and where it is.
      await expect(screen.getAllByText(/Нужно хотя бы два варианта$/)).toHaveLength(2);
    });
    await step('Чинится', async () => {
      await userEvent.selectOptions(screen.getByLabelText('Куда ведёт переход 1 вопроса 1'), 'к концу разговора');
      await userEvent.type(screen.getByLabelText('Вопрос 2'), 'Как вы его нашли?');
      await userEvent.click(button('Добавить вариант в вопрос 3'));
      await userEvent.keyboard('В поиске');
      await userEvent.click(button('Активировать'));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
      await expect(args.onSubmit.mock.lastCall?.[1]).toBe(true);
    });
  },
});
