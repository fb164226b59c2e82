import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CommentText } from '#src/features/comments/CommentText.tsx';

import { LEFT, MEMBERS, QUESTION } from './sampleComments.ts';

const meta = preview.meta({
  id: 'features-comments-commenttext',
  title: 'Разделы/Обсуждение/Слова · CommentText',
  component: CommentText,
  parameters: {
    docs: {
      description: {
        component:
          'Слова комментария: текст как набран, адреса страниц — ссылками, имена после @ — выделены. Разметка остаётся знаками.',
      },
    },
  },
  args: { text: QUESTION.text, mentions: QUESTION.mentions, members: MEMBERS },
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
    await expect(canvas.getAllByText('(бывший участник: не узнает)')).toHaveLength(1);
  },
});

export const NotReached = meta.story({
  name: 'Кто ещё не вошёл, о том сказано',
  args: {
    text: '@Мария Соколова, @Анна Ковалёва и @Илья Захаров, посмотрите',
    mentions: MEMBERS.map(({ id, name }) => ({ id, name })),
    members: MEMBERS.map((member) => ({
      ...member,
      reach: member.name === 'Анна Ковалёва' ? 'later' : member.name === 'Илья Захаров' ? 'perhaps' : ('now' as const),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(узнает, когда войдёт по приглашению)')).toBeVisible();
    await expect(canvas.getByText('(без доступа: узнает, если войдёт)')).toBeVisible();
    await expect(canvas.getAllByText(/узнает/)).toHaveLength(2);
  },
});
