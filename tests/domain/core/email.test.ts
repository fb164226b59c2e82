import { expect, it } from 'vitest';

import { foldEmail, isEmail, mailtoHref } from '#src/domain/core/email.ts';

it.each([
  [{ to: ['a@b.example'], subject: '', text: '' }, 'mailto:a%40b.example'],
  [{ to: ['a@b.example', 'c@d.example'], subject: '', text: '' }, 'mailto:a%40b.example,c%40d.example'],
  [
    { to: [], subject: 'Тема & дело', text: '' },
    'mailto:?subject=%D0%A2%D0%B5%D0%BC%D0%B0%20%26%20%D0%B4%D0%B5%D0%BB%D0%BE',
  ],
  [{ to: [], subject: '', text: 'a\nb\r\nc' }, 'mailto:?body=a%0D%0Ab%0D%0Ac'],
  [{ to: ['a@b.example'], subject: 's', text: 't' }, 'mailto:a%40b.example?subject=s&body=t'],
])('a letter %j is the address %s', (letter, href) => {
  expect(mailtoHref(letter)).toBe(href);
});

const address = (length: number) => `${'a'.repeat(length - 10)}@b.example`;

it('is as long as mail can carry', () => {
  expect(isEmail(address(254))).toBe(true);
  expect(isEmail(address(255))).toBe(false);
});

it('is one mailbox whatever its case and the spaces around it', () => {
  expect(foldEmail(' Anna@Example.COM\n')).toBe('anna@example.com');
});
