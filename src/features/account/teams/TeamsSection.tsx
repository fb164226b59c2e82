import { Search, SlidersHorizontal, UserPlus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Company, Member } from '../../../domain/account/account.ts';
import type { Letter } from '../../../domain/core/email.ts';
import { counted, formatNumber, quoted } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import {
  countPeople,
  filterMembers,
  NO_MEMBER_FILTER,
  sortMembers,
  type InviteForm,
  type JoinForm,
  type MemberFilter,
} from '../../../domain/account/memberRules.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { BrokenNote } from '../../../patterns/BrokenNote.tsx';
import { useDialogHome } from '../../../patterns/useDialogHome.ts';
import { FoundNote } from '../../../patterns/list/FoundNote.tsx';
import { ListStates } from '../../../patterns/list/ListStates.tsx';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import { MemberList, type MemberListProps } from './MemberList.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { useSearchKey } from '../../../patterns/list/useSearchKey.ts';

const InvitationDialog = onDemand(() => import('./InvitationDialog.tsx').then((module) => module.InvitationDialog));
const InviteDialog = onDemand(() => import('./InviteDialog.tsx').then((module) => module.InviteDialog));
const JoinDialog = onDemand(() => import('./JoinDialog.tsx').then((module) => module.JoinDialog));
const TeamFilterSheet = onDemand(() => import('./TeamFilterSheet.tsx').then((module) => module.TeamFilterSheet));

type Invited = Pick<Member, 'email' | 'role' | 'companyId' | 'invitation'>;

export interface TeamsSectionProps extends Pick<MemberListProps, 'onRoleChange' | 'onRemove' | 'pictureOf'> {
  /** The people of all companies, in any order. */
  members: Loadable<readonly Member[]>;
  /** Companies to filter by and to invite into, in this order. */
  companies: readonly Pick<Company, 'id' | 'name'>[];
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** The company whose workspace is open: invitations begin with it. */
  companyId: string;
  /** What the list is narrowed by, as the address has it. */
  filter: MemberFilter;
  /** The invitation's letter. */
  letterFor: (member: Invited) => Letter;
  /** What was typed into an invitation that was not sent. */
  draft?: EditedForm<InviteForm>;
  /** Called with every change of it; undefined once it is sent. */
  onDraftChange: (draft: EditedForm<InviteForm> | undefined) => void;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: MemberFilter, how: 'typing' | 'chosen') => void;
  /** Stores an invitation. */
  onInvite: (form: InviteForm) => Promise<Outcome>;
  /** Notes that an invited person has joined. */
  onJoin: (member: Member, form: JoinForm) => Promise<Outcome>;
  /** Puts a text on the clipboard; the caller says whether it worked. */
  onCopy: (text: string) => void;
  /** What failed is to be loaded again. */
  onRetry: () => void;
}

const Bar = styled.search`
  display: flex;
  gap: ${spaces[2]}px;
  align-items: flex-end;
  margin-block-end: ${spaces[4]}px;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Count = styled.p`
  margin-block-end: ${spaces[3]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  font-variant-numeric: tabular-nums;
`;

const NONE: readonly Member[] = [];

const NOUN = ['участник', 'участника', 'участников'] as const;

/** Search by name and email, and the filter by company. */
function MemberSearch({
  companies,
  filter,
  onFilterChange,
}: Pick<TeamsSectionProps, 'companies' | 'filter' | 'onFilterChange'>) {
  const search = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  useSearchKey(search);
  return (
    <>
      <Bar>
        <TextField
          ref={search}
          type="search"
          label="Поиск по имени или email"
          hideLabel
          placeholder="Имя или email"
          icon={<Search aria-hidden />}
          value={filter.query}
          onChange={(event) => onFilterChange({ ...filter, query: event.target.value }, 'typing')}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
        />
        <Button icon={<SlidersHorizontal />} aria-haspopup="dialog" onClick={() => setSheet('open')}>
          {filter.companyId === 'all' ? 'Фильтры' : 'Фильтры (1)'}
        </Button>
      </Bar>
      {sheet === 'unused' ? null : (
        <TeamFilterSheet
          open={sheet === 'open'}
          onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
          companies={companies}
          companyId={filter.companyId}
          onApply={(chosen) => onFilterChange({ ...filter, companyId: chosen }, 'chosen')}
        />
      )}
    </>
  );
}

/** How many people the list shows; rows are counted beside them where somebody has several. */
function countOf(found: readonly Member[], all: readonly Member[]): string {
  const people = countPeople(found);
  const count =
    found.length === all.length
      ? counted(people, NOUN)
      : `Найдено ${formatNumber(people)} из\u00A0${formatNumber(countPeople(all))}`;
  return people === found.length
    ? count
    : `${count} · ${counted(found.length, ['роль', 'роли', 'ролей'])} в\u00A0компаниях`;
}

/** «Команды»: who works in which company, and who is invited (R52). */
export function TeamsSection(props: TeamsSectionProps) {
  const { members, companies, companyId, filter, pictureOf, onFilterChange, onInvite, onRoleChange, onRemove } = props;
  const [inviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<Invited | null>(null);
  const [joining, setJoining] = useState<Member | null>(null);
  const root = useRef<HTMLElement>(null);
  useDialogHome(inviting || invited !== null ? 'invitation' : null, () => root.current);

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
  const list = useMemo(
    () => (
      <MemberList
        members={found}
        pictureOf={pictureOf}
        companyName={companyName}
        onRoleChange={onRoleChange}
        onResend={setInvited}
        onJoin={setJoining}
        onRemove={onRemove}
      />
    ),
    [found, pictureOf, companyName, onRoleChange, onRemove],
  );
  const invite = (
    <Button variant="primary" icon={<UserPlus />} aria-haspopup="dialog" onClick={() => setInviting(true)}>
      Пригласить
    </Button>
  );
  return (
    <section ref={root} tabIndex={-1} aria-label="Команды">
      <SectionHead title="Команды" action={invite}>
        Роли&nbsp;— пометки для команды: доступ по&nbsp;ним Ориентир не&nbsp;ограничивает.
      </SectionHead>
      <MemberSearch companies={companies} filter={filter} onFilterChange={onFilterChange} />
      <BrokenNote count={props.brokenCount} />
      <FoundNote
        asked={[filter.query.trim(), filter.companyId].join('\n')}
        count={members.state === 'ready' && applied === filter ? countPeople(found) : null}
        noun={NOUN}
      />
      {members.state === 'ready' ? (
        <Count>
          {countOf(found, all)}
          {filter.companyId === 'all' ? '' : ` · ${companyName(filter.companyId)}`}
        </Count>
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
      {inviting ? (
        <InviteDialog
          companies={companies}
          members={all}
          companyId={filter.companyId === 'all' ? companyId : filter.companyId}
          draft={props.draft}
          onDraftChange={props.onDraftChange}
          onInvite={async (form) => {
            const outcome = await onInvite(form);
            if (outcome.ok) setInvited({ ...form, email: form.email.trim(), invitation: form.message.trim() });
            return outcome;
          }}
          onClose={() => setInviting(false)}
        />
      ) : null}
      {invited && !inviting ? (
        <InvitationDialog letter={props.letterFor(invited)} onCopy={props.onCopy} onClose={() => setInvited(null)} />
      ) : null}
      {joining ? (
        <JoinDialog
          key={joining.id}
          member={joining}
          onJoin={(form) => props.onJoin(joining, form)}
          onClose={() => setJoining(null)}
        />
      ) : null}
    </section>
  );
}
