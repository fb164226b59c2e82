import { describe, expect, it } from 'vitest';

import { announcedWords, expiringIn, expiringText, expiringWords } from '#src/domain/fieldwork/keeping/expiring.ts';

const plain = (text: string): string => text.replaceAll(/[\u00A0\u2009]/g, ' ');
const expiring = { talks: 12, first: '2026-12-14', last: '2026-12-20' };

describe('what is told of answers whose term comes', () => {
  it('names how many, and the day or the days', () => {
    expect(plain(announcedWords(expiringText(expiring)))).toBe(
      '14.12.2026 – 20.12.2026 по сроку сотрутся 12 разговоров',
    );
    const one = { talks: 1, first: '2026-12-14', last: '2026-12-14' };
    expect(plain(announcedWords(expiringText(one)))).toBe('14.12.2026 по сроку сотрётся 1 разговор');
    expect(plain(expiringWords(expiring))).toBe('Будет стёрто по сроку: 12 разговоров, ближайшее 14.12.2026');
    expect(expiringWords(null)).toBe('');
  });

  it.each([null, '', '12', '0:2026-12-14:2026-12-20', '12:завтра:2026-12-20', '12:2026-12-14:2026-12-20:x'])(
    'names nothing that it cannot read: %s',
    (part) => {
      expect(expiringIn(part)).toBeNull();
      expect(plain(announcedWords(part))).toBe('Скоро по сроку сотрутся ответы');
    },
  );
});
