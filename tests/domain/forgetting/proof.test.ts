import { describe, expect, it } from 'vitest';

import { countsInWords, isMadeCodeName, proofText, type ErasureProof } from '#src/domain/forgetting/forgottenWords.ts';

const COUNTS = { contacts: 1, participants: 2, interviews: 0, transcripts: 5, files: 0, marks: 1200, quotes: 0, insights: 0, comments: 0, mentions: 0, letters: undefined }; // prettier-ignore
const proof = (more: Partial<ErasureProof> = {}): readonly string[] =>
  proofText({
    company: 'Смена',
    at: '1 июня 2026, 15:00, Москва',
    moment: '2026-06-01T12:00:00.000Z',
    by: 'Анна',
    isShared: true,
    codeNames: ['Р1', 'Марина', 'Р12'],
    ids: ['anna', 'm1'],
    counts: COUNTS,
    ...more,
  }).split('\n');

describe('the file that proves that somebody was forgotten', () => {
  it('says where, when, by whom, and whose records, by what tells nobody anything', () => {
    expect(proof().slice(0, 8)).toEqual([
      'Подтверждение: человек забыт',
      '',
      'Компания: Смена',
      'Когда: 1 июня 2026, 15:00, Москва (2026-06-01T12:00:00.000Z)',
      'Кто выполнил: Анна',
      'Кодовые имена: Р1, Р12',
      'Номера записей: anna, m1',
      '',
    ]);
    // A typed code name may be a name.
    expect(proof().join(' ')).not.toContain('Марина');
  });

  it('leaves out who did it where nobody signs in, and code names where none was given', () => {
    const lines = proof({ by: '', codeNames: ['Марина'] });
    expect(lines.filter((line) => /^(?:Кто выполнил|Кодовые имена)/.test(line))).toEqual([]);
    expect(lines[4]).toBe('Номера записей: anna, m1');
  });

  it('counts everything, also what there was none of; what was not counted is left out', () => {
    const counted = proof().filter((line) => line.startsWith('– ')).map((line) => line.replaceAll(/\s/g, ' ')); // prettier-ignore
    expect(counted.slice(0, 6)).toEqual(['– контактов: 1', '– участников исследований: 2', '– интервью на сервере: 0', '– расшифровок: 5', '– файлов: 0', '– отметок в тексте: 1 200']); // prettier-ignore
    expect(counted).toHaveLength(10);
    expect(proof({ counts: { ...COUNTS, letters: 0 } }).join('\n')).toContain('– неотправленных писем: 0');
  });

  it('promises of a server what a server does, and of a browser what it alone can', () => {
    const [shared, own] = [proof().join('\n'), proof({ isShared: false }).join('\n')];
    expect(shared).toContain('Запись об этом есть в журнале компании.');
    expect(own).toContain('Стёрто в браузере');
    expect(own).not.toContain('на сервере, в новых');
    expect(shared.endsWith('Имени, адресов и слов человека в этом файле нет.\n')).toBe(true);
  });
});

it('a code name is the product’s only whole', () => {
  expect(['Р1', 'Р123456789', 'Р', 'Р1234567890', 'АР1', 'Р1а', 'P1'].map(isMadeCodeName)).toEqual([true, true, false, false, false, false, false]); // prettier-ignore
});

it('what a company has of somebody is told without what there is none of', () => {
  expect(countsInWords(COUNTS).map((one) => one.replaceAll(/\s/g, ' '))).toEqual(['1 контакт', '2 участника исследований', '5 расшифровок', '1 200 отметок в тексте']); // prettier-ignore
});
