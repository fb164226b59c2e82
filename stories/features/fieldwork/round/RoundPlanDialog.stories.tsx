import { expect, fn, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { newRoundForm, quotasOf, type RoundForm } from '#src/domain/fieldwork/rounds/roundForm.ts';
import { RoundPlanDialog } from '#src/features/fieldwork/round/RoundPlanDialog.tsx';
import { stores } from '#stories/checks.ts';

import { roundWith } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-roundplandialog',
  title: 'Разделы/Респонденты/Задумать раунд · RoundPlanDialog',
  component: RoundPlanDialog,
  parameters: {
    docs: {
      description: { component: 'Раунд интервью: по какому сценарию, кого, какими путями, до какого дня и сколько.' },
    },
  },
  args: {
    round: null,
    empty: newRoundForm({ title: 'Первая неделя', audienceId: 'audience-1' }, '', 980),
    scenarios: ready([{ id: 'scenario-1', name: 'Проблемное интервью' }]),
    audiences: ready([{ id: 'audience-1', name: 'Новые команды' }]),
    hasMail: true,
    bot: 'orientir_example_bot',
    hasWidget: true,
    scenarioHref: '/profile?section=settings&scenario=new',
    settingsHref: '/profile?section=settings',
    timeZone: 'Asia/Novosibirsk',
    now: () => new Date('2026-06-10T20:00:00.000Z'),
    keepsMonths: 12,
    onSubmit: stores<RoundForm>(),
    onClose: fn(),
  },
});

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

export const Planning = meta.story({
  name: 'Новый: сценарий, квота, напоминания',
  play: async ({ args, step, userEvent }) => {
    await step('без сценария не создать', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Создать раунд' }));
      await expect(screen.getByText('Выберите сценарий', { selector: '[role="alert"] *, p, span' })).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('сказано, по чьим часам не пишут', async () => {
      await expect(field('Не писать с')).toHaveAccessibleDescription(/Новосибирск, МСК\+4/);
    });
    await step('квота и цель', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Сценарий/ }), 'scenario-1');
      await userEvent.type(field('Сколько интервью нужно'), '12');
      await userEvent.click(screen.getByRole('button', { name: /^Добавить сегмент/ }));
      await userEvent.type(field('Сегмент 1'), 'EdTech');
      await userEvent.type(field('Сегмент 1: не больше'), '6');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Напоминаний' }), '2');
      await userEvent.click(screen.getByRole('button', { name: 'Создать раунд' }));
      const [form] = args.onSubmit.mock.calls.at(-1) ?? [];
      await expect(form).toMatchObject({ scenarioId: 'scenario-1', goal: '12', reminders: '2', price: '980' });
      await expect(quotasOf(form as RoundForm)).toMatchObject([{ segment: 'EdTech', most: '6' }]);
    });
  },
});

export const WhoseClock = meta.story({
  name: 'По чьим часам не пишут: у начатого раунда — по его',
  args: { round: roundWith({ timeZone: 'Europe/Moscow' }) },
  play: async () => {
    await expect(field('Не писать с')).toHaveAccessibleDescription(/Москва, МСК\. Часовые пояса респондентов/);
  },
});

export const Wrong = meta.story({
  name: 'Время и число не такие',
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Сценарий/ }), 'scenario-1');
    await userEvent.clear(field('Не писать с'));
    await userEvent.type(field('Не писать с'), '25:99');
    await userEvent.type(field('Сколько интервью нужно'), 'много');
    await userEvent.click(screen.getByRole('button', { name: 'Создать раунд' }));
    await expect(screen.getByText('Время в виде 21:00')).toBeVisible();
    await expect(screen.getByText(/^Целое число от/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Bare = meta.story({
  name: 'Ни писем, ни бота, ни виджета',
  args: { hasMail: false, bot: null, hasWidget: false, scenarios: ready([]) },
  play: async () => {
    await expect(screen.getByRole('checkbox', { name: 'В Telegram' })).toBeDisabled();
    await expect(screen.getByRole('checkbox', { name: 'Виджет на сайте' })).toBeDisabled();
    await expect(screen.getByRole('checkbox', { name: 'Письмом' })).toBeDisabled();
    await expect(screen.getByRole('checkbox', { name: 'Письмом' })).not.toBeChecked();
    await expect(screen.getByText(/^Сервер писем не отправляет/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Написать сценарий' })).toHaveAttribute('target', '_blank');
    await expect(screen.getByRole('link', { name: 'подключите бота' })).toBeVisible();
  },
});

export const Changing = meta.story({
  name: 'Настройка идущего',
  args: { round: roundWith() },
  play: async ({ args, userEvent }) => {
    await userEvent.clear(field('Сколько интервью нужно'));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ goal: '' }));
  },
});

export const PastDay = meta.story({
  name: 'День, который прошёл по часам раунда: не сохранить; прошедший, что стоит, не мешает',
  args: { round: roundWith({ until: '2026-06-09', timeZone: 'Asia/Novosibirsk' }) },
  play: async ({ args, step, userEvent }) => {
    const day = field('Принимать ответы до');
    const save = screen.getByRole('button', { name: 'Сохранить' });
    await step('в Новосибирске уже одиннадцатое', async () => {
      await userEvent.clear(day);
      await userEvent.type(day, '10.06.2026');
      await userEvent.click(save);
      await expect(screen.getByText('Этот день прошёл: выберите сегодня или позже')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('прежний день и сегодня сохраняются', async () => {
      await userEvent.clear(day);
      await userEvent.type(day, '09.06.2026');
      await userEvent.clear(field('Сколько интервью нужно'));
      await userEvent.click(save);
      await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ until: '2026-06-09' }));
    });
  },
});

const term = () => screen.getByRole('combobox', { name: 'Сколько хранить ответы' });

export const OwnTerm = meta.story({
  name: 'Свой срок хранения: пока раунд готовится, не дольше компании',
  args: { round: roundWith({ state: 'draft', script: null, startedAt: null }) },
  play: async ({ args, userEvent }) => {
    await expect(term()).toHaveDisplayValue(/^Как у компании: 12\sмесяцев$/);
    await expect(within(term()).queryByRole('option', { name: /^24/ })).toBeNull();
    await userEvent.selectOptions(term(), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ ownTerm: '3' }));
  },
});

export const PromisedTerm = meta.story({
  name: 'Раунд начат: срок обещан',
  args: { round: roundWith({ ownTerm: 24 }) },
  play: async () => {
    await expect(term()).toBeDisabled();
    await expect(term()).toHaveDisplayValue(/^24\sмесяца$/);
    await expect(term()).toHaveAccessibleDescription(/^Раунд начат/);
  },
});
