import type { Member } from '../../../domain/account/account.ts';
import { onDemand } from '../../../ui/onDemand.ts';
import type { Company } from '../../../domain/account/account.ts';
import type { JoinForm } from '../../../domain/account/members/memberRules.ts';
import type { InviteForm } from '../../../domain/account/members/inviteMember.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Letter } from '../../../domain/core/email.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';

const InvitationDialog = onDemand(() => import('./InvitationDialog.tsx').then((module) => module.InvitationDialog));

const InviteDialog = onDemand(() => import('./InviteDialog.tsx').then((module) => module.InviteDialog));

const JoinDialog = onDemand(() => import('./JoinDialog.tsx').then((module) => module.JoinDialog));

export type Invited = Pick<Member, 'email' | 'role' | 'companyId' | 'invitation'>;

/** Wanted dialogs of a team. */
export interface OpenTeamDialogs {
  /** An invitation is being written. */
  readonly inviting: boolean;
  /** Member whose letter is shown once no form is open; null for none. */
  readonly invited: Invited | null;
  /** Member who has joined; null for none. */
  readonly joining: Member | null;
}

export interface TeamDialogsProps {
  /** Open dialogs. */
  open: OpenTeamDialogs;
  /** Companies to invite into, in this order. */
  companies: readonly Pick<Company, 'id' | 'name'>[];
  /** The people of all companies. */
  members: readonly Member[];
  /** The company that an invitation begins with. */
  companyId: string;
  /** The invitation's letter. */
  letterFor: (member: Invited) => Letter;
  /** Text typed into an unsent invitation. */
  draft?: EditedForm<InviteForm>;
  /** Called with every change of it; undefined once it is sent. */
  onDraftChange: (draft: EditedForm<InviteForm> | undefined) => void;
  /** Stores an invitation. */
  onInvite: (form: InviteForm) => Promise<Outcome>;
  /** Notes that an invited person has joined. */
  onJoin: (member: Member, form: JoinForm) => Promise<Outcome>;
  /** Puts a text on the clipboard; the caller says whether it worked. */
  onCopy: (text: string) => void;
  /** Something is to open, or to close. */
  onOpenChange: (open: Partial<OpenTeamDialogs>) => void;
}

/** The dialogs of a team. A stored invitation is followed by its letter. */
export function TeamDialogs(props: TeamDialogsProps) {
  const { open, companies, members, companyId, onOpenChange } = props;
  const { inviting, invited, joining } = open;
  return (
    <>
      {inviting ? (
        <InviteDialog
          companies={companies}
          members={members}
          companyId={companyId}
          draft={props.draft}
          onDraftChange={props.onDraftChange}
          onInvite={async (form) => {
            const outcome = await props.onInvite(form);
            if (outcome.ok)
              onOpenChange({ invited: { ...form, email: form.email.trim(), invitation: form.message.trim() } });
            return outcome;
          }}
          onClose={() => onOpenChange({ inviting: false })}
        />
      ) : null}
      {invited && !inviting ? (
        <InvitationDialog
          letter={props.letterFor(invited)}
          onCopy={props.onCopy}
          onClose={() => onOpenChange({ invited: null })}
        />
      ) : null}
      {joining ? (
        <JoinDialog
          key={joining.id}
          member={joining}
          onJoin={(form) => props.onJoin(joining, form)}
          onClose={() => onOpenChange({ joining: null })}
        />
      ) : null}
    </>
  );
}
