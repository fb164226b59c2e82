import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RespondentActs } from '#src/features/fieldwork/round/RespondentActs.tsx';
import { Rights } from '#src/ui/context/Rights.tsx';
import { expectBarred } from '#stories/rights.ts';

import { respondents } from './sampleRound.ts';

const rowOf = (codeName: string) => {
  const found = respondents.items.find((one) => one.codeName === codeName);
  if (!found) throw new Error(`nobody is ${codeName}`);
  return found;
};

const meta = preview.meta({
  id: 'features-fieldwork-round-respondentacts',
  title: 'Разделы/Респонденты/Что сделать с респондентом · RespondentActs',
  component: RespondentActs,
  parameters: {
    docs: {
      description: {
        component:
          'Что можно сделать с тем, кого спрашивали: скопировать его ссылку, отозвать приглашение, не засчитывать, забыть.',
      },
    },
  },
  args: { row: rowOf('Р7'), onCopyLink: fn(), onTakeBack: fn(), onCount: fn(), onAsk: fn() },
});

const items = async (userEvent: { click(element: Element): Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: /^Действия: Р/ }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

export const Invited = meta.story({
  name: 'Приглашён: ссылка и отзыв приглашения',
  play: async ({ args, userEvent }) => {
    await expect(await items(userEvent)).toEqual(['Скопировать личную ссылку', 'Отозвать приглашение']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Скопировать личную ссылку' }));
    await expect(args.onCopyLink).toHaveBeenCalledWith(args.row);
  },
});

export const Still = meta.story({
  name: 'Исследование удалили: личной ссылки не предлагают',
  args: { isStill: true },
  play: async ({ userEvent }) => {
    await expect(await items(userEvent)).toEqual(['Отозвать приглашение']);
  },
});

const NAMELESS = 'Только для тех, кто видит имена: администраторов и владельца';

export const NamesHidden = meta.story({
  name: 'Имена скрыты: личной ссылки не скопировать, и сказано почему',
  decorators: [
    (Story) => (
      <Rights barred={{ names: NAMELESS }} onAsked={fn()}>
        <Story />
      </Rights>
    ),
  ],
  play: async ({ args, userEvent }) => {
    await items(userEvent);
    const copy = screen.getByRole('menuitem', { name: 'Скопировать личную ссылку' });
    await expectBarred(copy, NAMELESS);
    await userEvent.click(copy);
    await expect(args.onCopyLink).not.toHaveBeenCalled();
  },
});

export const Answering = meta.story({
  name: 'Отвечает: ссылка и «Не засчитывать»',
  args: { row: rowOf('Р5') },
  play: async ({ args, userEvent }) => {
    await expect(await items(userEvent)).toEqual(['Скопировать личную ссылку', 'Не засчитывать']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Не засчитывать' }));
    await expect(args.onAsk).toHaveBeenCalledWith(args.row);
  },
});

export const ByOpenLink = meta.story({
  name: 'Отвечает, пришёл по открытой ссылке: личной ссылки нет',
  args: { row: { ...rowOf('Р5'), contact: null } },
  play: async ({ userEvent }) => {
    await expect(await items(userEvent)).toEqual(['Не засчитывать']);
  },
});

export const Erased = meta.story({
  name: 'Стёрт по сроку: ссылки нет, сделать нечего',
  args: { row: rowOf('Р11') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
