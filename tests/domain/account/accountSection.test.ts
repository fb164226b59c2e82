import { expect, it } from 'vitest';

import { ACCOUNT_SECTION_LABELS, ACCOUNT_SECTIONS, readAccountSection } from '#src/domain/account/accountSection.ts';

it('a section is read by its name from the address', () => {
  for (const section of ACCOUNT_SECTIONS) expect(readAccountSection(section)).toEqual({ section, unknown: null });
});

it.each([null, '', '  '])('no section in the address (%j) is the profile', (value) => {
  expect(readAccountSection(value)).toEqual({ section: 'profile', unknown: null });
});

it('an unknown one is told, and the profile is shown', () => {
  expect(readAccountSection('payments')).toEqual({ section: 'profile', unknown: 'payments' });
});

it('the sections are called as the rail calls them', () => {
  expect(ACCOUNT_SECTIONS.map((section) => ACCOUNT_SECTION_LABELS[section])).toEqual([
    'Профиль',
    'Настройки',
    'Компании',
    'Команды',
    'Баланс',
    'Тарифы и оплата',
  ]);
});
