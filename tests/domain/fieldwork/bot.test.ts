import { expect, it } from 'vitest';

import { BOT_TOKEN, deepLink } from '#src/domain/fieldwork/bot.ts';

it.each([
  ['123456789:AAE-x_yzABCDEFGHIJKLMNOPQRSTUVWXYZ0', true],
  ['123456789:short', false],
  ['AAE-x_yzABCDEFGHIJKLMNOPQRSTUVWXYZ0', false],
  ['x123456789:AAE-x_yzABCDEFGHIJKLMNOPQRSTUVWXYZ0', false],
  ['123456789:AAE-x_yzABCDEFGHIJKLMNOPQRSTUVWXYZ0 ', false],
  ['123456789:AAE/../yzABCDEFGHIJKLMNOPQRSTUVWXYZ0', false],
])('%j is a token: %s', (token, is) => {
  expect(BOT_TOKEN.test(token)).toBe(is);
});

it('an interview begins at its bot, with its own token', () => {
  expect(deepLink('smena_bot', 'abc-1')).toBe('https://t.me/smena_bot?start=abc-1');
});
