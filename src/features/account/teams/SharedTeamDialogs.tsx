import type { Member } from '../../../domain/account/account.ts';
import type { InvitedAddress, InviteListForm } from '../../../domain/sync/inviteList.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { onDemand } from '../../../ui/onDemand.ts';

const InvitePeopleDialog = onDemand(() =>
  import('./InvitePeopleDialog.tsx').then((module) => module.InvitePeopleDialog),
);

const InvitationLinksDialog = onDemand(() =>
  import('./InvitationLinksDialog.tsx').then((module) => module.InvitationLinksDialog),
);

const PassOwnershipDialog = onDemand(() =>
  import('./PassOwnershipDialog.tsx').then((module) => module.PassOwnershipDialog),
);

/** The shared company among those that are shown: its server invites, and says who has access. */
export interface SharedTeam {
  readonly companyId: string;
  /** Whether the server sends letters; otherwise links are given to copy. */
  readonly sendsLetters: boolean;
  /** State of invitations, in words, by the id of the member. */
  readonly standings: ReadonlyMap<string, string>;
  /** Whether the person is its owner: they alone pass that on. */
  readonly isOwner: boolean;
  /** Text typed into an unsent invitation. */
  readonly draft?: EditedForm<InviteListForm>;
  /** Called with every change of it; undefined once the server has taken it. */
  readonly onDraftChange: (draft: EditedForm<InviteListForm> | undefined) => void;
  /** Invites these people; done when the server has taken it. */
  readonly onInvite: (people: readonly InvitedAddress[], form: InviteListForm) => Promise<Outcome>;
  /** Called to invite a member again, or one who exists only on paper. */
  readonly onAgain: (member: Member) => void;
  /** Called to make another member the owner. */
  readonly onPassOwnership: (member: Member) => Promise<Outcome>;
  /** Ways in that were made just now and that no letter carries; none when empty. */
  readonly links: readonly { readonly email: string; readonly link: string }[];
  /** They have been copied. */
  readonly onLinksClose: () => void;
}

export interface SharedTeamDialogsProps {
  /** The shared company. */
  team: SharedTeam;
  /** Its name. */
  companyName: string;
  /** The people of all companies. */
  members: readonly Member[];
  /** An invitation is being written. */
  inviting: boolean;
  /** Member who is to become the owner; null for none. */
  heir: Member | null;
  /** Puts a text on the clipboard; the caller says whether it worked. */
  onCopy: (text: string) => void;
  /** Called when the open dialog is to close. */
  onClose: () => void;
}

/** The dialogs of a shared company's team. */
export function SharedTeamDialogs(props: SharedTeamDialogsProps) {
  const { team, companyName, members, inviting, heir, onCopy, onClose } = props;
  if (inviting)
    return (
      <InvitePeopleDialog
        companyName={companyName}
        members={members.filter(({ companyId }) => companyId === team.companyId)}
        sendsLetters={team.sendsLetters}
        draft={team.draft}
        onDraftChange={team.onDraftChange}
        onInvite={team.onInvite}
        onClose={onClose}
      />
    );
  if (heir)
    return (
      <PassOwnershipDialog
        member={heir}
        companyName={companyName}
        onPass={() => team.onPassOwnership(heir)}
        onClose={onClose}
      />
    );
  return team.links.length > 0 ? (
    <InvitationLinksDialog links={team.links} onCopy={onCopy} onClose={team.onLinksClose} />
  ) : null;
}
