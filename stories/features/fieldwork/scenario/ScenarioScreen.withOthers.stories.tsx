import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { scenarioFormOf } from '#src/domain/account/scenario/form.ts';
import { refused } from '#src/domain/core/outcome.ts';
import { ScenarioScreen } from '#src/features/fieldwork/scenario/ScenarioScreen.tsx';
import { announced, fits, formField } from '#stories/checks.ts';
import { AS_RESEARCHER, AS_VIEWER, expectBarred, FOR_ADMINS, FOR_RESEARCHERS } from '#stories/rights.ts';

import { plainScenario, richForm, richScenario } from '../sampleTranscript.ts';
import { button, scenarioScreenArgs } from './scenarioScreenPlay.ts';

const meta = preview.meta({
  id: 'features-fieldwork-scenario-scenarioscreen',
  title: 'Разделы/Респонденты/Сценарий · ScenarioScreen (редактор сценария)',
  component: ScenarioScreen,
  args: scenarioScreenArgs,
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
