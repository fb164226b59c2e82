import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { closingWords, FORGOTTEN, whyClosed } from '#src/domain/fieldwork/places/closed.ts';
import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { LEFTOVER, MORE, SURE, UNKEPT, WORDS } from '#respond/words.ts';

import { EVERY_KIND } from './sampleScript.ts';
import { stateOf, UP_TO, viewAfter } from './sampleStates.ts';
import { ShownPage } from './ShownPage.tsx';
import { shownPageMeta } from './shownPageMeta.ts';

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
const button = (name: string) => screen.getByRole('button', { name });
const SEND = { type: 'answer', id: 'on-its-way', place: { question: 'story', why: 0 }, text: 'В метро' } as const;

export const Consent = meta.story({
  name: 'Согласие: кто спрашивает и зачем',
  args: { state: stateOf(viewAfter([])) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button(WORDS.agree));
    await expect(args.onWish).toHaveBeenCalledWith('agree');
  },
});

export const Open = meta.story({
  name: 'Открытый вопрос: Ctrl + Enter отправляет',
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox'), 'В метро');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ question: 'story', why: 0 }, { text: 'В метро', options: [] });
  },
});

export const Empty = meta.story({
  name: 'Пустой ответ: ошибка у поля',
  play: async ({ args, userEvent }) => {
    await userEvent.click(button(WORDS.answer));
    const field = screen.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Напишите хотя бы\sслово/);
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
});

export const TooLong = meta.story({
  name: 'Слишком длинный ответ: сказано, на сколько',
  args: { draft: { text: 'Долго рассказываю. '.repeat(530), options: [] } },
  play: async () => {
    await expect(screen.getByText(/Длиннее, чем помещается, на\s70\sзнаков/)).toBeVisible();
  },
});

export const Why = meta.story({
  name: '«Почему»: видно, о чём речь',
  args: { state: stateOf(viewAfter(UP_TO.why)) },
});

export const Voice = meta.story({
  name: 'Голосом: предложено, где это разрешено',
  args: { state: stateOf(viewAfter(UP_TO.open, { takesVoice: true })) },
  play: async () => {
    await expect(button('Ответить голосом')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Отправить запись' })).not.toBeInTheDocument();
  },
});

export const InTelegram = meta.story({
  name: 'Ответить в Telegram: предложено, где бот компании говорит',
  args: { state: stateOf(viewAfter(UP_TO.open, { telegram: 'https://t.me/primer_bot?start=primer' })) },
  play: async () => {
    const link = screen.getByRole('link', { name: /^Ответить в\sTelegram$/ });
    await expect(link).toHaveAttribute('href', 'https://t.me/primer_bot?start=primer');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
});

export const InTelegramFirst = meta.story({
  name: 'Ответить в Telegram: до согласия, там его спросит бот',
  args: { state: stateOf(viewAfter([], { telegram: 'https://t.me/primer_bot?start=primer' })) },
  play: async () => {
    await expect(screen.getByRole('link', { name: /^Ответить в\sTelegram$/ })).toBeVisible();
  },
});

export const Choice = meta.story({
  name: 'Выбор одного',
  args: { state: stateOf(viewAfter(UP_TO.choice)), draft: { text: '', options: ['site'] } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByLabelText('По телефону'));
    await userEvent.click(button(WORDS.answer));
    await expect(args.onAnswer).toHaveBeenCalledWith(expect.anything(), { text: 'По телефону', options: ['phone'] });
  },
});

export const Several = meta.story({
  name: 'Выбор нескольких',
  args: { state: stateOf(viewAfter(UP_TO.several)), draft: { text: '', options: ['fast', 'fresh'] } },
});

export const Scale = meta.story({
  name: 'Шкала с подписанными краями',
  args: { state: stateOf(viewAfter(UP_TO.scale)), draft: { text: '8', options: [] } },
  play: async () => {
    await expect(screen.getByRole('radio', { name: /^10\s— обязательно$/ })).not.toBeChecked();
    await expect(screen.getByRole('radio', { name: '8' })).toBeChecked();
  },
});

export const NotANumber = meta.story({
  name: 'Число: ответ не понят, набранное на месте',
  args: {
    state: stateOf(viewAfter(UP_TO.number, { problem: 'Пришлите число, например 12 или 3,5.' })),
    draft: { text: 'много', options: [] },
  },
  play: async () => {
    const field = screen.getByRole('textbox');
    await expect(field).toHaveValue('много');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Пришлите число/));
  },
});

export const Contact = meta.story({
  name: 'Контакт: своя клавиатура у каждого способа',
  args: { state: stateOf(viewAfter(UP_TO.contact)) },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('textbox')).toHaveAttribute('type', 'tel');
    await userEvent.click(screen.getByLabelText('Почта'));
    await expect(screen.getByRole('textbox')).toHaveAttribute('type', 'email');
  },
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

export const ReplacedLast = meta.story({
  name: 'Так исправлен последний ответ: сказано на последней странице',
  args: { state: stateOf(viewAfter(UP_TO.end, { replaced: true })) },
  play: async () => {
    await expect(await screen.findByText(/новый ответ встал на\sместо прежнего/)).toBeVisible();
  },
});

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
    await userEvent.click(button(WORDS.resume));
    await expect(args.onWish).toHaveBeenCalledWith('resume');
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
