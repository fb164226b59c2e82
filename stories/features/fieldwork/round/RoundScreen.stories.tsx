import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LOADING } from '#src/domain/core/loadable.ts';
import { FACT_LABELS, FIGURE_LABELS } from '#src/features/fieldwork/round/figureLabels.ts';
import { RoundScreen, type RoundScreenProps } from '#src/features/fieldwork/round/RoundScreen.tsx';
import { AS_RESEARCHER } from '#stories/rights.ts';

import { button, roundScreenArgs, standing } from './roundScreenPlay.ts';
import { roundWith } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-roundscreen',
  title: 'Разделы/Респонденты/Страница раунда · RoundScreen',
  component: RoundScreen,
  parameters: {
    docs: {
      description: {
        component:
          'Страница раунда: как он идёт, кого спросили, что сказали; здесь его начинают, приостанавливают и завершают.',
      },
    },
  },
  args: roundScreenArgs,
});

const focused = (name: string) => waitFor(() => expect(button(name)).toHaveFocus());

export const ScenarioIsDraft = meta.story({
  name: 'Готовится, сценарий — черновик: не начинается, сказано почему',
  args: {
    round: roundWith({ state: 'draft', script: null, startedAt: null }),
    draftHref: '/profile?scenario=scenario-1',
  },
  play: async ({ args }) => {
    await expect(button('Начать раунд')).toBeDisabled();
    await expect(screen.getByText(/^Сценарий пока черновик/)).toBeVisible();
    // A person who may activate it needs to ask no one.
    await expect(screen.queryByRole('button', { name: 'Попросить активировать' })).not.toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'Открыть сценарий' })).toHaveAttribute('href', args.draftHref);
  },
});

export const AskedToActivate = ScenarioIsDraft.extend({
  name: 'Сценарий — черновик, исследователь: кто может активировать, поимённо, и как попросить',
  globals: AS_RESEARCHER,
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/владелец: Анна Смирнова, Павел Никитин\.$/)).toBeVisible();
    await userEvent.click(button('Попросить активировать'));
    await expect(args.onAskToActivate).toHaveBeenCalledOnce();
  },
});

export const AskedBefore = ScenarioIsDraft.extend({
  name: 'Сценарий — черновик, активировать уже просили: сказано когда',
  args: { askedToActivateAt: '2026-06-18T09:30:00.000Z' },
  globals: AS_RESEARCHER,
  play: async () => {
    await expect(screen.getByText(/Попросили 18 июня/)).toBeVisible();
    await expect(button('Попросить ещё раз')).toBeEnabled();
    await expect(screen.queryByRole('button', { name: 'Попросить активировать' })).not.toBeInTheDocument();
  },
});

export const Running = meta.story({
  name: 'Идёт',
  args: {
    round: roundWith({ until: null }),
    // One of those who have begun and not left is silent: their place has run out.
    standing: standing({ places: { segments: [{ segment: '', finished: 9, held: 1 }], plan: null } }),
  },
  play: async ({ args, step, userEvent }) => {
    await step('приглашают, приостанавливают', async () => {
      await userEvent.click(button('Пригласить'));
      await expect(args.onInvite).toHaveBeenCalledOnce();
      await userEvent.click(button('Приостановить'));
      await expect(args.onAct).toHaveBeenLastCalledWith('pause');
    });
    await step('завершение спрашивает', async () => {
      await userEvent.click(button('Завершить'));
      const ask = await screen.findByRole('alertdialog', { name: 'Завершить раунд?' });
      await expect(ask).toHaveTextContent('Сказанное останется в исследовании');
      // As many as the figures say.
      await expect(screen.getByText(/^Набрано/)).toHaveTextContent('отвечает сейчас 1');
      await expect(ask).toHaveTextContent(/Сейчас отвечает 1\sчеловек\. Кто уже начал, может закончить до/);
      await userEvent.keyboard('{Escape}');
      await expect(args.onAct).toHaveBeenCalledOnce();
      await userEvent.click(button('Завершить'));
      const [, confirm] = await screen.findAllByRole('button', { name: 'Завершить' }).then((all) => [all, all.at(-1)]);
      await userEvent.click(confirm as HTMLElement);
      await expect(args.onAct).toHaveBeenLastCalledWith('end');
    });
    await step('части страницы', async () => {
      await userEvent.click(screen.getByRole('tab', { name: 'Люди' }));
      await expect(args.onPart).toHaveBeenCalledWith('people');
    });
  },
});

