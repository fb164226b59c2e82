import { expect, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LEFTOVER, WORDS } from '#respond/words.ts';

import { stateOf, UP_TO, viewAfter } from './sampleStates.ts';
import { ShownPage } from './ShownPage.tsx';
import { shownPageMeta } from './shownPageMeta.ts';
import { button, SEND } from './shownPagePlay.ts';

const meta = preview.meta({
  id: 'respond-shownpage',
  title: 'Разделы/Респонденты/Страница ответов · ShownPage (опрос, интервью по ссылке)',
  component: ShownPage,
  ...shownPageMeta,
});

export const Sending = meta.story({
  name: 'Отправляется: второе нажатие ничего не шлёт',
  args: { state: stateOf(viewAfter(UP_TO.open), { sending: SEND }), draft: { text: 'В метро', options: [] } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button(WORDS.sending));
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
  },
});

export const Offline = meta.story({
  name: 'Нет связи: ответ ждёт и отправится сам',
  args: {
    state: stateOf(viewAfter(UP_TO.open), { sending: SEND, trouble: 'offline' }),
    draft: { text: 'В метро', options: [] },
  },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Нет связи. Ответ отправится сам');
  },
});

export const WithdrawalWaits = meta.story({
  name: 'Нет связи: удаление ещё не случилось, и так и сказано (R496)',
  args: {
    state: stateOf(viewAfter(UP_TO.open), { sending: { type: 'withdraw', id: 'on-its-way' }, trouble: 'offline' }),
  },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(/ответы ещё не\sудалены.+Не\sзакрывайте страницу/);
  },
});

export const DeclineWaits = meta.story({
  name: 'Нет связи: отправляется отказ, а не согласие (R496)',
  args: { state: stateOf(viewAfter([]), { sending: { type: 'decline', id: 'on-its-way' }, trouble: 'offline' }) },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('Нет связи. Отказ отправится сам');
    await expect(button(WORDS.sending)).toBeVisible();
    await userEvent.click(button(WORDS.agree));
    await expect(args.onWish).not.toHaveBeenCalled();
  },
});

export const Outdated = meta.story({
  name: 'Открыта до обновления и сама обновиться не может: сказано, набранное на месте',
  args: {
    state: stateOf(viewAfter(UP_TO.open), { isRefused: true, isOutdated: true }),
    draft: { text: 'В метро', options: [] },
  },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Скопируйте набранное');
    await expect(screen.getByRole('textbox')).toHaveValue('В метро');
  },
});

export const Leftover = meta.story({
  name: 'Ответили в другой вкладке: набранное здесь предложено, а не потеряно',
  args: {
    state: stateOf(viewAfter(UP_TO.why), {
      leftover: { place: { question: 'story', why: 0 }, draft: { text: 'Заказывала из поезда', options: [] } },
    }),
  },
  play: async ({ args, userEvent }) => {
    const note = within(screen.getByRole('region', { name: LEFTOVER.title }));
    await expect(note.getByText(/ответили там, этот ответ встанет на\sместо прежнего/)).toBeVisible();
    await userEvent.click(note.getByRole('button', { name: LEFTOVER.yes }));
    await expect(args.onLeftover).toHaveBeenCalledWith(true);
  },
});

export const Replaced = meta.story({
  name: 'Ответ с другого устройства встал на место прежнего: сказано',
  args: { state: stateOf(viewAfter(UP_TO.choice, { replaced: true })) },
  play: async () => {
    const told = await screen.findByText(/новый ответ встал на\sместо прежнего/);
    await expect(told).toBeVisible();
    await expect(told).toHaveRole('status');
  },
});

export const Passed = meta.story({
  name: 'Нажали то, о чём уже не спрашивают: сказано, что ничего не изменилось',
  args: { state: stateOf({ ...viewAfter(UP_TO.choice), passed: true }) },
  play: async () => {
    const told = await screen.findByText(/кнопка ничего не\sизменила/);
    await expect(told).toBeVisible();
    await expect(told).toHaveRole('status');
  },
});

export const ReplacedLast = meta.story({
  name: 'Так исправлен последний ответ: сказано на последней странице',
  args: { state: stateOf(viewAfter(UP_TO.end, { replaced: true })) },
  play: async () => {
    await expect(await screen.findByText(/новый ответ встал на\sместо прежнего/)).toBeVisible();
  },
});
