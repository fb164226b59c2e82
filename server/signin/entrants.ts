import { APIError } from 'better-auth/api';

import { foldEmail } from '../../src/domain/core/email.ts';
import type { ServerContext } from '../http/context.ts';
import { inSignIn } from './adapter.ts';
import { isInvited } from '../people/invitations.ts';

/**
 * Whether somebody new may come in by a provider: one whose address the provider has verified and a company has invited.
 * @throws APIError for everybody else
 */
export async function expectEntrant(
  server: ServerContext,
  { email, emailVerified }: { readonly email?: string | null; readonly emailVerified?: boolean },
): Promise<void> {
  const isAwaited =
    emailVerified === true &&
    typeof email === 'string' &&
    (await inSignIn(server.database, (tx) => isInvited(tx, foldEmail(email), server.now())));
  if (!isAwaited) throw APIError.from('FORBIDDEN', { code: 'not_invited', message: 'not invited' });
}
