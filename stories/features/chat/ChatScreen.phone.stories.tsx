import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { ChatScreen } from '#src/features/chat/ChatScreen.tsx';

import { answered, failedFile, interviewAfter, LINKED, proposalsIn, readFile, readingFile } from './sampleChat.ts';
import { fits, underFinger } from '#stories/checks.ts';
import { Demo, withFile, finished, hostile, chatArgs } from './chatPlay.tsx';

const meta = preview.meta({
  id: 'features-chat-chatscreen',
  title: 'Разделы/Ассистент/Экран ассистента · ChatScreen (чат)',
  component: ChatScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: chatArgs,
  render: (args) => <Demo {...args} />,
});

async function fitsPhone(root: HTMLElement): Promise<void> {
  await fits(root);
  await underFinger(...root.querySelectorAll('button'));
}

export const MobileWelcome = meta.story({
  name: 'На телефоне: приветствие, поле внизу',
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvasElement }) => fitsPhone(canvasElement),
});

export const MobileFiles = meta.story({
  name: 'На телефоне: файлы',
  args: { interview: ready(interviewAfter(...LINKED)), files: [readFile, readingFile, failedFile] },
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvasElement }) => fitsPhone(canvasElement),
});

export const MobileProposed = meta.story({
  name: 'На телефоне: ответ из файла',
  args: { interview: ready(withFile), proposals: proposalsIn(withFile) },
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvasElement }) => fitsPhone(canvasElement),
});

export const MobileRevising = meta.story({
  name: 'На телефоне: ответ меняют',
  args: { interview: ready(interviewAfter(...answered(4), { type: 'goBack', field: 'needs' })) },
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvasElement }) => fitsPhone(canvasElement),
});

export const MobileFinished = meta.story({
  name: 'На телефоне: доска, HTML и длинные слова',
  args: { interview: ready(finished), result: { answers: hostile.answers } },
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvasElement }) => fitsPhone(canvasElement),
});
