import { expect, fireEvent, screen, waitFor } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { refused } from '#src/domain/core/outcome.ts';
import { BARRED_OUT } from '#src/domain/sync/rightsWords.ts';
import { ChatScreen } from '#src/features/chat/ChatScreen.tsx';

import { answered, dropOf, interviewAfter, LINKED, say, sixFiles } from './sampleChat.ts';
import { REPLIED, Demo, field, send, log, uploader, currentStep, hostile, chatArgs } from './chatPlay.tsx';
import { AS_OUT, AS_VIEWER, expectBarred, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-chat-chatscreen',
  title: 'Разделы/Ассистент/Экран ассистента · ChatScreen (чат)',
  component: ChatScreen,
  parameters: {
    docs: { description: { component: 'Ассистент: интервью о продукте, из которого получается Vision Board.' } },
    chromatic: { modes: screenModes },
  },
  args: chatArgs,
  render: (args) => <Demo {...args} />,
});

export const Welcome = meta.story({
  name: 'Приветствие: Enter отправляет, поле закрыто, пока бот печатает, и фокус возвращается',
  play: async ({ args, userEvent, step }) => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Ассистент' })).toBeVisible();
    await expect(currentStep()).toHaveTextContent('Приветствие');
    await expect(screen.queryByRole('button', { name: 'Начать заново' })).not.toBeInTheDocument();
    await expect(uploader()).not.toBeInTheDocument();
    await step('Пробелы не отправить', async () => {
      await userEvent.type(field(), '  ');
      await expect(send()).toBeDisabled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).not.toHaveBeenCalled();
      await userEvent.clear(field());
    });
    await step('Shift+Enter — новая строка, Enter — отправить', async () => {
      await userEvent.type(field(), 'Мы школа{Shift>}{Enter}{/Shift}shkola.example');
      await expect(args.onSend).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).toHaveBeenCalledWith('Мы школа\nshkola.example');
    });
    await step('Печатает', async () => {
      await expect(await screen.findByText('ИИ печатает...')).toBeVisible();
      await waitFor(() => expect(field()).toBeDisabled());
      await expect(field()).toHaveValue('');
    });
    await step('Ответил: фокус в поле', async () => {
      window.dispatchEvent(new Event(REPLIED));
      await waitFor(() => expect(field()).toBeEnabled());
      await waitFor(() => expect(field()).toHaveFocus());
    });
  },
});

export const AskedAgain = meta.story({
  name: 'Ссылки нет: просит снова',
  args: { interview: ready(interviewAfter(say('Здравствуйте'), say('marina@shkola.example'))) },
});

export const Company = meta.story({
  name: 'Ссылка принята: загрузчик и рассказ о компании',
  args: { interview: ready(interviewAfter(...LINKED)) },
  play: async ({ args, userEvent, step }) => {
    await expect(currentStep()).toHaveTextContent('О компании');
    // Its code comes after the talk.
    await waitFor(() => expect(uploader()).toBeVisible());
    await step('Шесть файлов', async () => {
      fireEvent(uploader()?.querySelector('[data-over]') as Element, dropOf(...sixFiles()));
      await expect(args.onChooseFiles.mock.lastCall?.[0]).toHaveLength(5);
      await expect(screen.getByRole('alert')).toHaveTextContent('Не добавлен: «материал 6.txt».');
    });
    await step('Без файлов', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Продолжить без файлов' }));
      await expect(args.onSend).toHaveBeenCalledWith('Продолжить без файлов');
    });
  },
});

export const Held = meta.story({
  name: 'Бот печатает: его ответ уже сохранён, но ещё не показан',
  args: {
    interview: ready(interviewAfter(...LINKED)),
    heldBack: ['m0003'],
    typing: true,
    draft: 'Начатый ответ',
  },
  play: async () => {
    await expect(log().getAllByRole('article')).toHaveLength(2);
    await expect(screen.getByText('ИИ печатает...')).toBeVisible();
    await expect(uploader()).not.toBeInTheDocument();
    await expect(field()).toHaveValue('Начатый ответ');
    await expect(send()).toBeDisabled();
  },
});

export const Refused = meta.story({
  name: 'Не отправилось: сказано почему, текст на месте, можно ещё раз',
  args: { interview: ready(interviewAfter(...answered(1))) },
  play: async ({ args, userEvent, step }) => {
    args.onSend.mockResolvedValueOnce(refused('Места в браузере не хватает: освободите его и отправьте ещё раз.'));
    await userEvent.type(field(), 'Методисты школ{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Места в браузере не хватает');
    await expect(field()).toHaveValue('Методисты школ');
    await waitFor(() => expect(field()).toHaveFocus());
    await step('Ещё раз', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field()).toHaveValue(''));
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await expect(args.onSend).toHaveBeenCalledTimes(2);
    });
  },
});

export const Empty = meta.story({
  name: 'Пусто: бот ещё не поздоровался',
  args: { interview: ready(null), typing: true },
});

export const Loading = meta.story({
  name: 'Загружается',
  args: { interview: LOADING },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Загружаем переписку…');
  },
});

export const Failed = meta.story({
  name: 'Не загрузилось',
  args: { interview: failed('Хранилище браузера не отвечает. Закройте другие вкладки и повторите.') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Hostile = meta.story({
  name: 'HTML, 20 000 знаков и слово без пробелов',
  args: { interview: ready(hostile) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, b img')).toBeNull();
    // As it was said, and as the next question takes it up.
    await expect(log().getAllByText(/<b>Видение<\/b>/)).toHaveLength(2);
    await expect(log().getByRole('button', { name: /^Показать целиком/ })).toBeInTheDocument();
  },
});

export const Viewer = meta.story({
  name: 'Наблюдатель: читает, менять не может',
  globals: AS_VIEWER,
  play: async (context) => {
    await finds(['Отправить'], [])(context);
    await expect(context.canvas.queryByText(/Enter — отправить/)).not.toBeInTheDocument();
  },
});

export const Out = meta.story({
  name: 'Доступ закончился: поле только читается и говорит почему, набранное можно скопировать',
  globals: AS_OUT,
  args: { draft: 'Мы делаем расписание для школ' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Сообщение' });
    await expectBarred(field, BARRED_OUT.Researcher);
    await userEvent.type(field, ' и вузов{Enter}');
    await expect(field).toHaveValue('Мы делаем расписание для школ');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});
