import { expect, fn, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import type { RoundFigures, RoundStanding } from '#src/domain/fieldwork/figures.ts';
import { RoundScreen, type RoundScreenProps } from '#src/features/fieldwork/round/RoundScreen.tsx';

import { AS_RESEARCHER, AS_VIEWER, FOR_RESEARCHERS } from '#stories/rights.ts';

import { answers, figures, places, respondents, roundWith, saidTo, script } from './sampleRound.ts';

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
  args: {
    round: roundWith(),
    study: { title: 'Первая неделя новых команд', href: '?open=research-1' },
    script,
    hasNewer: false,
    draftHref: null,
    keepsMonths: 12,
    standing: ready<RoundStanding>({
      figures,
      places,
      uncounted: 0,
      hasOpenLink: false,
      lettersAt: null,
      expiring: null,
    }),
    answers: ready(answers),
    respondents: ready(respondents),
    canInvite: true,
    openAddress: null as RoundScreenProps['openAddress'],
    part: 'questions' as RoundScreenProps['part'],
    saidTo,
    wordsHref: ({ materialId, start, end }) => `?material=${materialId}&at=${start}-${end}`,
    waiting: 7 as number | null,
    findingsHref: '?view=findings',
    now: () => new Date('2026-06-10T12:00:00.000Z'),
    nameOf: () => '',
    materialHref: (id) => `?material=${id}`,
    onPart: fn(),
    onSegment: fn(),
    onAct: fn(),
    onTakeNewer: fn(),
    activators: ['Анна Смирнова', 'Павел Никитин'],
    askedToActivateAt: null as string | null,
    onAskToActivate: fn(),
    onEdit: fn(),
    onInvite: fn(),
    onCodes: fn(),
    onSaveLinks: fn(),
    onOpenLink: fn(),
    onCloseLink: fn(),
    onCopy: fn(),
    onCopyLink: fn(),
    onTakeBack: fn(),
    onCount: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
});

const button = (name: string) => screen.getByRole('button', { name });

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
    standing: ready<RoundStanding>({
      figures,
      places: { segments: [{ segment: '', finished: 9, held: 1 }], plan: null },
      uncounted: 0,
      hasOpenLink: false,
      lettersAt: null,
      expiring: null,
    }),
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

const NOBODY: RoundFigures = {
  ...figures,
  invited: 0,
  unwritten: 0,
  opened: 0,
  byLink: 0,
  began: 0,
  finished: 0,
  left: 0,
  medianMinutes: null,
  segments: [],
  spent: 0,
  standing: { invited: 0, opened: 0, began: 0, finished: 0, stopped: 0, declined: 0, withdrawn: 0, forgotten: 0 },
  questions: [],
  former: [],
  rewards: { all: 0, given: 0 },
};

export const Nobody = meta.story({
  name: 'Начат, никого ещё не звали',
  args: {
    round: roundWith({ audienceId: null, goal: null, quotas: {}, price: 0 }),
    standing: ready<RoundStanding>({
      figures: NOBODY,
      places: { segments: [], plan: null },
      uncounted: 0,
      hasOpenLink: false,
      lettersAt: null,
      expiring: null,
    }),
    answers: ready({ items: [], more: false }),
    respondents: ready({ items: [], more: false }),
    canInvite: false,
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/^Пока никто не позван: сделайте открытую ссылку/)).toBeVisible();
    await userEvent.click(button('Открытая ссылка'));
    await expect(args.onOpenLink).toHaveBeenCalledOnce();
  },
});

export const Erased = meta.story({
  name: 'Завершён, часть ответов стёрта по сроку',
  args: {
    round: roundWith({
      state: 'ended',
      endedAt: '2026-08-28T12:00:00.000Z',
      erasedTalks: 5,
      erasedAt: '2026-12-05T08:00:00.000Z',
    }),
    keepsMonths: 6,
    standing: ready<RoundStanding>({
      figures,
      places,
      uncounted: 0,
      hasOpenLink: false,
      lettersAt: null,
      expiring: { talks: 4, first: '2026-12-14' },
    }),
  },
  play: async () => {
    await expect(
      screen.getByText(
        /хранятся 6\sмесяцев.*до\s28\.02\.2027.*Будет стёрто по\sсроку: 4\sразговора, ближайшее 14\.12\.2026.*стёрто интервью: 5, последнее 05\.12\.2026/,
      ),
    ).toBeVisible();
  },
});

export const OpenLink = meta.story({
  name: 'Открытая ссылка, сценарий изменили',
  args: {
    hasNewer: true,
    round: roundWith({ reward: 'Спасибо!' }),
    standing: ready<RoundStanding>({
      figures,
      places,
      uncounted: 0,
      hasOpenLink: true,
      lettersAt: null,
      expiring: null,
    }),
    openAddress: 'https://team.example/i/Zm9vYmFyYmF6',
    part: 'people',
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Скопировать открытую ссылку'));
    await expect(args.onCopy).toHaveBeenCalledWith('https://team.example/i/Zm9vYmFyYmF6');
    await userEvent.click(button('Новым задавать новые'));
    await expect(args.onTakeNewer).toHaveBeenCalledOnce();
    await userEvent.click(button('Коды награды'));
    await expect(args.onCodes).toHaveBeenCalledOnce();
    await userEvent.click(button('Закрыть ссылку'));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Закрыть ссылку' }),
    );
    await expect(args.onCloseLink).toHaveBeenCalledOnce();
  },
});

export const Full = meta.story({
  name: 'Набралось, сколько нужно',
  args: { round: roundWith({ goal: 9 }) },
  play: async () => {
    await expect(screen.getByText(/^Набралось столько, сколько нужно: новых не начинаем/)).toBeVisible();
  },
});

export const Ended = meta.story({
  name: 'Завершён',
  args: { round: roundWith({ state: 'ended', endedAt: '2026-06-10T12:00:00.000Z' }), part: 'answers' },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Пригласить' })).toBeNull();
    await expect(button('Продолжить раунд')).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Сервер не ответил',
  args: { standing: failed('Нет связи с сервером.'), script: null },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Повторить'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(screen.getByText('Сценария больше нет')).toBeVisible();
  },
});

export const Unread = meta.story({
  name: 'Цифры не прочитаны: у вопросов прочерки',
  args: { standing: failed('Нет связи с сервером.'), saidTo: null },
  play: async () => {
    await expect(screen.getAllByText('спросили — · ответили —')).toHaveLength(4);
    await expect(screen.queryByText(/0\s%/)).toBeNull();
  },
});

export const ForViewerAnswers = meta.story({
  name: 'Наблюдателю: почему отдельных ответов не видно',
  globals: AS_VIEWER,
  args: { part: 'answers', answers: LOADING, respondents: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Отдельные ответы видны не всем' })).toBeVisible();
    await expect(canvas.getByText(`${FOR_RESEARCHERS}.`)).toBeVisible();
    await expect(canvas.getByText(/^14 · 82/)).toBeVisible();
  },
});

export const ForViewerPeople = meta.story({
  name: 'Наблюдателю: почему не видно, кого спрашивали',
  globals: AS_VIEWER,
  args: { part: 'people', answers: LOADING, respondents: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Кого спрашивали, видно не всем' })).toBeVisible();
    await expect(canvas.getByText(`${FOR_RESEARCHERS}.`)).toBeVisible();
  },
});

export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
