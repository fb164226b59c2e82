import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { scenarioFormOf, stagesOf, type ScenarioForm } from '#src/domain/account/scenario/form.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { ScenarioScreen } from '#src/features/fieldwork/scenario/ScenarioScreen.tsx';
import { announced, fits, formField, wrongAt } from '#stories/checks.ts';
import { AS_RESEARCHER, AS_VIEWER, expectBarred, FOR_ADMINS, FOR_RESEARCHERS } from '#stories/rights.ts';

import { COMPANY, plainScenario, richForm, richScenario, storyIds } from '../sampleTranscript.ts';

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
  args: {
    scenario: richScenario,
    company: COMPANY,
    keepsMonths: 12,
    model: { name: 'qwen3-32b' },
    onDraftChange: fn(),
    onSubmit: fn<(form: ScenarioForm, activate: boolean) => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onDeactivate: fn(),
    back: { label: 'Сценарии', href: '#settings' },
    newId: storyIds(),
    judge: () => Promise.resolve(null),
  },
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
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

const variantOf = (name: string) => button(name).getAttribute('data-variant');

export const Next = meta.story({
  name: 'По нему сейчас и спросят: главное — активировать, и новый, и черновик',
  args: { scenario: null, isNext: true, draft: { values: richForm, base: richForm, theirs: {} } },
  play: async ({ args, userEvent }) => {
    await expect([variantOf('Активировать'), variantOf('Создать сценарий')]).toEqual(['primary', 'secondary']);
    await userEvent.click(button('Активировать'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit.mock.lastCall?.[1]).toBe(true);
  },
});

export const NextOfResearcher = meta.story({
  name: 'По нему спросят, а активирует другой: главное — создать черновик',
  args: { scenario: null, isNext: true },
  globals: AS_RESEARCHER,
  play: async () => {
    await expect([variantOf('Активировать'), variantOf('Создать сценарий')]).toEqual(['secondary', 'primary']);
    await expectBarred(button('Активировать'), FOR_ADMINS);
  },
});

export const Active = meta.story({
  name: 'Активный: сломать не даёт, в черновик можно',
  args: { scenario: { ...plainScenario, status: 'active' } },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(screen.getByLabelText('Как отвечают на вопрос 2'), 'Выбор');
    await userEvent.click(button('Сохранить'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(screen.getByText('Нужно хотя бы два варианта')).toBeVisible();
    await userEvent.click(button('В черновик'));
    await expect(args.onDeactivate).toHaveBeenCalledWith(args.scenario);
  },
});

const kept = scenarioFormOf(plainScenario);

export const Conflict = meta.story({
  name: 'Изменили в другой вкладке: выбор, обе версии целы',
  args: {
    scenario: { ...plainScenario, title: 'Название из другой вкладки' },
    draft: { values: { ...kept, title: 'Моё название' }, base: kept, theirs: {} },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Сохранить'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(button('Название: оставить своё'));
    args.onSubmit.mockResolvedValueOnce(refused('Не хватает места.'));
    await userEvent.click(button('Сохранить'));
    await expect(await screen.findByText('Не хватает места.')).toBeVisible();
    await expect(formField('Название')).toHaveValue('Моё название');
  },
});

export const Saved = meta.story({
  name: 'Записан и остаётся открытым: говорит то же, что записано',
  render: function Saved(props) {
    const [scenario, setScenario] = useState(props.scenario);
    return (
      <ScenarioScreen
        {...props}
        scenario={scenario}
        onSubmit={async (form, activate) => {
          const outcome = await props.onSubmit(form, activate);
          if (scenario) setScenario({ ...scenario, title: form.title });
          return outcome;
        }}
      />
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.type(formField('Название'), ' и почему ');
    await expect(announced().join()).toContain('Есть несохранённое');
    await userEvent.click(button('Сохранить'));
    await expect(await screen.findByText('Всё сохранено')).toBeVisible();
    await expect(formField('Название')).toHaveValue(`${richForm.title} и почему`);
  },
});

export const Gone = meta.story({
  name: 'Удалили, пока писали: набранное цело',
  args: { scenario: { ...plainScenario, deletedAt: plainScenario.updatedAt } },
  play: async () => {
    await expect(screen.getByText(/^Сценарий удалили/)).toBeVisible();
    await expect(formField('Название')).toHaveValue(plainScenario.title);
  },
});

export const ResearchersDraft = meta.story({
  name: 'Исследователь: черновик пишет, активировать не может',
  globals: AS_RESEARCHER,
  args: { scenario: { ...richScenario, status: 'draft' } },
  play: async ({ args, userEvent }) => {
    await expectBarred(button('Активировать'), FOR_ADMINS);
    await userEvent.type(formField('Название'), ' и почему');
    await userEvent.click(button('Сохранить'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit.mock.lastCall?.[1]).toBe(false);
  },
});

export const ResearchersActive = meta.story({
  name: 'Исследователь: активный только читает и проверяет на себе',
  globals: AS_RESEARCHER,
  args: { scenario: { ...richScenario, status: 'active' } },
  play: async () => {
    for (const name of ['Сохранить', 'В черновик']) await expectBarred(button(name), FOR_ADMINS);
    await expectBarred(formField('Название'), FOR_ADMINS);
    await expect(button('Проверить на себе')).not.toHaveAttribute('data-barred');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: разговор поверх формы',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ userEvent }) => {
    await fits();
    await userEvent.click(button('Проверить на себе'));
    const sheet = await screen.findByRole('dialog', { name: 'Проверить на себе' });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Даю согласие' }));
    await expect(within(sheet).getByRole('button', { name: 'Да, каждый день' })).toBeVisible();
    await fits(sheet);
  },
});

export const NewForViewer = meta.story({
  name: 'Новый у наблюдателя: вместо мёртвой формы сказано почему',
  globals: AS_VIEWER,
  args: { scenario: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Сценарии пишут исследователи' })).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^${FOR_RESEARCHERS}. Роль меняет`))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Сценарии' })).toHaveAttribute('href', '#settings');
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.queryByText(/напишите первый/)).toBeNull();
  },
});
