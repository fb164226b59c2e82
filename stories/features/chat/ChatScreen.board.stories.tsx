import { expect, screen, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { CHAT_FIELDS } from '#src/domain/boards/fields.ts';
import { ready } from '#src/domain/core/loadable.ts';
import { ChatScreen } from '#src/features/chat/ChatScreen.tsx';

import { answered, interviewAfter, say } from './sampleChat.ts';
import { Demo, log, currentStep, finished, chatArgs } from './chatPlay.tsx';

const meta = preview.meta({
  id: 'features-chat-chatscreen',
  title: 'Разделы/Ассистент/Экран ассистента · ChatScreen (чат)',
  component: ChatScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: chatArgs,
  render: (args) => <Demo {...args} />,
});

export const Review = meta.story({
  name: 'Что изменится на доске, видно до согласия',
  args: {
    interview: ready(interviewAfter(...answered(9))),
    changes: [{ field: 'vision', before: 'Прежнее видение', after: 'Новое видение' }],
  },
  play: async ({ args, canvas, userEvent }) => {
    const review = within(await canvas.findByRole('region', { name: 'Что изменится на доске' }));
    await expect(review.getByText('Прежнее видение')).toBeVisible();
    await expect(review.getByText('Новое видение')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Скачать PDF' })).toBeNull();
    await userEvent.click(review.getByRole('button', { name: /^Записать 1\sкарточку$/ }));
    await expect(args.onReplace).toHaveBeenCalledWith(['vision'], {});
  },
});

export const Announced = meta.story({
  name: 'Все ответы есть, доска вот-вот будет',
  args: { interview: ready(finished) },
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Vision Board' })).not.toBeInTheDocument();
    await expect(currentStep()).not.toBeInTheDocument();
  },
});

export const Finished = meta.story({
  name: 'Vision Board готов',
  args: { interview: ready(finished), result: { answers: finished.answers } },
  play: async ({ args, userEvent }) => {
    const board = within(await screen.findByRole('region', { name: 'Vision Board' }));
    await expect(board.getAllByRole('heading', { level: 3 })).toHaveLength(9);
    await userEvent.click(board.getByRole('button', { name: 'Скачать PDF' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
});

export const Editing = meta.story({
  name: 'Доску правят',
  args: { interview: ready(finished), result: { answers: finished.answers }, editing: true },
});

const thanked = interviewAfter(...answered(9), { type: 'replace', fields: CHAT_FIELDS }, say('Спасибо, отлично!'));

export const Later = meta.story({
  name: 'Сообщение после конца: благодарность',
  args: { interview: ready(thanked), result: { answers: thanked.answers } },
  play: async () => {
    await expect(log().getByText(/^Спасибо! Vision Board уже готов/)).toBeVisible();
    await expect(log().getAllByRole('button', { name: /^Изменить ответ/ })).toHaveLength(9);
  },
});