export const Gone = meta.story({
  name: 'Исследование удалили: никто не отвечает, кто начал — не закончил',
  args: { study: { title: 'Исследования', href: '/', isGone: true }, part: 'people' },
  play: async () => {
    const figures = within(screen.getByRole('region', { name: 'Как идёт раунд' }));
    await expect(figures.getByText(FIGURE_LABELS.began).parentElement?.lastElementChild).toHaveTextContent(/^14/);
    await expect(figures.getByText(FACT_LABELS.left)).toHaveTextContent(/3$/);
    await expect(screen.queryByText(/сейчас/)).not.toBeInTheDocument();
    await expect(screen.queryByText(/кто отвечает/)).not.toBeInTheDocument();
    const people = within(screen.getByRole('list', { name: /^Кого спрашивали/ }));
    await expect(people.queryByText('Отвечает')).not.toBeInTheDocument();
    await expect(people.getAllByText('Не закончил(а)')).toHaveLength(3);
    await expect(screen.getByText(/^Личных ссылок не\sкопируют: исследование удалили/)).toBeVisible();
  },
});

export const GonePhone = Gone.extend({
  name: 'Исследование удалили: на телефоне',
  globals: { viewport: { value: 'mobile' } },
});

export const Draft = meta.story({
  name: 'Готовится',
  args: { round: roundWith({ state: 'draft', script: null, startedAt: null }), standing: LOADING },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Ещё никого не спрашивает')).toBeVisible();
    await expect(screen.getByText(/^Ответы хранятся 12\sмесяцев после разговора$/)).toBeVisible();
    await userEvent.click(button('Начать раунд'));
    await expect(args.onAct).toHaveBeenCalledWith('begin');
  },
});

const NEXT = { begin: 'running', pause: 'paused', resume: 'running', end: 'ended' } as const;

/** A round that goes as it is told, after a moment. */
function Going(props: RoundScreenProps) {
  const [round, setRound] = useState(props.round);
  return (
    <RoundScreen
      {...props}
      round={round}
      onAct={async (act) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        setRound({ ...round, state: NEXT[act] });
      }}
    />
  );
}

export const Keyboard = meta.story({
  name: 'С клавиатуры: фокус остаётся на том, что делают с раундом',
  args: { round: roundWith({ state: 'draft', script: null, startedAt: null, until: null }) },
  render: (args) => <Going {...args} />,
  play: async ({ userEvent }) => {
    button('Начать раунд').focus();
    await userEvent.keyboard('{Enter}');
    await focused('Приостановить');
    await userEvent.keyboard('{Enter}');
    await focused('Продолжить раунд');
    await userEvent.keyboard('{Enter}');
    await focused('Приостановить');
    button('Завершить').focus();
    await userEvent.keyboard('{Enter}');
    const ask = within(await screen.findByRole('alertdialog', { name: 'Завершить раунд?' }));
    ask.getByRole('button', { name: 'Завершить' }).focus();
    await userEvent.keyboard('{Enter}');
    await focused('Продолжить раунд');
  },
});

export const PressedTwice = meta.story({
  name: 'Двойное нажатие: второго действия, пока идёт первое, нет',
  args: { ...Draft.input.args, onAct: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, userEvent }) => {
    const begin = button('Начать раунд');
    await userEvent.click(begin);
    begin.click();
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
});
