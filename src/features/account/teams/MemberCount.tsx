import { styled } from 'styled-components';

import type { Member } from '../../../domain/account/account.ts';
import { counted, formatNumber } from '../../../domain/core/format.ts';
import { invitedWords, peopleAmong } from '../../../domain/account/companyPeople.ts';
import { countPeople } from '../../../domain/account/members/findMembers.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { PEOPLE } from './people.ts';

export interface MemberCountProps {
  /** Those that the list shows. */
  found: readonly Member[];
  /** Those that there are. */
  all: readonly Member[];
  /** The company that the list is narrowed to; null for all. */
  company: string | null;
  /** Companies of the sample whose invented people are not counted but named apart. Default none. */
  samples?: ReadonlySet<string>;
}

const Count = styled.p`
  margin-block-end: ${spaces[3]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  font-variant-numeric: tabular-nums;
`;

const NONE: ReadonlySet<string> = new Set();

/** Counts the people with access in the list, and the invited (R381); adds the number of rows where a person has several. */
function countOf(found: readonly Member[], all: readonly Member[]): string {
  const people = peopleAmong(found);
  if (people.inside === 0 && found.length > 0) return `Найдено без\u00A0доступа: ${formatNumber(countPeople(found))}`;
  const inside =
    found.length === all.length
      ? counted(people.inside, PEOPLE)
      : `Найдено ${formatNumber(people.inside)} из\u00A0${formatNumber(peopleAmong(all).inside)}`;
  const count = `${inside}${invitedWords(people)}`;
  return countPeople(found) === found.length
    ? count
    : `${count} · ${counted(found.length, ['роль', 'роли', 'ролей'])} в\u00A0компаниях`;
}

/** How many people with access the list shows, of how many, and in which company. */
export function MemberCount({ found, all, company, samples = NONE }: MemberCountProps) {
  const real = (members: readonly Member[]) => members.filter(({ companyId }) => !samples.has(companyId));
  const invented = countPeople(found.filter(({ companyId }) => samples.has(companyId)));
  return (
    <Count>
      {countOf(real(found), real(all))}
      {invented === 0 ? '' : ` · из\u00A0примера: ${formatNumber(invented)}`}
      {company === null ? '' : ` · ${company}`}
    </Count>
  );
}
