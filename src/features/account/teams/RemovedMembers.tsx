import { styled } from 'styled-components';

import type { Member, Role } from '../../../domain/account/account.ts';
import { counted } from '../../../domain/core/format.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { CompanyRights } from '../CompanyRights.tsx';
import { PEOPLE } from './people.ts';

export interface RemovedMembersProps {
  /** People who were removed and may be taken back, in their order; nothing is drawn without any. */
  members: readonly Member[];
  /** Name of a company by its id. */
  companyName: (companyId: string) => string;
  /** Returns the user's role in a company; undefined for one of this browser alone. Default: all are. */
  roleIn?: (companyId: string) => Role | undefined;
  /** Takes a person back into their company, in their former role. */
  onRestore: (member: Member) => void;
}

const Root = styled.div`
  margin-block-start: ${spaces[4]}px;

  & li {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px ${spaces[3]}px;
    align-items: center;
    justify-content: space-between;
    padding-block: ${spaces[2]}px;
  }
  & li > p {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

/** Lists people who were removed from the team, folded: the way back that stays when the notification has gone. */
export function RemovedMembers({ members, companyName, roleIn, onRestore }: RemovedMembersProps) {
  if (members.length === 0) return null;
  return (
    <Root>
      <Disclosure summary={`Удалены из\u00A0команды: ${counted(members.length, PEOPLE)}`}>
        <ul aria-label="Удалены из команды">
          {members.map((member) => {
            const { id, companyId, name, email, role, status } = member;
            const isShared = roleIn?.(companyId) !== undefined;
            const act = isShared && status === 'active' ? 'Вернуть доступ' : 'Вернуть';
            return (
              <li key={id}>
                <p>
                  {name}
                  <small>
                    {[email === name ? '' : email, role, companyName(companyId)].filter(Boolean).join(' · ')}
                  </small>
                </p>
                <CompanyRights role={roleIn?.(companyId)}>
                  <Button needs="Admin" size="sm" aria-label={`${act}: ${name}`} onClick={() => onRestore(member)}>
                    {act}
                  </Button>
                </CompanyRights>
              </li>
            );
          })}
        </ul>
      </Disclosure>
    </Root>
  );
}
