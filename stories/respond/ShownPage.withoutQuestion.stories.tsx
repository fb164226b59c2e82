import { expect, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { closingWords, FORGOTTEN, whyClosed } from '#src/domain/fieldwork/places/closed.ts';
import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { MORE, SURE, UNKEPT, WORDS } from '#respond/words.ts';

import { EVERY_KIND } from './sampleScript.ts';
import { stateOf, UP_TO, viewAfter } from './sampleStates.ts';
import { ShownPage } from './ShownPage.tsx';
import { shownPageMeta } from './shownPageMeta.ts';
import { button } from './shownPagePlay.ts';

const meta = preview.meta({
  id: 'respond-shownpage',
  title: 'Разделы/Респонденты/Страница ответов · ShownPage (опрос, интервью по ссылке)',
  component: ShownPage,
  ...shownPageMeta,
});

const CLOSING = closingWords(
  { state: 'ended', until: null, endedAt: '2026-06-01T09:00:00.000Z', timeZone: 'Europe/Moscow' },
  '2026-06-01',
);

/** Returns the height of the middle of an element's words. */
function middle(one: HTMLElement): number {
  const words = document.createRange();
  words.selectNodeContents(one);
  const { top, height } = words.getBoundingClientRect();
  return top + height / 2;
}

/** Returns why the page is closed when others have taken all places. */
const crowdedOut = (hasBegun: boolean) =>
  whyClosed(
    { state: 'running', script: EVERY_KIND, until: null, endedAt: null, timeZone: 'Europe/Moscow', deletedAt: null },
    hasBegun,
    { today: '2026-06-01', hasStudy: true, room: 'taken' },
  );

export const Done = meta.story({
  name: 'Готово: благодарность и код',
  args: {
    state: stateOf(viewAfter(UP_TO.end, { reward: { words: 'Ваш промокод на доставку:', code: 'RM-2026-XK7Q' } })),
    isByOpenLink: true,
  },
});

export const More = meta.story({
  name: 'Конец: можно добавить, что вспомнилось',
  args: { state: stateOf(viewAfter(UP_TO.end)) },
  play: async ({ args, userEvent }) => {
    const field = screen.getByRole('textbox', { name: MORE.title });
    await userEvent.click(button(MORE.send));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Напишите хотя бы\sслово/);
    await userEvent.type(field, 'И вот ещё');
    await userEvent.click(button(MORE.send));
    await expect(args.onAnswer).toHaveBeenCalledWith(null, { text: 'И вот ещё', options: [] });
  },
});

export const Declined = meta.story({
  name: 'Отказ: ничего не записано, можно передумать',
  args: { state: stateOf(viewAfter(['decline'])) },
  play: async ({ userEvent }) => {
    await userEvent.click(button(WORDS.reconsider));
    await expect(button(WORDS.agree)).toBeVisible();
  },
});

export const Stopped = meta.story({
  name: 'Остановка: сказанное сохранено',
  args: { state: stateOf(viewAfter(['agree', 'stop'])) },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('main')).toHaveTextContent(/пока опрос идёт\./);
    await userEvent.click(button(WORDS.resume));
    await expect(args.onWish).toHaveBeenCalledWith('resume');
  },
});

export const StoppedLimited = meta.story({
  name: 'Остановка, когда места ограничены: сказано, что место нужно',
  args: { state: stateOf(viewAfter(['agree', 'stop'], { isLimited: true })) },
  play: async () => {
    await expect(screen.getByRole('main')).toHaveTextContent(/пока опрос идёт и\sв\sнём есть место\./);
  },
});

export const Withdrawn = meta.story({
  name: 'Согласие отозвано',
  args: { state: stateOf(viewAfter(['agree', 'withdraw'])) },
});

export const Forgotten = meta.story({
  name: 'Человека забыли: ответы удалил тот, кто спрашивал',
  args: { state: stateOf(viewAfter(['agree', 'withdraw'], { closed: FORGOTTEN })) },
  play: async () => {
    await expect(screen.getByRole('heading')).toHaveTextContent(/^Ваши ответы удалены$/);
    await expect(screen.getByText(/^Ваши ответы удалены тем, кто спрашивал/)).toBeVisible();
    await expect(screen.queryByText(/Согласие отозвано/)).toBeNull();
  },
});

export const Closed = meta.story({
  name: 'Опрос закрыт: сказано почему',
  args: { state: stateOf(viewAfter(['agree'], { closed: 'Опрос завершён. Спасибо, что\u00A0хотели помочь!' })) },
});

export const NoPlace = meta.story({
  name: 'Пока молчали, место заняли: сказано до того, как напишут',
  args: { state: stateOf(viewAfter(['agree', { answer: 'Так' }], { closed: crowdedOut(true) })) },
  play: async () => {
    await expect(screen.getByText(/все места заняли другие/)).toHaveTextContent(/сохранено.*место освободится/);
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(button(WORDS.withdraw)).toBeVisible();
  },
});

export const Crowded = meta.story({
  name: 'Все места заняты: сказано до согласия',
  args: { state: stateOf(viewAfter([], { closed: crowdedOut(false) })) },
  play: async () => {
    await expect(screen.getByText(/все места заняты/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: WORDS.agree })).toBeNull();
  },
});

export const TooLate = meta.story({
  name: 'Опрос закрыт, набранное не записано',
  args: {
    state: stateOf(viewAfter(['agree'], { closed: 'Опрос завершён. Спасибо!' }), { unkept: 'Дома кончился хлеб' }),
  },
  play: async ({ args, userEvent }) => {
    const note = screen.getByRole('region', { name: UNKEPT.title });
    await expect(note).toHaveTextContent('Дома кончился хлеб');
    await userEvent.click(within(note).getByRole('button', { name: WORDS.copy }));
    await expect(args.onCopy).toHaveBeenCalledWith('Дома кончился хлеб');
    await expect(await within(note).findByText(WORDS.copied)).toBeVisible();
  },
});

export const TooLateOnPhone = meta.story({
  name: 'На телефоне: «Скопировано» стоит вровень с кнопкой',
  globals: { viewport: { value: 'mobile' } },
  args: TooLate.input.args,
  play: async ({ userEvent }) => {
    const note = within(screen.getByRole('region', { name: UNKEPT.title }));
    const copy = note.getByRole('button', { name: WORDS.copy });
    await userEvent.click(copy);
    const told = await note.findByText(WORDS.copied);
    await expect(Math.abs(middle(told) - middle(copy))).toBeLessThan(2);
  },
});

export const Closing = meta.story({
  name: 'Раунд завершён, начатое можно закончить',
  args: { state: stateOf(viewAfter(['agree'], { closing: CLOSING })) },
  play: async () => {
    await expect(screen.getByText(/можете закончить до\s4 июня 2026 г/)).toBeVisible();
    await expect(button('Ответить')).toBeVisible();
  },
});

export const Gone = meta.story({
  name: 'Ссылка не действует',
  args: { state: stateOf(null, { isGone: true }) },
});

export const Opening = meta.story({
  name: 'Открывается без связи',
  args: { state: stateOf(null, { trouble: 'offline' }) },
});

export const Sure = meta.story({
  name: '«Удалить» в ответе: сначала спрошено, просьба ли это',
  args: { state: stateOf(viewAfter(['agree', { answer: 'удалить' }])) },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Вы написали «удалить».');
    await userEvent.click(button(WISH_WORDS.asAnswer));
    await userEvent.click(button(SURE.withdraw.yes));
    await expect(args.onWish.mock.calls).toEqual([['asAnswer'], ['withdraw']]);
  },
});
