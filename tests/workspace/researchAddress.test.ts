import { expect, test } from 'vitest';

import { CODES_VIEW } from '../../app/sections/research/codes/url.ts';
import { GROUPS_VIEW } from '../../app/sections/research/codes/groupsUrl.ts';
import { TABLE_VIEW } from '../../app/sections/research/codes/tableUrl.ts';
import { READING_VIEW } from '../../app/sections/research/find/url.ts';

/** Every name that may stand in the address of the section, as its views spell it. */
const ADDRESS =
  'view=VIEW&code=a&words=b&own=1&by=study&order=newest&study=c&segment=d&person=e&with=f&columns=segments&within=g&seg=h&role=i&rows=people&sort=count&cell=j&who=k&of=l&material=m&at=1-2&find=n&in=all';

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
    ...names(READING_VIEW, ''),
  ];
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});
