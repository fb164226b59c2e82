import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { audienceSheets } from '#app/sections/audiences/workbook.ts';
import { makeWorkbook } from '#files/writing/spreadsheet.ts';
import { readTable } from '#files/reading/table/readTable.ts';
import { CONTACTS_PER_LIST, type ContactList } from '#src/domain/audiences/audience.ts';
import { NO_CONTACT, type Contact } from '#src/domain/audiences/contact.ts';
import { normalisePhone } from '#src/domain/core/phone/phone.ts';
import { keyedList } from '#src/domain/core/record.ts';
import { audiences as sampleAudiences } from '#src/samples/audiences.ts';
import { contactLists, recruitingRequests } from '#src/samples/contacts.ts';
import { personas } from '#src/samples/personas.ts';
import { runWorkersHere } from '../../support/workersHere.ts';

runWorkersHere();

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The sheets as a spreadsheet program reads them. */
async function readBack(blob: Blob): Promise<Record<string, unknown[][]>> {
  const sheets = await readXlsxFile(blob, { trim: false });
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data]));
}

/** The sample's, with figures of their own, so that a mixed-up column is seen. */
const audiences = sampleAudiences.map((one, index) => ({
  ...one,
  respondents: one.expected,
  currentResearch: 34 + index,
  lastMonthResearch: 58 + index,
}));
const [first, second] = audiences;
const record = { v: 1, createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z', deletedAt: null };
const listOf = (id: string, contacts: readonly Contact[]): ContactList => ({
  ...record,
  id,
  audienceId: first?.id ?? '',
  contacts: keyedList('c', contacts),
});

describe("the audiences' workbook", () => {
  test('says of code names that they are such, to whoever sees no others', () => {
    const sheets = audienceSheets({ audiences, personas, contactLists, isNameless: true });
    const said = sheets[0]?.rows.flat().join(' ') ?? '';
    expect(said).toContain('Контакты стоят под кодовыми именами');
    expect(said).not.toContain('Файл содержит');
    expect(said).toContain('Контактов: 8. Они на листе «Контакты».');
  });

  test('says the days of an invitation and an answer as the clock of whoever saves it has them', () => {
    vi.stubEnv('TZ', 'Europe/Moscow');
    const invitedAt = '2026-05-31T22:00:00.000Z';
    const answeredAt = '2026-06-01T20:59:00.000Z';
    const contacts = listOf('l', [{ ...NO_CONTACT, name: 'Анна', invitedAt, answeredAt }]);
    const [, , , sheet] = audienceSheets({ audiences, personas: [], contactLists: [contacts] });
    expect(sheet?.rows[0]?.slice(-2)).toEqual(['2026-06-01', '2026-06-01']);
    // Cells that sort and filter as dates.
    expect(sheet?.columns.slice(-2).map(({ type }) => type)).toEqual(['date', 'date']);
  });

  test('says first that it holds personal data, then every cohort, persona and contact', async () => {
    const blob = await makeWorkbook(
      audienceSheets({ audiences, personas, contactLists, requests: recruitingRequests }),
    );
    const sheets = await readBack(blob);
    expect(Object.keys(sheets)).toEqual(['О файле', 'Аудитории', 'Персоны', 'Контакты', 'Поиск']);
    expect(sheets['О файле']?.[1]?.[0]).toMatch(/^Файл содержит персональные данные/);
    expect(sheets['О файле']?.[2]?.[0]).toMatch(/^Контактов: 8\./);
    expect(sheets['Аудитории']?.length).toBe(audiences.length + 1);
    expect(sheets['Аудитории']?.[1]).toEqual([
      first?.name,
      first?.description,
      1243,
      '• Осознанная потребность\n• Поиск решения\n• Онбординг\n• Настройка первого интервью',
      'осведомленность, вовлечение, рассмотрение',
      34,
      58,
      personas.filter(({ audienceId }) => audienceId === first?.id).length,
      3,
    ]);
    expect(sheets['Персоны']?.length).toBe(personas.length + 1);
    expect(sheets['Персоны']?.[0]?.length).toBe(sheets['Персоны']?.[1]?.length);
    expect(sheets['Контакты']?.[0]).toEqual(
      'Аудитория|Имя|Телефон|Почта|Telegram|Город|Компания|Сегмент|Источник|Заметка|Метки|Согласие|Не писать|Приглашали|Ответили'.split(
        '|',
      ),
    );
    expect(sheets['Контакты']?.slice(1, 4).map((row) => row.slice(0, 8))).toEqual([
      [first?.name, 'Вера', '+79000000011', null, null, 'Казань', null, 'Первый год в профессии'],
      [first?.name, null, '+79000000012', null, null, null, null, null],
      [first?.name, 'Марина', null, null, 'primer_marina_edtech', 'Пермь', null, 'Ведёт команду'],
    ]);
    expect(sheets['Контакты']?.[1]?.slice(10)).toEqual([
      'Говорила с нами',
      'дано, 03.11.2026: Согласие на участие в исследованиях и обработку ответов',
      null,
      null,
      null,
    ]);
    expect(sheets['Поиск']?.[1]).toEqual([second?.name, recruitingRequests[0]?.description, 'Ищем']);
  });

  test('a phone is text with all its digits, no formula and no number, and is understood when it comes back', async () => {
    const blob = await makeWorkbook(
      audienceSheets({
        audiences,
        personas: [],
        contactLists: [listOf('l', [{ ...NO_CONTACT, phones: ['+79001234567'] }])],
      }),
    );
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const xml = new TextDecoder().decode(files['xl/worksheets/sheet4.xml']);
    expect(xml).not.toContain('<f>');
    expect(xml).not.toContain('<v>79001234567</v>');
    expect(xml).not.toContain('<v>+79001234567</v>');
    const { sheets } = await readTable(new File([blob], 'Аудитории.xlsx'));
    const cell = sheets.find(({ name }) => name === 'Контакты')?.rows[1]?.[2] ?? '';
    expect(cell).toBe('+79001234567');
    expect(normalisePhone(cell)).toBe('+79001234567');
  });

  test('every column that contacts came with is there, the two-hundred-first in «Прочее» (R46)', async () => {
    const many = Array.from({ length: 202 }, (_, index) => ({ label: `Поле ${index}`, text: `=${index}` }));
    const contacts: Contact[] = [
      { ...NO_CONTACT, phones: ['+79001234567'], name: '+Марина' },
      { ...NO_CONTACT, phones: ['+375291234567'], details: many },
    ];
    const sheets = await readBack(
      await makeWorkbook(audienceSheets({ audiences, personas: [], contactLists: [listOf('l', contacts)] })),
    );
    const [headings = [], marina, second] = sheets['Контакты'] ?? [];
    const first = headings.indexOf('Поле 0');
    expect(headings[first + 1]).toBe('Поле 1');
    expect(headings.at(-1)).toBe('Прочее');
    expect(marina?.slice(1, 4)).toEqual(['+Марина', '+79001234567', null]);
    expect([second?.[2], second?.[first], second?.at(-1)]).toEqual([
      '+375291234567',
      '=0',
      'Поле 200: =200\nПоле 201: =201',
    ]);
  });

  test('what people wrote is no formula either', async () => {
    const odd = audiences
      .slice(0, 1)
      .map((one) => ({ ...one, name: '=HYPERLINK("http://x")', description: '@SUM(1)' }));
    const sheets = await readBack(await makeWorkbook(audienceSheets({ audiences: odd, personas, contactLists })));
    expect(sheets['Аудитории']?.[1]?.slice(0, 2)).toEqual(['=HYPERLINK("http://x")', '@SUM(1)']);
    expect(sheets['Контакты']?.[1]?.[0]).toBe('=HYPERLINK("http://x")');
  });

  test('only what belongs to the given cohorts goes out', async () => {
    const sheets = await readBack(
      await makeWorkbook(
        audienceSheets({ audiences: audiences.slice(0, 1), personas, contactLists, requests: recruitingRequests }),
      ),
    );
    expect(Object.keys(sheets)).toEqual(['О файле', 'Аудитории', 'Персоны', 'Контакты']);
    expect(new Set(sheets['Контакты']?.slice(1).map((row) => row[0]))).toEqual(new Set([first?.name]));
    expect(new Set(sheets['Персоны']?.slice(1).map((row) => row[0]))).toEqual(new Set([first?.name]));
  });

  test('without contacts it does not claim to hold any', async () => {
    const sheets = await readBack(
      await makeWorkbook(audienceSheets({ audiences: [], personas: [], contactLists: [] })),
    );
    expect(sheets['О файле']?.[1]).toEqual(['Контактов людей в этом файле нет.']);
    expect(Object.values(sheets).map((rows) => rows.length)).toEqual([2, 1, 1, 1]);
  });

  test('holds 10,000 contacts', async () => {
    const lists = Array.from({ length: 10 }, (_, list) =>
      listOf(
        `l${String(list).padStart(3, '0')}`,
        Array.from({ length: CONTACTS_PER_LIST }, (_, index) => ({
          ...NO_CONTACT,
          phones: [`+7900${String(list * CONTACTS_PER_LIST + index).padStart(7, '0')}`],
        })),
      ),
    );
    const sheets = await readBack(await makeWorkbook(audienceSheets({ audiences, personas, contactLists: lists })));
    expect(sheets['Контакты']?.length).toBe(10_001);
    expect(sheets['Контакты']?.at(-1)?.[2]).toBe('+79000009999');
    expect(sheets['Аудитории']?.[1]?.at(-1)).toBe(10_000);
  });
});
