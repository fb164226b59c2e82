import { expect, test } from 'vitest';

import { canonicalSearch } from '#app/shared/canonicalAddress.ts';

import { CODES_VIEW } from '#app/sections/research/codes/url.ts';
import { FINDINGS_VIEW } from '#app/sections/research/findings/findingsUrl.ts';
import { GROUPS_VIEW } from '#app/sections/research/across/groupsUrl.ts';
import { TABLE_VIEW } from '#app/sections/research/across/tableUrl.ts';
import { ADDRESS as OF_LIST } from '#app/sections/research/address.ts';
import { VIEW_CODECS } from '#app/sections/research/viewAddress.ts';
import { ROUND_PART } from '#app/sections/research/rounds/roundUrl.ts';
import { READING_VIEW } from '#app/sections/research/reading/find/url.ts';

/** The section's address with the parts that are read when a view is in it. */
const SECTION = { ...OF_LIST, codecs: [...OF_LIST.codecs, ...VIEW_CODECS] };

/** Names that may appear in the address of the section, as its views spell them. */
const ADDRESS =
  'view=VIEW&code=a&words=b&own=1&by=study&order=newest&study=c&segment=d&person=e&with=f&columns=segments&within=g&seg=h&role=i&rows=people&sort=count&cell=j&who=k&of=l&studies=o,p&kind=pain&said=q&round=t&look=people&material=m&at=1-2&find=n&in=all';

/** The names that a view writes of what it reads. */
function names<V>(
  codec: { read: (params: URLSearchParams) => V; write: (view: V, params: URLSearchParams) => void },
  view: string,
) {
  const written = new URLSearchParams();
  codec.write(codec.read(new URLSearchParams(ADDRESS.replace('VIEW', view))), written);
  return [...written.keys()];
}

test('no two views of the section give one name in the address two meanings', () => {
  const all = [
    ...names(CODES_VIEW, 'codes'),
    ...names(TABLE_VIEW, 'table'),
    ...names(GROUPS_VIEW, 'groups'),
    ...names(FINDINGS_VIEW, 'findings'),
    ...names(READING_VIEW, ''),
    ...names(ROUND_PART, ''),
  ];
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test.each([
  ['a code’s page', '?view=codes&code=c1&person=', 'person'],
  ['a cell of the table', '?view=table&cell=c1&who=', 'who'],
])('an older link to one person in %s loses the name that it told', (_, link, name) => {
  const clean = new URLSearchParams(canonicalSearch(`${link}${encodeURIComponent('material-42:марина')}`, SECTION));
  expect(clean.get(name)).toMatch(/^material-42~[0-9a-z]+$/);
  const participant = `${link}${encodeURIComponent('participant:p1')}`;
  expect(canonicalSearch(participant, SECTION)).toBe(participant);
});

test('a column of the table that is no person stays as it is', () => {
  const link = `?view=table&columns=segments&cell=c1&who=${encodeURIComponent('Школы: начальные')}`;
  expect(canonicalSearch(link, SECTION)).toBe(link);
});

test('of an address without a view, a text and a round the list alone tells all: what is read late would take nothing from it', () => {
  const search = `?${ADDRESS.replace('view=VIEW&', '').replace('material=m&', '').replace('round=t&', '')}&open=r&q=w`;
  expect(canonicalSearch(search, OF_LIST)).toBe(canonicalSearch(search, SECTION));
});
