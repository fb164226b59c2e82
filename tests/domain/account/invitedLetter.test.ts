import { expect, it } from 'vitest';

import { invitedLetter } from '#src/domain/account/invitedLetter.ts';
import { ROLE_WORDS } from '#src/domain/account/roleWords.ts';

const letter = (more: Partial<Parameters<typeof invitedLetter>[0]> = {}) =>
  invitedLetter({
    role: 'Researcher',
    company: 'Смена',
    by: 'Анна Ковалёва',
    message: 'Ждём вас',
    address: 'https://orientir.example/join/t',
    until: new Date(2026, 10, 30, 23),
    ...more,
  });

it('says who invites where, as whom, until when, and leads there', () => {
  const { subject, heading, paragraphs, quote, button, notes } = letter();
  for (const line of [subject, heading]) expect(line).toContain('«Смена»');
  expect(paragraphs.join(' ')).toMatch(/^Анна Ковалёва приглашает вас в\u00A0Ориентир/);
  expect(paragraphs.join(' ')).toContain(`Researcher (${ROLE_WORDS.Researcher})`);
  expect([quote, button.address]).toEqual(['Ждём вас', 'https://orientir.example/join/t']);
  expect(notes.join(' ').replaceAll(/\s/g, ' ')).toContain('до 30 ноября 2026');
});

it('from nobody who has a name is an invitation all the same', () => {
  for (const by of ['', ' ']) expect(letter({ by }).paragraphs[0]).toMatch(/^Вас приглашают в/);
  expect(letter({ by: ' Анна ' }).paragraphs[0]).toMatch(/^Анна приглашает/);
});
