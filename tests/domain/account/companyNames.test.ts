import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { companyNames } from '#src/domain/account/names/companyNames.ts';
import { peopleByCompany, peopleWords } from '#src/domain/account/companyPeople.ts';
import { companies, members } from '#src/samples/account.ts';
import { isSampleCompany, SAMPLE_COMPANY_ID, SAMPLE_SINCE } from '#src/domain/workspace.ts';

const company = (id: string, name = 'Стрелка', createdAt = '2026-11-03T09:00:00.000Z') => ({ id, name, createdAt });
const owner = (companyId: string, name: string) => ({ companyId, name, role: 'Owner', status: 'active' }) as const;
const NOBODY = { shared: new Set<string>(), members: [] };

const named = (...task: Parameters<typeof companyNames>) => [...companyNames(...task).values()];

describe('companies called alike', () => {
  it.each<[string, string[], ...Parameters<typeof companyNames>]>([
        ['not alike', ['Стрелка', 'Маяк'], [company('a'), company('b', 'Маяк')], NOBODY],
        ['one of them shared', ['Стрелка', 'стрелка · команда'], [company('a'), company('b', 'стрелка')], { ...NOBODY, shared: new Set(['b']) }],
        ['two owners', ['Стрелка · Анна', 'Стрелка · Пётр'], [company('a'), company('b')], { shared: new Set(['a', 'b']), members: [owner('a', 'Анна'), owner('b', 'Пётр')] }],
    ['two days', ['Стрелка · с\u00A003.11.2026', 'Стрелка · с\u00A004.11.2026'], [company('a'), company('b', 'Стрелка', '2026-11-04T00:00:00.000Z')], NOBODY],
    ['nothing else', ['Стрелка · №\u00A01', 'Стрелка · №\u00A02'], [company('a'), company('b')], NOBODY],
    ['shared always said', ['Стрелка · команда · Анна', 'Стрелка · команда · Пётр', 'Маяк · команда'], [company('a'), company('b'), company('c', 'Маяк')], { shared: new Set(['a', 'b', 'c']), members: [owner('a', 'Анна'), owner('b', 'Пётр')], marks: true }],
    ['the sample, marked where one works', ['Азимут · пример', 'Маяк'], [company(SAMPLE_COMPANY_ID, 'Азимут'), company('b', 'Маяк')], { ...NOBODY, marks: true }],
    ['the sample moved beside a shared one', ['Азимут · команда', 'Азимут · пример'], [company(SAMPLE_COMPANY_ID, 'Азимут'), company('moved', 'Азимут', SAMPLE_SINCE)], { ...NOBODY, shared: new Set([SAMPLE_COMPANY_ID]), marks: true }],
    ['the sample where names are edited', ['Азимут'], [company(SAMPLE_COMPANY_ID, 'Азимут')], NOBODY],
  ])('%s', (_, names, companies, facts) => {
        expect(named(companies, facts)).toEqual(names);
  }); // prettier-ignore

  it('never stay so', () => {
    const any = fc.record({
      name: fc.constantFrom('Стрелка', 'стрелка ', 'Маяк'),
      day: fc.constantFrom('2026-11-03', '2026-11-04'),
      isShared: fc.boolean(),
      owner: fc.constantFrom('', 'Анна', 'Пётр'),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), fc.boolean(), (all, marks) => {
        const companies = all.map(({ name, day }, at) => company(`c-${at}`, name, `${day}T00:00:00.000Z`));
        const shared = new Set(all.flatMap(({ isShared }, at) => (isShared ? [`c-${at}`] : [])));
        const owners = all.flatMap((one, at) => (one.owner === '' ? [] : [owner(`c-${at}`, one.owner)]));
        const names = named(companies, { shared, members: owners, marks });
        expect(new Set(names.map((name) => name.toLowerCase().replaceAll(' ', ''))).size).toBe(companies.length);
      }),
    );
  });
});

it('the sample is known wherever it was moved, and no other company is taken for it', () => {
  const [sample] = companies;
  if (!sample) throw new Error('no sample');
  expect(isSampleCompany(sample)).toBe(true);
  expect(isSampleCompany({ ...sample, id: 'moved' })).toBe(true);
  expect(isSampleCompany(company('a'))).toBe(false);
});

it('people of a company are who has access; the invited are told beside them', () => {
  const [one, two, three] = members.filter(({ status }) => status === 'active');
  if (!one || !two || !three) throw new Error('no members');
  const people = peopleByCompany([one, { ...two, status: 'invited' }, { ...three, status: 'noAccess' }]);
  expect(people[one.companyId]).toEqual({ inside: 1, invited: 1 });
  expect(peopleWords({ inside: 18, invited: 2 })).toBe('18\u00A0человек · приглашены:\u00A02');
  expect(peopleWords({ inside: 2, invited: 0 })).toBe('2\u00A0человека');
});
