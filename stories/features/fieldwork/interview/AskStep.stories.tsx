import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { Scenario } from '#src/domain/account/settings.ts';
import { failed, ready } from '#src/domain/core/loadable.ts';
import { NEW_INTERVIEW, type InterviewPlan } from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import { AskStep } from '#src/features/fieldwork/interview/AskStep.tsx';

import { plainScenario, richScenario } from '../sampleTranscript.ts';

const planOf = (more: Partial<InterviewPlan>): InterviewPlan => ({ ...NEW_INTERVIEW, ...more });

const meta = preview.meta({
  id: 'features-fieldwork-interview-askstep',
  title: 'Разделы/Респонденты/О чём спросить · AskStep',
  component: AskStep,
  parameters: {
    docs: {
      description: {
        component:
          '«О чём спросить»: готовый сценарий, набросок по вопросу или гипотезе, свой из тех, что есть; каждый можно поправить.',
      },
    },
  },
  args: {
    plan: planOf({ source: 'stored', scenarioId: plainScenario.id }),
    onType: fn(),
    scenarios: ready<readonly Scenario[]>([{ ...plainScenario, status: 'active' }, richScenario]),
    hypotheses: ready([{ id: 'hypothesis-1', text: 'Если показать пример, начнут быстрее' }]),
    begun: { ready: false, about: false },
    onReady: fn(),
    onAbout: fn(),
    editHref: (id) => `#edit-${id}`,
    nextHref: '#call',
    takesFocus: false,
  },
});

export const Stored = meta.story({
  name: 'Свой сценарий: вопросы видно, их можно поправить',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Вопросы' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Править вопросы' })).toHaveAttribute(
      'href',
      `#edit-${plainScenario.id}`,
    );
    await userEvent.selectOptions(canvas.getByRole('combobox'), `${richScenario.title} (черновик)`);
    await expect(args.onType).toHaveBeenLastCalledWith({ scenarioId: richScenario.id, about: '', hypothesisId: '' });
  },
});

export const Empty = meta.story({
  name: 'Пустая компания: своего сценария ещё нет',
  args: { plan: NEW_INTERVIEW, scenarios: ready([]), hypotheses: ready([]) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: /^Готовый разговор/ }));
    await expect(args.onType).toHaveBeenCalledWith({ source: 'ready' });
  },
});

export const Ready = meta.story({
  name: 'Готовый разговор: вопросы видно, прежде чем взять',
  args: { plan: planOf({ source: 'ready' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Вопросы' }).childElementCount).toBe(7);
    await userEvent.click(canvas.getByRole('button', { name: /^Взять и/ }));
    await expect(args.onReady).toHaveBeenCalledWith(false);
  },
});

export const About = meta.story({
  name: 'По вопросу или гипотезе: пока пусто, набрасывать нечего',
  args: { plan: planOf({ source: 'about' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Набросать сценарий' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Что хотите узнать' }), 'К');
    await expect(args.onType).toHaveBeenLastCalledWith({ about: 'К' });
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'hypothesis-1');
    await expect(args.onType).toHaveBeenLastCalledWith({ hypothesisId: 'hypothesis-1' });
  },
});

export const Begun = meta.story({
  name: 'Набросок начат: продолжают его или набрасывают заново',
  args: {
    plan: planOf({ source: 'about', about: 'Как вы выбираете тариф?' }),
    begun: { ready: false, about: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Продолжить начатый' }));
    await expect(args.onAbout).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Набросать сценарий заново' }));
    await expect(args.onAbout).toHaveBeenLastCalledWith(true);
  },
});

export const Failed = meta.story({
  name: 'Сценарии не прочитаны: сказано почему, готовый взять можно',
  args: { scenarios: failed('Хранилище браузера не отвечает.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Хранилище браузера не отвечает.');
    await expect(canvas.getByRole('radio', { name: /^Готовый разговор/ })).toBeEnabled();
  },
});
