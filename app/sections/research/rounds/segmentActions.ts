import { segmented, segmentOps, willingAsRead, type Segmented } from '#src/domain/audiences/consent/answerSegment.ts';
import { asRead } from '#src/domain/core/expectation.ts';
import { living } from '#src/domain/core/record.ts';
import { noteSegment } from '#src/domain/fieldwork/inviting/answerSegment.ts';
import type { ChosenBy } from '#src/domain/fieldwork/figures.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';

import { commitWithUndo } from '../../../shared/commitWithUndo.ts';
import { newId } from '../../../shared/newId.ts';
import type { Store } from '#store/port.ts';

/** Looks who of those who answered so are contacts, in whichever audience. */
export async function readSegmented(store: Store, { contacts }: ChosenBy): Promise<Segmented> {
  const ids = [...new Set(contacts.map(({ listId }) => listId))];
  const lists = await Promise.all(ids.map((id) => store.get('contactList', id)));
  return segmented(
    lists.flatMap((list) => living(list) ?? []),
    contacts,
  );
}

/**
 * Puts contacts into a segment that is made of what they answered in a round. Returns the way to take it back.
 * @param round as it was when it was asked who they are: nothing was erased of it since
 */
export function makeSegment(
  store: Store,
  round: Round,
  members: Segmented['members'],
  name: string,
): Promise<() => Promise<void>> {
  const ops = [...segmentOps(members, name), ...noteSegment(round, name, newId)];
  if (ops.length === 0) return Promise.resolve(() => Promise.resolve());
  const expect = [...willingAsRead(members), asRead('round', round.id, round, ['erasedTalks'])];
  return commitWithUndo(store, ops, { expect });
}
