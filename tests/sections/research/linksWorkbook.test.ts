import { expect, it, vi } from 'vitest';

import { linkedOf, linkSheets } from '#app/sections/research/rounds/linksWorkbook.ts';
import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { RespondentRow } from '#src/domain/fieldwork/figures.ts';

it('a sheet of personal links tells the extension by which people of one office are reached', () => {
  vi.stubGlobal('window', { location: { origin: 'https://orientir.example' } });
  const contacts = [
    {
      ...NO_CONTACT,
      name: 'Анна',
      phones: ['+74951112233', '+79001112233'],
      notes: 'доб. 12',
      emails: ['a@example.com'],
    },
    { ...NO_CONTACT, name: 'Вера', phones: ['+79004445566'], telegram: 'vera' },
    { ...NO_CONTACT, emails: ['b@example.com'], notes: 'доб. 15' },
  ];
  const rows = contacts.map((_, at) => ({ id: `r${at}`, codeName: `Р${at}`, segment: '' }) as RespondentRow);
  const links = rows.map(({ id }) => ({ respondentId: id, address: `/i/${id}` }));
  const [sheet] = linkSheets({ links }, rows, ({ id }) => linkedOf(contacts[Number(id.slice(1))] ?? NO_CONTACT), null);
  const told = JSON.stringify(sheet);
  expect(told).toContain('+74951112233, доб.\u00A012');
  expect(told).toContain('"+79004445566"');
  expect(told).not.toContain('доб.\u00A015');
  vi.unstubAllGlobals();
});
