import { describe, expect, it } from 'vitest';

import { formatSize, replaceRefusal, storageText, unreadableText } from '#src/domain/workspaceFile.ts';
import { NBSP } from '#src/domain/core/format.ts';

it.each([
  [0, '0 байт'],
  [1023, '1 023 байт'],
  [1024, '1 КБ'],
  [1535, '1 КБ'],
  [1536, '2 КБ'],
  [1024 ** 2 - 1, '1 024 КБ'],
  [1024 ** 2, '1 МБ'],
  [1.25 * 1024 ** 2, '1,3 МБ'],
  [12.44 * 1024 ** 2, '12,4 МБ'],
  [2 * 1024 ** 3, '2 ГБ'],
  [3 * 1024 ** 4, '3 ТБ'],
  [5000 * 1024 ** 4, '5 000 ТБ'],
])('%d bytes are «%s»', (bytes, text) => {
  expect(formatSize(bytes).replaceAll(/\s/g, ' ')).toBe(text);
});

const toldOfRoom = (usage: number, quota: number) => storageText({ usage, quota }).replaceAll(NBSP, ' ');

it('the room that is left is never less than none', () => {
  expect(toldOfRoom(1024, 3072)).toBe('Занято 1 КБ, свободно ещё 2 КБ');
  expect(toldOfRoom(3072, 1024)).toBe('Занято 3 КБ, свободно ещё 0 байт');
});

const told = (count: number, most?: number) =>
  unreadableText(
    Array.from({ length: count }, (_, at) => ({ kind: 'research' as const, id: `r${at}` })),
    most,
  ).replaceAll(NBSP, ' ');

describe('what cannot be read', () => {
  it('is named one by one, and the rest is counted', () => {
    expect(told(0)).toBe('');
    expect(told(1)).toBe('Не читается 1 запись: исследование «r0». Они сохранятся как есть, но показаны не будут.');
    expect(told(2)).toContain('2 записи: исследование «r0», исследование «r1». Они');
    expect(told(5)).toMatch(/5 записей: .*, исследование «r4»\. Они/);
    expect(told(6)).toMatch(/6 записей: .*, исследование «r4» и ещё 1\. Они/);
    expect(told(3, 1)).toContain('3 записи: исследование «r0» и ещё 2. Они');
  });
});

const refusal = (place: 'open' | 'elsewhere' | 'new') => replaceRefusal({ place, companyName: 'Ромашка' });

it('a company that is here but not open is not replaced', () => {
  expect(refusal('open')).toBeNull();
  expect(refusal('new')).toBeNull();
  expect(refusal('elsewhere')).toBe(
    `Компания «Ромашка» уже есть в${NBSP}этом браузере. Чтобы заменить её, сначала переключитесь на неё; объединить можно и${NBSP}сейчас.`,
  );
});
