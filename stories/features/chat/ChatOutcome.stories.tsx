import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { ChatOutcome, type ChatOutcomeProps } from '#src/features/chat/ChatOutcome.tsx';

import { ANSWERS } from './sampleChat.ts';

const meta = preview.meta({
  id: 'features-chat-chatoutcome',
  title: 'Разделы/Ассистент/Чем кончилось интервью · ChatOutcome',
  component: ChatOutcome,
  parameters: {
    docs: {
      description: {
        component: 'Чем кончилось интервью: вопросом о доске, на которой уже есть тексты, или новой доской.',
      },
    },
  },
  args: {
    isReview: false,
    result: { answers: ANSWERS } as ChatOutcomeProps['result'],
    renderSection: (field: string) => field,
    visionHref: '/vision',
    inviteHref: '#teams',
    changes: [{ field: 'needs' as const, before: 'Прежние', after: ANSWERS.needs }],
    onReplace: fn(() => Promise.resolve(DONE)),
    onLeaveBoard: fn(() => Promise.resolve(DONE)),
    onDownload: fn(() => Promise.resolve()),
    onShare: fn((): Promise<'alone' | undefined> => Promise.resolve(undefined)),
    onEdit: fn(() => Promise.resolve()),
  },
});

export const Board = meta.story({
  name: 'Новая доска',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Vision Board' })).toBeVisible();
  },
});

export const Review = meta.story({
  name: 'Прежде чем записать, спрашивают',
  args: { isReview: true, result: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Оставить доску/ }));
    await expect(args.onLeaveBoard).toHaveBeenCalledOnce();
  },
});
