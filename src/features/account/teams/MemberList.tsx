import { useEffect, useRef } from 'react';

import type { Member, Role } from '../../../domain/account/account.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { WindowedList } from '../../../patterns/windowed/WindowedList.tsx';
import { CompanyRights } from '../CompanyRights.tsx';
import { MemberRow, type MemberRowProps } from './MemberRow.tsx';

export interface MemberListProps extends Omit<MemberRowProps, 'member' | 'picture' | 'company' | 'shared'> {
  /** Members in their order; only those near the window are in the page. */
  members: readonly Member[];
  /** Address of a member's picture, or undefined for initials. */
  pictureOf?: (member: Member) => string | undefined;
  /** Returns the shared company's data of a member; null for one of a company of this browser alone. Default: none. */
  sharedOf?: (member: Member) => MemberRowProps['shared'];
  /** Name of a company by its id. */
  companyName: (companyId: string) => string;
  /** Returns the person's role in a company; undefined for one of this browser alone. Default: all are. */
  roleIn?: (companyId: string) => Role | undefined;
}

/** Height of a row before it is measured, px. */
const ROW_HEIGHT = 74;

const keyOf = ({ id }: Member): string => id;

/** Members, however many. When one goes, the focus stays beside the place. */
export function MemberList({ members, pictureOf, sharedOf, companyName, roleIn, ...row }: MemberListProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusHome(root, root);
  useEffect(() => {
    // A changed role moves its row to another place of the list: the focused person goes with it.
    const { activeElement } = document;
    if (members.length > 0 && root.current !== activeElement && root.current?.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' });
  }, [members]);
  return (
    <div ref={root} tabIndex={-1}>
      <WindowedList
        label="Участники"
        items={members}
        keyOf={keyOf}
        rowHeight={ROW_HEIGHT}
        renderItem={(member) => (
          <CompanyRights role={roleIn?.(member.companyId)}>
            <MemberRow
              {...row}
              member={member}
              picture={pictureOf?.(member)}
              company={companyName(member.companyId)}
              shared={sharedOf?.(member) ?? null}
            />
          </CompanyRights>
        )}
      />
    </div>
  );
}
