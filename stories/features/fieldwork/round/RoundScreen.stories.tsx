import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import type { RoundStanding } from '#src/domain/fieldwork/figures.ts';
import { RoundScreen, type RoundScreenProps } from '#src/features/fieldwork/round/RoundScreen.tsx';

import { answers, figures, respondents, roundWith, script } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-roundscreen',
  title: 'Разделы/Респонденты/Страница раунда · RoundScreen',
  component: RoundScreen,
  args: {
    round: roundWith(),
    study: { title: 'Первая неделя новых команд', href: '?open=research-1' },
    script,
    hasNewer: false,
    standing: ready<RoundStanding>({ figures, hasOpenLink: false }),
    answers: ready(answers),
    respondents: ready(respondents),
    canInvite: true,
    openAddress: null as string | null,
    part: 'questions' as RoundScreenProps['part'],
    findingsHref: '?view=findings',
    nameOf: () => '',
    materialHref: (id) => `?material=${id}`,
    onPart: fn(),
    onAct: fn(),
    onTakeNewer: fn(),
    onEdit: fn(),
    onInvite: fn(),
    onCodes: fn(),
    onSaveLinks: fn(),
    onOpenLink: fn(),
    onCloseLink: fn(),
    onCopy: fn(),
    onCopyLink: fn(),
    onTakeBack: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
});

const button = (name: string) => screen.getByRole('button', { name });

export const Running = meta.story({
  name: 'Идёт',
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
    await userEvent.click(button('Начать раунд'));
    await expect(args.onAct).toHaveBeenCalledWith('begin');
  },
});

export const OpenLink = meta.story({
  name: 'Открытая ссылка, сценарий изменили',
  args: {
    hasNewer: true,
    round: roundWith({ reward: 'Спасибо!' }),
    standing: ready<RoundStanding>({ figures, hasOpenLink: true }),
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
    await userEvent.click(button('Закрыть'));
    await expect(args.onCloseLink).toHaveBeenCalledOnce();
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

export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
