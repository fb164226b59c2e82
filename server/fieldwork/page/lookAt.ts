import type { View } from '../../../src/domain/respond/view.ts';
import type { ServerContext } from '../../context/context.ts';
import { awaitedOf, type FollowUps } from '../followUps.ts';
import { askInChat } from '../letters/chatReminder.ts';
import { standingOf, takeIncoming } from '../takeIncoming.ts';
import { framesOf } from '../widget.ts';
import { atAddress } from './atAddress.ts';
import { openView, shownOf, type ShownConversation } from './shown.ts';

/** Returns the current content of a page, and records that it was opened; null for an unknown address. */
export function lookAt(
  server: Pick<ServerContext, 'database' | 'secret' | 'now' | 'environment'>,
  token: string,
): Promise<ShownConversation | null> {
  return atAddress(server, token, async (tx, found) => {
    const now = server.now();
    if (found.kind === 'link') return openView(server, tx, found, now);
    const standing = await standingOf(tx, found, now);
    if (!standing) return null;
    if (standing.row.state !== 'invited') return shownOf(server, tx, standing, false);
    const locked = await standingOf(tx, found, now, true);
    if (!locked) return null;
    return shownOf(server, tx, await takeIncoming(tx, locked, { type: 'open' }, { channel: 'web', now }), false);
  });
}

/**
 * Returns the content of a page, and the sites that may frame it. Records nothing, and asks no model: where a question waits for
 * words the page asks by itself. Null for an unknown address.
 */
export function peekAt(
  server: Pick<ServerContext, 'database' | 'secret' | 'now' | 'environment'>,
  token: string,
): Promise<{ readonly view: View | null; readonly frames: readonly string[] } | null> {
  return atAddress(server, token, async (tx, found) => {
    const now = server.now();
    if (found.kind === 'link') {
      const { view } = await openView(server, tx, found, now);
      return { view, frames: await framesOf(tx, found) };
    }
    const standing = await standingOf(tx, found, now);
    if (!standing) return null;
    const { view, isAwaiting } = await shownOf(server, tx, standing, false);
    return { view: isAwaiting ? null : view, frames: [] };
  });
}

/** Returns the page's content once its question has words: the same, where it has. */
export async function inWords(
  server: Pick<ServerContext, 'database' | 'secret' | 'now' | 'environment'> & { readonly followUps: FollowUps },
  shown: ShownConversation,
): Promise<ShownConversation> {
  const { companyId, respondentId: id } = shown;
  if (!shown.isAwaiting || id === null) return shown;
  const name = { companyId, id };
  const open = await server.database.get();
  const standing = await open.transaction({ company: companyId }, (tx) => standingOf(tx, name, server.now()));
  const place = standing && awaitedOf(standing);
  const words = place && (await server.followUps.wordsFor(standing, place));
  return open.transaction({ company: companyId }, async (tx) => {
    const now = server.now();
    const locked = await standingOf(tx, name, now, words !== null);
    if (!locked) return shown;
    const taken = words && (await takeIncoming(tx, locked, words, { channel: 'web', now }));
    // They talk to the bot, and have the page open beside it: it is asked there, too.
    if (taken?.row.channel === 'telegram') await askInChat(tx, taken, now);
    const { view, isAwaiting } = await shownOf(server, tx, taken ?? locked, false);
    const { problem, replaced, passed, movedTo } = shown.view;
    return { ...shown, isAwaiting, isChanged: true, view: { ...view, problem, replaced, passed, movedTo } };
  });
}
