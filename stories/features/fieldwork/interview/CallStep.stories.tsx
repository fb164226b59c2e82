import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { Scenario } from '#src/domain/account/settings.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { planInvitations } from '#src/domain/fieldwork/inviting/invitable.ts';
import { NEW_INTERVIEW, type InterviewPlan } from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import { CallStep } from '#src/features/fieldwork/interview/CallStep.tsx';
import { wrongAt } from '#stories/checks.ts';
import { AS_RESEARCHER } from '#stories/rights.ts';

import { plainScenario } from '../sampleTranscript.ts';
import { contacts } from '../round/sampleRound.ts';

const active: Scenario = { ...plainScenario, status: 'active' };

const planOf = (more: Partial<InterviewPlan>): InterviewPlan => ({ ...NEW_INTERVIEW, ...more });

const meta = preview.meta({
  id: 'features-fieldwork-interview-callstep',
  title: 'Разделы/Респонденты/Как позвать · CallStep',
  component: CallStep,
  parameters: {
    docs: {
      description: {
        component:
          '«Как позвать»: какими путями, кого именно, и кнопка, с которой интервью начинаются. Чего не выбрали, о том сказано, где выбрать.',
      },
    },
  },
  args: {
    plan: planOf({
      who: 'list',
      audienceId: 'audience-1',
      scenarioId: active.id,
      title: 'Как выбирают тариф',
    }),
    onType: fn(),
    scenario: active,
    editHref: (id) => `#edit-${id}`,
    invited: planInvitations(contacts, new Set(), {
      skipped: [],
      most: null,
      notSince: '2026-05-20T00:00:00.000Z',
    }),
    hrefs: { whom: '#whom', ask: '#ask', call: '#call' },
    hasMail: true,
    bot: 'orientir_example_bot',
    hasWidget: true,
    settingsHref: '/profile?section=settings',
    onSubmit: fn<(plan: InterviewPlan, begins: boolean) => Promise<Outcome>>(() => Promise.resolve(DONE)),
    takesFocus: false,
  },
});

const begin = /^Начать и\sпригласить \d+\sчеловек/;

export const List = meta.story({
  name: 'Люди из списка: сказано, кого и как позовём; начинают',
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByText(/^Пригласим \d+\sчеловек.*письмом/)).toBeVisible();
    await expect(canvas.getByText(/Пишем с\s09:00 до\s21:00/)).toBeVisible();
    await step('пути выбирают здесь', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Telegram/ }));
      await expect(args.onType).toHaveBeenLastCalledWith(expect.objectContaining({ byTelegram: true }));
    });
    await userEvent.click(canvas.getByRole('button', { name: begin }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Как выбирают тариф', byTelegram: true }),
      true,
    );
  },
});

export const NobodyWritten = meta.story({
  name: 'Кого угодно, бота нет: о часах писем ни слова',
  args: { plan: planOf({ who: 'anyone', scenarioId: active.id, title: 'Опрос' }), invited: null, bot: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Пишем|напомним|часы/)).toBeNull();
    await expect(canvas.getByText(/Цель, квоты, срок и\sнаграду настроите/)).toBeVisible();
  },
});

export const RemindedByBot = meta.story({
  name: 'Кого угодно, бот подключён: напоминает он',
  args: {
    plan: planOf({ who: 'anyone', scenarioId: active.id, title: 'Опрос', byTelegram: true }),
    invited: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Пишем/)).toBeNull();
    await expect(canvas.getByText(/Кто начал в\sTelegram и\sмолчит, тому напомним/)).toBeVisible();
  },
});

export const NothingConnected = meta.story({
  name: 'Ничего не подключено: сказано, где подключить, и начать можно',
  args: { hasMail: false, bot: null, hasWidget: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/личные ссылки отправьте сами/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /подключите бота/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('button', { name: begin })).toBeEnabled();
  },
});

export const Anybody = meta.story({
  name: 'Кого угодно: открытая ссылка; без названия не начинается',
  args: { plan: planOf({ who: 'anyone', scenarioId: active.id }), invited: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Начать и\sполучить ссылку/ }));
    await wrongAt(canvas.getByRole('textbox'), /Назовите раунд/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Опрос гостей');
    await userEvent.click(canvas.getByRole('button', { name: 'Только подготовить' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ title: 'Опрос гостей' }), false),
    );
  },
});

const NOBODY_TO_CALL = { skipped: [], most: null, notSince: '2026-05-20T00:00:00.000Z' };

export const ForNobody = meta.story({
  name: 'Звать некого: сказано до начала, дорога к контактам; начать можно, только сказав это',
  args: { invited: planInvitations([], new Set(), NOBODY_TO_CALL) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/ни\sодного контакта\. Начатый сейчас раунд никого не\sспросит/)).toBeVisible();
    await expect(canvas.queryByText(/Пригласим/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Добавить контакты/ })).toHaveAttribute('href', '#whom');
    await expect(canvas.queryByRole('button', { name: 'Начать раунд' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Начать, никого не\sприглашая/ }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.anything(), true));
  },
});

export const BySite = meta.story({
  name: 'Звать некого, но спрашивает виджет на сайте: раунд не впустую',
  args: {
    plan: planOf({ who: 'list', audienceId: 'audience-1', scenarioId: active.id, title: 'Опрос', byWidget: true }),
    invited: planInvitations([], new Set(), NOBODY_TO_CALL),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/никого не\sспросит/)).not.toBeInTheDocument();
  },
});

export const Unread = meta.story({
  name: 'Список ещё читается: кого позовут, не известно, и начать нельзя',
  args: { invited: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Начать раунд' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Только подготовить' })).toBeEnabled();
  },
});

export const Missing = meta.story({
  name: 'Не всё выбрано: сказано что, и дорога туда',
  args: { plan: NEW_INTERVIEW, scenario: null, invited: null },
  play: async ({ canvas }) => {
    const [whom, ask] = canvas.getAllByRole('link', { name: /^Выбрать/ });
    await expect(whom).toHaveAttribute('href', '#whom');
    await expect(ask).toHaveAttribute('href', '#ask');
    await expect(canvas.getByRole('button', { name: 'Начать раунд' })).toBeDisabled();
  },
});

export const DraftScenario = meta.story({
  name: 'Сценарий — черновик: раунд готовят, начнётся он потом',
  args: { scenario: { ...active, status: 'draft' } satisfies Scenario },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: begin })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Открыть сценарий' })).toHaveAttribute('href', `#edit-${active.id}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Подготовить раунд' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.anything(), false));
  },
});

export const DraftOfResearcher = DraftScenario.extend({
  name: 'Сценарий — черновик, исследователь: сказано, где попросить активировать',
  globals: AS_RESEARCHER,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Попросить их об\sэтом можно на\sстранице раунда/)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Не записалось: сказано почему, набранное цело',
  args: {
    onSubmit: fn<(plan: InterviewPlan, begins: boolean) => Promise<Outcome>>(() =>
      Promise.resolve(refused('Сценарий изменили в другой вкладке.')),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: begin }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Сценарий изменили в другой вкладке.');
    await expect(canvas.getByRole('textbox')).toHaveValue('Как выбирают тариф');
    await expect(canvas.getByRole('button', { name: begin })).toBeEnabled();
  },
});
