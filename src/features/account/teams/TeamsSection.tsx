import { UserPlus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';

import type { Company, Member } from '../../../domain/account/account.ts';
import { quoted } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import {
  countPeople,
  filterMembers,
  NO_MEMBER_FILTER,
  sortMembers,
  type MemberFilter,
} from '../../../domain/account/members/findMembers.ts';
import { isSampleCompany } from '../../../domain/workspace.ts';
import { BrokenNote } from '../../../patterns/BrokenNote.tsx';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { useDialogHome } from '../../../patterns/useDialogHome.ts';
import { FoundNote } from '../../../patterns/list/FoundNote.tsx';
import { ListStates } from '../../../patterns/list/ListStates.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CompanyRights } from '../CompanyRights.tsx';
import { MemberList, type MemberListProps } from './MemberList.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { MemberSearch } from './MemberSearch.tsx';
import { MemberCount } from './MemberCount.tsx';
import { PEOPLE } from './people.ts';
import { RemovedMembers, type RemovedMembersProps } from './RemovedMembers.tsx';
import { SharedTeamDialogs, type SharedTeam } from './SharedTeamDialogs.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import { TeamDialogs, type OpenTeamDialogs, type TeamDialogsProps } from './TeamDialogs.tsx';

const RemoveMemberDialog = onDemand(() =>
  import('./RemoveMemberDialog.tsx').then((module) => module.RemoveMemberDialog),
);

export interface TeamsSectionProps
  extends
    Pick<RemovedMembersProps, 'onRestore'>,
    Pick<MemberListProps, 'onRoleChange' | 'onRemove' | 'pictureOf' | 'roleIn'>,
    Pick<TeamDialogsProps, 'letterFor' | 'draft' | 'onDraftChange' | 'onInvite' | 'onJoin' | 'onCopy'> {
  /** The people of all companies, in any order. */
  members: Loadable<readonly Member[]>;
  /** People who were removed and may be taken back, of all companies; default none. */
  removed?: readonly Member[];
  /** Companies to filter by and to invite into, in this order. */
  companies: readonly (Pick<Company, 'id' | 'name' | 'createdAt'> & {
    /** Its own name, where `name` is marked to tell it apart in a choice. Default: the same. */
    readonly ownName?: string;
  })[];
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** The company whose workspace is open: invitations begin with it. */
  companyId: string;
  /** Filter of the list, as the address has it. */
  filter: MemberFilter;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: MemberFilter, how: 'typing' | 'chosen') => void;
  /** Called to load the failed data again. */
  onRetry: () => void;
  /** The shared company that is open; null while none is. Default null. */
  shared?: SharedTeam | null;
}

const NONE: readonly Member[] = [];
const NO_SAMPLES: ReadonlySet<string> = new Set();

