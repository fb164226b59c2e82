import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { BOUNCED_WORDS, SILENT_WORDS } from '#src/domain/fieldwork/figures.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { PersonActsContext } from '#src/ui/context/PersonActs.ts';
import { RespondentList } from '#src/features/fieldwork/round/RespondentList.tsx';

import { respondents } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-respondentlist',
  title: 'Разделы/Респонденты/Кого спрашивали · RespondentList',
  component: RespondentList,
  parameters: {
    docs: { description: { component: 'Кого спрашивали в раунде, под кодовыми именами, и кто на чём остановился.' } },
  },
  args: {
    respondents: ready(respondents),
    round: { state: 'running' } as Pick<Round, 'state'>,
    nameOf: ({ id }) => (id === 'r-4' ? 'Анна Лис' : ''),
    contactHref: ({ contact }) => (contact ? `?contact=${contact.key}` : null),
    materialHref: (id) => `?material=${id}`,
    onMore: fn(),
    onCopyLink: fn(),
    onTakeBack: fn(),
    onCount: fn(),
    onRetry: fn(),
  },
});

export const Everybody = meta.story({
  name: 'Все состояния',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('расшифровка открывается, имя видно тому, кому можно', async () => {
      await expect(canvas.getByRole('link', { name: 'Р4: расшифровка' })).toHaveAttribute(
        'href',
        '?material=material-1',
      );
      await expect(canvas.getByText(/Анна Лис/)).toBeVisible();
    });
    await step('кто ушёл на полуслове, назван, и сказанное читается', async () => {
      await expect(canvas.getByText('Не закончил(а)')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Р8: расшифровка' })).toBeVisible();
    });
    await step('«отвечает» тот, кто отвечает сейчас', async () => {
      const badges = ['Р5', 'Р12'].map((who) => canvas.getByText(who).closest('li'));
      await expect(badges[0]).toHaveTextContent('Отвечает');
      await expect(badges[1]).toHaveTextContent(SILENT_WORDS);
    });
    await step('приглашение отзывают, пока человек не начал', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Действия: Р7' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Отозвать приглашение' }));
      await expect(args.onTakeBack).toHaveBeenCalledWith(respondents.items[0]);
    });
    await step('начавшему можно напомнить ссылку', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Действия: Р5' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Скопировать личную ссылку' }));
      await expect(args.onCopyLink).toHaveBeenCalledWith(respondents.items[2]);
    });
    await step('чьи слова стёрты по сроку, у того ссылки нет и не засчитывать нечего', async () => {
      await expect(canvas.queryByRole('button', { name: 'Действия: Р11' })).toBeNull();
    });
    await step('с отозвавшим согласие делать нечего', async () => {
      await expect(canvas.queryByRole('button', { name: 'Действия: Р1' })).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

const open = async (userEvent: { click(element: Element): Promise<void> }, who: string, item: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Действия: ${who}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const rowOf = (who: string) => respondents.items.find(({ codeName }) => codeName === who);

export const Uncounting = meta.story({
  name: 'Не засчитывать того, кто начал, и засчитать снова',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('сначала спрошено и сказано, что будет', async () => {
      await open(userEvent, 'Р5', 'Не засчитывать');
      const dialog = await screen.findByRole('alertdialog', { name: 'Не засчитывать Р5?' });
      await expect(dialog).toHaveTextContent(/Списания не будет.*засчитать его снова/);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
      await expect(args.onCount).not.toHaveBeenCalled();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Действия: Р5' })).toHaveFocus());
    });
    await step('о законченном сказано, что списанное не вернётся и где расшифровка', async () => {
      await open(userEvent, 'Р4', 'Не засчитывать');
      const dialog = await screen.findByRole('alertdialog', { name: 'Не засчитывать Р4?' });
      await expect(dialog).toHaveTextContent(/не возвращается.*Расшифровка в исследовании останется/);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Не засчитывать' }));
      await expect(args.onCount).toHaveBeenLastCalledWith(rowOf('Р4'), false);
    });
    await step('обратно — без вопроса', async () => {
      await expect(canvas.getByText('Не засчитан(а)')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await open(userEvent, 'Р9', 'Засчитать снова');
      await expect(args.onCount).toHaveBeenLastCalledWith(rowOf('Р9'), true);
    });
  },
});

const asked = { forget: fn(), exportData: fn(), showContact: fn() };

export const TheirRights = meta.story({
  name: 'Забыть и выгрузить можно каждого, и того, кто закончил',
  decorators: [
    (Story) => (
      <PersonActsContext value={asked}>
        <Story />
      </PersonActsContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Р4' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Забыть человека' }));
    const { contact, id } = respondents.items.find(({ codeName }) => codeName === 'Р4') ?? {};
    const who = { contacts: contact ? [contact] : [], participants: [id] };
    await expect(asked.forget).toHaveBeenLastCalledWith(who);
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Р4' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Выгрузить данные' }));
    await expect(asked.exportData).toHaveBeenLastCalledWith(who);
    await expect(canvas.getByText('Забыт')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Действия: Р10' })).toBeNull();
  },
});

const unwritten = ready({ items: respondents.items.slice(0, 1).map((one) => ({ ...one, isUnwritten: true })), more: false }); // prettier-ignore

export const Waiting = meta.story({
  name: 'Письмо ещё не ушло: не приглашён',
  args: { respondents: unwritten },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ждёт письма')).toBeVisible();
    await expect(canvas.queryByText('Приглашён')).toBeNull();
  },
});

export const NeverInvited = meta.story({
  name: 'Письмо не ушло до конца раунда',
  args: { respondents: unwritten, round: { state: 'ended' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не приглашён(а): раунд завершён')).toBeVisible();
  },
});

const bounced = ready({
  items: [
    { ...respondents.items[0], bounced: 'invitation', reminded: 0 },
    { ...respondents.items[1], bounced: 'reminder', reminded: 1 },
  ] as typeof respondents.items,
  more: false,
});

export const Bounced = meta.story({
  name: 'Письмо не дошло: сказано, что делать; о напоминании — что не дошло оно',
  args: { respondents: bounced },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(BOUNCED_WORDS)).toBeVisible();
    await expect(canvas.queryByText('Приглашён')).toBeNull();
    await expect(canvas.getByText(/письмо уйдёт снова/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^исправьте адрес/ })).toHaveAttribute('href', '?contact=c-7');
    await expect(canvas.getByText('Открыл')).toBeVisible();
    await expect(canvas.getByText(/напомнили один раз · последнее напоминание не\sдошло/)).toBeVisible();
    await open(userEvent, 'Р7', 'Скопировать личную ссылку');
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
  },
});

export const BouncedUnseen = meta.story({
  name: 'Письмо не дошло, а контакта не видно: сказано то же, без ссылки',
  args: { respondents: bounced, contactHref: () => null },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/исправьте адрес у\sконтакта\s— письмо уйдёт снова/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const BouncedAtTheEnd = meta.story({
  name: 'Письмо не дошло, раунд завершён: делать нечего',
  args: { respondents: bounced, round: { state: 'ended' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(BOUNCED_WORDS)).toBeVisible();
    await expect(canvas.queryByText(/исправьте адрес/)).toBeNull();
  },
});

export const Still = meta.story({
  name: 'Исследование удалили: расшифровок не открыть, не закончил никто из начавших',
  args: { isStill: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Р4 — Анна Лис')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText(SILENT_WORDS)).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Никого',
  args: { respondents: ready({ items: [], more: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пока никого')).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Читаем', args: { respondents: LOADING } });

export const Failed = meta.story({
  name: 'Не прочитано',
  args: { respondents: failed('Нет связи с сервером.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
