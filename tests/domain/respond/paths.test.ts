import { expect, it } from 'vitest';

import { pageOf, conversationApi } from '#src/domain/respond/paths.ts';

it.each([
  ['https://orientir.example/assets/respond-B3_x-9.js', 'respond-B3_x-9.js'],
  ['/assets/respond-AbC.js?v=1', 'respond-AbC.js'],
  // Made by no build: the page of the sources, and another script.
  ['/respond/main.ts', ''],
  ['/assets/correspond-AbC.js', ''],
  ['', ''],
])('of %j the page is %j', (address, page) => {
  expect(pageOf(address)).toBe(page);
});

it('a token stays one part of the address, whatever it holds', () => {
  expect(conversationApi('a/../b?c')).toBe('/api/i/a%2F..%2Fb%3Fc');
});
