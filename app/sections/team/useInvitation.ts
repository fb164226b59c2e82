import { useQuery } from '@tanstack/react-query';

import type { Role } from '#src/domain/account/account.ts';
import { ROLE_WORDS } from '#src/domain/account/roleWords.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import type { LookedAt } from '#src/domain/sync/invitations.ts';
import { OWNER_TOKEN } from '#src/domain/sync/ownerToken.ts';
import type { JoinInvitation, JoinScreenProps } from '#src/features/team/JoinScreen.tsx';

import { PROBLEM_WORDS } from '../../shared/team/problems.ts';
import { isRefusedLink } from '#store/team/ask.ts';
import { createInvitationApi } from '#store/team/apis/invitationApi.ts';

/**
 * Returns what the server says of a link: `none` for one that it refuses, as entering by it would be refused; null where there is
 * no answer, and nothing is known.
 */
export async function lookedAt(token: string, fetcher: typeof fetch): Promise<LookedAt | null> {
  const answer = await createInvitationApi(fetcher).look(token);
  if (answer.ok) return answer.value;
  return isRefusedLink(answer.problem) ? { kind: 'none' } : null;
}

/** Returns where a link leads, as far as its token says it; a page without a server leads nowhere, whatever the link. */
export function destinationOf(token: string, isServed: boolean): JoinScreenProps['to'] {
  if (!isServed) return 'noServer';
  if (token === '') return 'nowhere';
  return token.startsWith(OWNER_TOKEN) ? 'ownServer' : 'team';
}

/** A role with its word: «Researcher (исследователь)». */
const roleWords = (role: Role): string => `${role} (${ROLE_WORDS[role]})`;

/** A way into a company as the screen shows it; null for any other link. */
export function asShown(looked: LookedAt | null | undefined): JoinInvitation | null {
  if (!looked || looked.kind === 'owner' || looked.kind === 'former' || looked.kind === 'none') return null;
  const role = roleWords(looked.role);
  if (looked.kind === 'link') {
    const { company, has, you } = looked;
    return { kind: 'open', company, role, by: '', email: '', you: you && you.name, has: has && roleWords(has) };
  }
  const { kind, company, by, email, you } = looked;
  return { kind, company, role, by, email, you: you && (kind === 'open' ? you.name : (you.email ?? you.name)) };
}

/** Returns the name that the inviter gave to the invited person; empty where it is unknown. */
export function nameGiven(looked: LookedAt | null | undefined): string {
  return looked && 'name' in looked ? looked.name : '';
}

/** Returns the target of an invitation link before it is accepted, and the sign-out for a user signed in to another account. */
export function useInvitation(token: string): {
  readonly looked: LookedAt | null | undefined;
  /** Whether the server is being asked for the first time. */
  readonly isLooking: boolean;
  readonly onSignOut: () => Promise<Outcome>;
} {
  const {
    data: looked,
    isLoading: isLooking,
    refetch,
  } = useQuery({
    queryKey: ['look', token],
    queryFn: () => lookedAt(token, (...given) => fetch(...given)),
    enabled: token !== '',
    gcTime: 0,
    // Who comes back to this page may have been let in, or put out, meanwhile.
    refetchOnWindowFocus: 'always',
  });
  return {
    looked,
    isLooking,
    async onSignOut() {
      // Most invitations are opened by somebody who is signed in nowhere.
      const { createApi } = await import('#store/team/api.ts');
      const answer = await createApi((...given) => fetch(...given)).signOut();
      if (!answer.ok) return refused(PROBLEM_WORDS[answer.problem.kind]);
      await refetch();
      return DONE;
    },
  };
}
