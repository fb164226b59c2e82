import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { RoundStanding } from '#src/domain/fieldwork/figures.ts';
import { RoundHead } from '#src/features/fieldwork/round/RoundHead.tsx';
import { Rights } from '#src/ui/context/Rights.tsx';
import { expectBarred } from '#stories/rights.ts';

import { figures, places, roundWith } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-roundhead',
  title: 'Разделы/Респонденты/Что делать с раундом · RoundHead',
  component: RoundHead,
  parameters: {
    docs: {
      description: {
        component:
          'Что это за раунд, как он стоит и что с ним можно сделать: начать, приостановить, завершить, пригласить.',
      },
    },
  },
  args: {
    round: roundWith({ reward: 'Спасибо!', until: null }),
    study: { title: 'Первая неделя новых команд', href: '?open=research-1' },
    keepsMonths: 12,
    standing: ready({ figures, places, uncounted: 0, hasOpenLink: false, lettersAt: null }) as Loadable<RoundStanding>,
    canInvite: true,
    draftHref: null,
    now: () => new Date('2026-06-10T12:00:00.000Z'),
    onAct: fn(),
    onEdit: fn(),
    onInvite: fn(),
    onCodes: fn(),
    onSaveLinks: fn(),
    onOpenLink: fn(),
  },
});

const NAMELESS = 'Только для тех, кто видит имена: администраторов и владельца';

const button = (name: string) => screen.getByRole('button', { name });

export const Running = meta.story({
  name: 'Идёт: всё, что можно',
  play: async ({ args, userEvent }) => {
    for (const [name, callback] of [
      ['Открытая ссылка', args.onOpenLink],
      ['Личные ссылки (.xlsx)', args.onSaveLinks],
      ['Настроить', args.onEdit],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one button after another
      await userEvent.click(button(name));
      await expect(callback).toHaveBeenCalledOnce();
    }
  },
});

export const Gone = meta.story({
  name: 'Исследование удалили: раунд стоит, и делать с ним нечего',
  args: { study: { title: 'Исследования', href: '/', isGone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Исследование удалили: раунд никого/)).toBeVisible();
    await expect(canvas.getByText('Стоит')).toBeVisible();
    await expect(canvas.queryByText('Идёт')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^Принимает ответы/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Исследования' })).toBeVisible();
  },
});

export const NamesHidden = meta.story({
  name: 'Имена скрыты: личных ссылок не выгрузить, и сказано почему',
  decorators: [
    (Story) => (
      <Rights barred={{ names: NAMELESS }} onAsked={fn()}>
        <Story />
      </Rights>
    ),
  ],
  play: async ({ args, userEvent }) => {
    await expectBarred(button('Личные ссылки (.xlsx)'), NAMELESS);
    await userEvent.click(button('Личные ссылки (.xlsx)'));
    await expect(args.onSaveLinks).not.toHaveBeenCalled();
  },
});

export const OpenLinkAlone = meta.story({
  name: 'Пришли только по открытой ссылке: личных ссылок нет',
  args: { standing: ready({ figures: { ...figures, invited: 0, byLink: 2 }, places, uncounted: 0, hasOpenLink: true }) as Loadable<RoundStanding> }, // prettier-ignore
  play: async () => {
    await expect(button('Пригласить')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Личные ссылки/ })).toBeNull();
  },
});

export const Paused = meta.story({
  name: 'Приостановлен: сказано, что ждёт',
  args: { round: roundWith({ state: 'paused' }) },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/^Новые не начинают, письма и напоминания ждут/)).toBeVisible();
    await userEvent.click(button('Продолжить раунд'));
    await expect(args.onAct).toHaveBeenCalledWith('resume');
  },
});

export const LastDay = meta.story({
  name: 'Последний день: сказан, по часам раунда',
  // In Novosibirsk it is the 10th until 17:00 of UTC.
  args: { round: roundWith({ until: '2026-06-10', timeZone: 'Asia/Novosibirsk' }) },
  play: async () => {
    await expect(screen.getByText(/^Принимает ответы до\s10\sиюня\s2026\sг\. включительно$/)).toBeVisible();
    await expect(button('Пригласить')).toBeVisible();
  },
});

export const PastLastDay = meta.story({
  name: 'Последний день прошёл: никого не зовут, сказано, что можно',
  args: {
    round: roundWith({ until: '2026-06-10', timeZone: 'Asia/Novosibirsk' }),
    now: () => new Date('2026-06-10T17:00:00.000Z'),
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/^Срок прошёл 10\sиюня\s2026\sг\.: новых не\sспрашивает\. Продлите/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Пригласить' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Открытая ссылка' })).toBeNull();
    await expect(button('Завершить')).toBeVisible();
    await userEvent.click(button('Настроить'));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

const standingOf = (more: Partial<RoundStanding>) =>
  ready({ figures, places, uncounted: 0, hasOpenLink: false, lettersAt: null, ...more }) as Loadable<RoundStanding>;
const unwritten = { ...figures, unwritten: 4 };

export const Waiting = meta.story({
  name: 'Письма ждут утра: сказано, когда уйдут',
  args: { standing: standingOf({ figures: unwritten, lettersAt: '2026-06-11T06:00:00.000Z' }) },
  play: async () => {
    await expect(screen.getByText(/^Письма уйдут 11\sиюня в\s/)).toBeVisible();
  },
});

export const Bounced = meta.story({
  name: 'Писем не приняли: сказано, скольких и что делать; личные ссылки есть',
  args: { standing: standingOf({ figures: { ...figures, invited: 0, bounced: 3 } }) },
  play: async () => {
    await expect(screen.getByText(/^Письма не\sдошли: 3\sчеловека\. Исправьте адрес/)).toBeVisible();
    await expect(button('Личные ссылки (.xlsx)')).toBeVisible();
  },
});

export const NeverInvited = meta.story({
  name: 'Завершён прежде, чем ушли письма; кто начал, может закончить до названного дня',
  args: {
    round: roundWith({ state: 'ended', endedAt: '2026-06-10T10:00:00.000Z', until: null }),
    standing: standingOf({ figures: unwritten }),
  },
  play: async () => {
    await expect(screen.getByText(/^Не\sприглашены: раунд завершён/)).toBeVisible();
    await expect(
      screen.getByText(/^Кто уже начал, может закончить до\s13 июня 2026\sг\. включительно\.$/),
    ).toBeVisible();
  },
});

export const Over = meta.story({
  name: 'Завершён, никто не отвечает: о том, до какого дня закончить, ни слова',
  args: {
    round: roundWith({ state: 'ended', endedAt: '2026-06-10T10:00:00.000Z', until: null }),
    standing: standingOf({ figures: { ...figures, standing: { ...figures.standing, began: 0 } } }),
  },
  play: async () => {
    await expect(screen.queryByText(/может закончить/)).toBeNull();
  },
});

export const Unknown = meta.story({
  name: 'Завершают, пока цифры не прочитаны: о том, кто отвечает, ни слова',
  args: { standing: LOADING },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Завершить'));
    const ask = await screen.findByRole('alertdialog', { name: 'Завершить раунд?' });
    await expect(ask).toHaveTextContent(/Кто уже начал, может закончить до/);
    await expect(ask).not.toHaveTextContent('Сейчас');
  },
});
