import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TalkText } from '#src/features/talk/TalkText.tsx';

import { LEFT, MEMBERS, QUESTION } from './sampleTalk.ts';

const memberIds = new Set(MEMBERS.map(({ id }) => id));

const meta = preview.meta({
  id: 'features-talk-talktext',
  title: 'Разделы/Обсуждение/Слова · TalkText',
  component: TalkText,
  args: { text: QUESTION.text, mentions: QUESTION.mentions, memberIds },
});

export const WithLink = meta.story({
  name: 'Имя и ссылка',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'https://example.com/metod' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getByText('@Мария Соколова')).toBeVisible();
  },
});

export const MarkUp = meta.story({
  name: 'Разметка показана знаками, бывший участник назван',
  args: { text: LEFT.text, mentions: LEFT.mentions },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>другой<\/b>/)).toBeVisible();
    await expect(canvas.getAllByText('(бывший участник)')).toHaveLength(1);
  },
});
