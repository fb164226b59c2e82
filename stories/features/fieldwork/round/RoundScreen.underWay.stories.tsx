import { expect, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import type { RoundFigures } from '#src/domain/fieldwork/figures.ts';
import { RoundScreen } from '#src/features/fieldwork/round/RoundScreen.tsx';
import { AS_VIEWER, FOR_RESEARCHERS } from '#stories/rights.ts';

import { button, roundScreenArgs, standing } from './roundScreenPlay.ts';
import { figures, roundWith } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-roundscreen',
  title: 'Разделы/Респонденты/Страница раунда · RoundScreen',
  component: RoundScreen,
  args: roundScreenArgs,
});

const NOBODY: RoundFigures = {
  ...figures,
  invited: 0,
  unwritten: 0,
  bounced: 0,
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
    standing: standing({ figures: NOBODY, places: { segments: [], plan: null } }),
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
    standing: standing({ expiring: { talks: 4, first: '2026-12-14' } }),
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
    standing: standing({ hasOpenLink: true }),
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
