import { screen } from 'storybook/test';

export const button = (name: string) => screen.getByRole('button', { name });

/** An answer to the first question that has not reached the server. */
export const SEND = {
  type: 'answer',
  id: 'on-its-way',
  place: { question: 'story', why: 0 },
  text: 'В метро',
} as const;
