import type { Member } from '../../domain/account.ts';
import { WindowedList } from '../../patterns/WindowedList.tsx';
import { MemberRow, type MemberRowProps } from './MemberRow.tsx';

export interface MemberListProps extends Omit<MemberRowProps, 'member' | 'company'> {
  /** Members in their order; only those near the window are in the page. */
  members: readonly Member[];
  /** Name of a company by its id. */
  companyName: (companyId: string) => string;
}

/** Height of a row before it is measured, px. */
const ROW_HEIGHT = 74;

const keyOf = ({ id }: Member): string => id;

/** Members, however many. */
export function MemberList({ members, companyName, ...row }: MemberListProps) {
  return (
    <WindowedList
      label="Участники"
      items={members}
      keyOf={keyOf}
      rowHeight={ROW_HEIGHT}
      renderItem={(member) => <MemberRow {...row} member={member} company={companyName(member.companyId)} />}
    />
  );
}
