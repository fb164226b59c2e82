import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkSites, isOneOf, sitesOf, storedSites } from '#src/domain/account/widgetSites.ts';

describe('sites of the widget', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['https://Example.com/', 'https://example.com'],
    ['http://shop.example.com:8080', 'http://shop.example.com:8080'],
    ['*.example.com', 'https://*.example.com'],
    ['магазин.example.com', 'https://xn--80aairftm.example.com'],
    ['https://example.com/shop/item?id=1#top', 'https://example.com'],
    ['example.com/путь', 'https://example.com'],
    ['localhost:3000', 'http://localhost:3000'],
  ])('«%s» is %s', (typed, site) => {
    expect(checkSites(typed)).toBeUndefined();
    expect(sitesOf(typed)).toEqual([site]);
  });

  it.each([
    "'self'",
    'https:',
    '*',
    'example',
    'https://user@example.com/path',
    'a b;c',
    'https://user@example.com',
    'ftp://a.example.com',
  ])('«%s» is none', (typed) => {
    expect(checkSites(typed)).toMatch(/не\sадрес сайта/);
  });

  it('an empty list is asked for, a long one is too long; each site stands once', () => {
    expect(checkSites(' \n')).toMatch(/хотя бы один сайт/);
    expect(checkSites(Array.from({ length: 21 }, (_, at) => `s${at}.example.com`).join('\n'))).toMatch(/20/);
    expect(storedSites(' example.com,\n example.com/shop; b.example.com ')).toBe('example.com\nb.example.com');
  });

  it('whatever is stored, no site ends its header or begins another rule', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(sitesOf(text).filter((site) => !/^https?:\/\/(?:\*\.)?[\w.:-]+$/.test(site))).toEqual([]);
      }),
    );
  });

  it('a star stands for what is under it, by the same scheme', () => {
    const sites = sitesOf('*.example.com');
    expect(isOneOf(sites, 'https://a.b.example.com')).toBe(true);
    for (const other of ['https://example.com', 'http://a.example.com', 'https://a.example.com.evil.test', 'null'])
      expect(isOneOf(sites, other)).toBe(false);
  });
});
