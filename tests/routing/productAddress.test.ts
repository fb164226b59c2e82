import { describe, expect, it } from 'vitest';

import { boardHref } from '#app/routing/boardHref.ts';
import { chatHref } from '#app/routing/hrefs.ts';
import { keepingProduct } from '#app/routing/productParam.ts';
import { boardIdOf } from '#src/domain/boards/board.ts';
import { MAIN_PRODUCT } from '#src/domain/workspace.ts';

/* Which product an address within the app shows, from an address that names one or none. */

describe('an address within the app', () => {
  it.each([
    ['keeps the product that is shown', '/vision', 'p', '/vision?product=p'],
    ['keeps it beside what it says itself', '/strategy?tab=market#top', 'p', '/strategy?tab=market&product=p#top'],
    ['shows the one that it names', '/chat?product=main', 'p', '/chat?product=main'],
    ['shows the one that it names while all are shown', '/chat?product=main', 'all', '/chat?product=main'],
    [
      'says nothing of the main one where there is one',
      '/vision?card=needs&product=main#a',
      null,
      '/vision?card=needs#a',
    ],
    ['is the bare path then', '/chat?product=main', null, '/chat'],
    ['leaves another one in, for whoever knows it', '/chat?product=p', null, '/chat?product=p'],
    ['of another site is left alone', '//example.com/?product=main', null, '//example.com/?product=main'],
  ])('%s', (_, href, shown, to) => {
    expect(keepingProduct(href, shown)).toBe(to);
  });

  it('of what is the main product’s says so: kept in a talk, it leads there when there are several, too', () => {
    expect(boardHref(boardIdOf('vision', MAIN_PRODUCT), 'needs')).toBe('/vision?card=needs&product=main');
    expect(chatHref(MAIN_PRODUCT)).toBe('/chat?product=main');
  });
});
