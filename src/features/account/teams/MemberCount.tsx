import { styled } from 'styled-components';

import type { Member } from '../../../domain/account/account.ts';
import { counted, formatNumber } from '../../../domain/core/format.ts';
import { countPeople } from '../../../domain/account/memberRules.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { PEOPLE } from './people.ts';

export interface MemberCountProps {
  /** Those that the list shows. */
  found: readonly Member[];
  /** Those that there are. */
  all: readonly Member[];
  /** The company that the list is narrowed to; null for all. */
  company: string | null;
}

const Count = styled.p`
  margin-block-end: ${spaces[3]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  font-variant-numeric: tabular-nums;
`;

/** How many people the list shows; rows are counted beside them where somebody has several. */
function countOf(found: readonly Member[], all: readonly Member[]): string {
  const people = countPeople(found);
  const count =
    found.length === all.length
      ? counted(people, PEOPLE)
      : `Найдено ${formatNumber(people)} из\u00A0${formatNumber(countPeople(all))}`;
  return people === found.length
    ? count
    : `${count} · ${counted(found.length, ['роль', 'роли', 'ролей'])} в\u00A0компаниях`;
}

/** How many people the list shows, of how many, and in which company. */
export function MemberCount({ found, all, company }: MemberCountProps) {
  return (
    <Count>
      {countOf(found, all)}
      {company === null ? '' : ` · ${company}`}
    </Count>
  );
}
