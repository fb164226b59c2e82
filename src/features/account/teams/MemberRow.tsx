import { Crown, Ellipsis, MailPlus, UserCheck, UserMinus } from 'lucide-react';
import { styled } from 'styled-components';

import type { Member } from '../../../domain/account/account.ts';
import { isMovable, MEMBER_STATUS_LABELS } from '../../../domain/account/members/memberRules.ts';

import { INVITED_ROLES, type InvitedRole } from '../../../domain/account/members/inviteMember.ts';
import { ROLE_WORDS } from '../../../domain/account/roleWords.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { MEMBER_TONES, ROLE_TONES } from './roleTones.ts';

export interface MemberRowProps {
  /** The person of the row. */
  member: Member;
  /** Address of the member's picture, or undefined for initials. */
  picture?: string;
  /** Name of the member's company. */
  company: string;
  /** Gives another role. */
  onRoleChange: (member: Member, role: InvitedRole) => void;
  /** Opens the letter of an invitation again. */
  onResend: (member: Member) => void;
  /** An invited person has joined. */
  onJoin: (member: Member) => void;
  /** Member's data that only a shared company has; null for a company of this browser alone. Default null. */
  shared?: {
    /** State of the invitation: «Письмо отправлено 23.11 · действует до 30.11»; null for none. */
    readonly standing: string | null;
    /** Invites them, again or for the first time; null for who has no address, or is in. */
    readonly onInvite: (() => void) | null;
    /** Opens the question whether the company passes to them; null where it cannot. */
    readonly onPassOwnership: (() => void) | null;
  } | null;
  /** Takes out of the team, or takes an invitation back; the way back is offered by the caller. */
  onRemove: (member: Member) => void;
}

const Root = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: ${spaces[2]}px ${spaces[3]}px;
  align-items: center;
  min-height: 72px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  & h3 {
    font-size: ${fontSizes.md};
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
  & p > span + span::before {
    content: ' · ';
  }
  ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: ${spaces[3]}px;

    & p {
      display: grid;
    }
    & p > span + span::before {
      content: none;
    }
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px;
  justify-content: flex-end;
  max-width: 420px;
  ${media.mobile} {
    grid-row: 2;
    grid-column: 1 / -1;
    justify-content: flex-start;
  }
`;

const NoMenu = styled.span`
  width: 32px;
  ${media.mobile} {
    width: 44px;
  }
`;

/** Shows a member of a company: who, which role, whether they have joined already, and the possible actions. */
export function MemberRow(props: MemberRowProps) {
  const { member, picture, company, shared = null, onRoleChange, onResend, onJoin, onRemove } = props;
  const { name, email, role, status, jobTitle } = member;
  const invited = status === 'invited';
  const lines = [jobTitle, email === name ? '' : email, shared?.standing ?? ''].filter(Boolean);
  const removal = invited ? (shared ? 'Отозвать приглашение' : 'Отменить приглашение') : 'Удалить из команды';
  return (
    <Root>
      <Avatar name={name} src={picture} />
      <div>
        <h3>{name}</h3>
        {lines.length > 0 ? (
          <p>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        ) : null}
      </div>
      <Badges>
        <Badge tone={ROLE_TONES[role]} lang="en">
          {role}
        </Badge>
        <Badge tone={MEMBER_TONES[status]}>{MEMBER_STATUS_LABELS[status]}</Badge>
        <Badge>{company}</Badge>
      </Badges>
      {isMovable(member) ? (
        <Menu
          label={`Действия: ${name}`}
          trigger={<IconButton needs="Admin" size="sm" label={`Действия: ${name}`} icon={<Ellipsis />} />}
          items={[
            ...(shared?.onInvite
              ? [
                  {
                    label: invited ? 'Пригласить ещё раз' : 'Пригласить',
                    icon: <MailPlus />,
                    onSelect: shared.onInvite,
                  },
                ]
              : []),
            ...(invited && !shared
              ? [
                  { label: 'Открыть письмо ещё раз', icon: <MailPlus />, onSelect: () => onResend(member) },
                  { label: 'Отметить, что присоединился', icon: <UserCheck />, onSelect: () => onJoin(member) },
                ]
              : []),
            ...INVITED_ROLES.map((one) => ({
              label: `Роль ${one} (${ROLE_WORDS[one]})`,
              checked: one === role,
              onSelect: () => {
                if (one !== role) onRoleChange(member, one);
              },
            })),
            ...(shared?.onPassOwnership
              ? [
                  {
                    label: 'Передать владение…',
                    icon: <Crown />,
                    needs: 'Owner' as const,
                    divided: true,
                    onSelect: shared.onPassOwnership,
                  },
                ]
              : []),
            {
              label: removal,
              icon: <UserMinus />,
              danger: true,
              onSelect: () => onRemove(member),
            },
          ]}
        />
      ) : (
        <NoMenu />
      )}
    </Root>
  );
}