/** «Команды»: who works in which company, and who is invited (R52). */
export function TeamsSection(props: TeamsSectionProps) {
  const {
    members,
    companies,
    companyId,
    filter,
    shared = null,
    pictureOf,
    roleIn,
    onFilterChange,
    onRoleChange,
    onRemove,
  } = props;
  const [heir, setHeir] = useState<Member | null>(null);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [dialogs, setDialogs] = useState<OpenTeamDialogs>({ inviting: false, invited: null, joining: null });
  const change = useCallback((next: Partial<OpenTeamDialogs>) => setDialogs((before) => ({ ...before, ...next })), []);
  const root = useRef<HTMLElement>(null);
  useFocusHome(root, root);
  // Whether the company is shared is known with its people: a press before that waits, for the dialog that it then opens.
  const isInviting = dialogs.inviting && members.state !== 'loading';
  useDialogHome(isInviting || dialogs.invited !== null ? 'invitation' : null, () => root.current);

  const all = members.state === 'ready' ? members.value : NONE;
  const sorted = useMemo(() => sortMembers(all), [all]);
  const applied = useDeferredValue(filter);
  const found = useMemo(() => filterMembers(sorted, applied), [sorted, applied]);
  const companyName = useCallback(
    (id: string) => companies.find((company) => company.id === id)?.name ?? 'Неизвестная компания',
    [companies],
  );
  const searchedFor = [
    applied.query.trim() ? `запрос ${quoted(applied.query)}` : '',
    applied.companyId === 'all' ? '' : `компания ${quoted(companyName(applied.companyId))}`,
  ].filter(Boolean);
  const sharedOf = useCallback<NonNullable<MemberListProps['sharedOf']>>(
    (member) => {
      if (!shared || member.companyId !== shared.companyId) return null;
      const isIn = member.status === 'active';
      return {
        standing: member.status === 'invited' ? (shared.standings.get(member.id) ?? null) : null,
        onInvite: isIn || member.email === '' ? null : () => shared.onAgain(member),
        onPassOwnership: isIn && shared.isOwner ? () => setHeir(member) : null,
      };
    },
    [shared],
  );
  // Removal from a server is confirmed first, because it ends access; an invitation, and a name on paper, are taken back at once.
  const remove = useCallback(
    (member: Member) => {
      if (member.status === 'active' && roleIn?.(member.companyId) !== undefined) setLeaving(member);
      else onRemove(member);
    },
    [roleIn, onRemove],
  );
  const list = useMemo(
    () => (
      <MemberList
        members={found}
        pictureOf={pictureOf}
        sharedOf={sharedOf}
        companyName={companyName}
        roleIn={roleIn}
        onRoleChange={onRoleChange}
        onResend={(invited) => change({ invited })}
        onJoin={(joining) => change({ joining })}
        onRemove={remove}
      />
    ),
    [found, pictureOf, sharedOf, companyName, roleIn, change, onRoleChange, remove],
  );
  // Whoever works elsewhere has no colleagues in the sample.
  const samples = useMemo(() => {
    const ids = new Set(companies.filter(isSampleCompany).map(({ id }) => id));
    return ids.has(companyId) ? NO_SAMPLES : ids;
  }, [companies, companyId]);
  const invitedInto = filter.companyId === 'all' ? companyId : filter.companyId;
  const isShared = shared?.companyId === invitedInto;
  const leavingFrom = companies.find(({ id }) => id === leaving?.companyId);
  const invite = (
    <CompanyRights role={roleIn?.(invitedInto)}>
      <Button
        needs="Admin"
        variant="primary"
        icon={<UserPlus />}
        aria-haspopup="dialog"
        busy={dialogs.inviting && !isInviting}
        onClick={() => change({ inviting: true })}
      >
        Пригласить
      </Button>
    </CompanyRights>
  );
  return (
    <section ref={root} tabIndex={-1} aria-label="Команды">
      <SectionHead title="Команды" action={invite}>
        {shared
          ? 'Роль решает, что человек может делать в\u00A0общей компании; входят в\u00A0неё по\u00A0приглашению или по\u00A0ссылке.'
          : 'Роли\u00A0— пометки для команды: доступ по\u00A0ним Ориентир не\u00A0ограничивает.'}
      </SectionHead>
      <MemberSearch companies={companies} filter={filter} onFilterChange={onFilterChange} />
      <BrokenNote count={props.brokenCount} />
      <FoundNote
        asked={[filter.query.trim(), filter.companyId].join('\n')}
        count={members.state === 'ready' && applied === filter ? countPeople(found) : null}
        noun={PEOPLE}
      />
      {members.state === 'ready' ? (
        <MemberCount
          found={found}
          all={all}
          company={filter.companyId === 'all' ? null : companyName(filter.companyId)}
          samples={filter.companyId === 'all' ? samples : NO_SAMPLES}
        />
      ) : null}
      <div aria-busy={applied !== filter}>
        <ListStates
          list={members}
          found={found.length}
          rowHeight={74}
          emptyTitle="В командах пока никого нет"
          emptyText="Пригласите коллег: их можно назначать ответственными за эксперименты."
          emptyAction={invite}
          searchedFor={`Искали: ${searchedFor.join(', ')}.`}
          onReset={() => onFilterChange(NO_MEMBER_FILTER, 'chosen')}
          onRetry={props.onRetry}
        >
          {list}
        </ListStates>
      </div>
      <RemovedMembers
        members={filterMembers(props.removed ?? NONE, applied)}
        companyName={companyName}
        roleIn={roleIn}
        onRestore={props.onRestore}
      />
      {shared ? (
        <SharedTeamDialogs
          team={shared}
          companyName={companyName(shared.companyId)}
          members={all}
          inviting={isShared && isInviting}
          heir={heir}
          onCopy={props.onCopy}
          onClose={() => {
            setHeir(null);
            change({ inviting: false });
          }}
        />
      ) : null}
      {leaving ? (
        <CompanyRights role={roleIn?.(leaving.companyId)}>
          <RemoveMemberDialog
            member={leaving}
            companyName={leavingFrom?.ownName ?? companyName(leaving.companyId)}
            onConfirm={() => onRemove(leaving)}
            onClose={() => setLeaving(null)}
          />
        </CompanyRights>
      ) : null}
      <CompanyRights role={roleIn?.(invitedInto)}>
        <TeamDialogs
          open={{ ...dialogs, inviting: !isShared && isInviting }}
          companies={companies}
          members={all}
          companyId={invitedInto}
          letterFor={props.letterFor}
          draft={props.draft}
          onDraftChange={props.onDraftChange}
          onInvite={props.onInvite}
          onJoin={props.onJoin}
          onCopy={props.onCopy}
          onOpenChange={change}
        />
      </CompanyRights>
    </section>
  );
}
