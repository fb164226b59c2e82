import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { WORDS } from '#respond/words.ts';

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
    const field = screen.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(/Ctrl \+ Enter отправит ответ/);
    await userEvent.type(field, 'В метро');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ question: 'story', why: 0 }, { text: 'В метро', options: [] });
  },
});

export const OpenOnPhone = meta.story({
  name: 'Открытый вопрос на телефоне: о клавише, которой там нет, не сказано',
  beforeEach: () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.includes('hover') ? 'not all' : query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async () => {
    await expect(screen.getByRole('textbox')).toHaveAccessibleDescription('');
    await expect(screen.queryByText(/Ctrl/)).not.toBeInTheDocument();
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
