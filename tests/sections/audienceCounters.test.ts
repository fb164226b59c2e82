import { beforeEach, describe, expect, it } from 'vitest';

import { deleteContact } from '#app/sections/audiences/actions.ts';
import { deleteResearch } from '#app/sections/research/actions.ts';
import { deleteParticipant, joinParticipant, takeOut } from '#app/sections/research/people/peopleActions.ts';
import { forgetPerson } from '#app/shell/person/actions.ts';
import { createMemoryStore } from '#store/memory.ts';
import type { Store } from '#store/port.ts';
import { countAudiences } from '#src/domain/audiences/figures.ts';
import type { Participant } from '#src/domain/research/participant.ts';
import type { Research } from '#src/domain/research/research.ts';

import { createClock, creation, draft } from '../store/examples.ts';

/**
 * «В текущих исследованиях» and «За последний месяц» are true after every action that takes a person out of a study, and brings
 * them back.
 */

const TODAY = '2026-06-01';
const AUDIENCE = draft('audience').id;
const placed = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { position: id }]));

let store: Store;
beforeEach(async () => {
  store = createMemoryStore({ companyId: 'company-1', now: createClock() });
  const study = { audienceId: AUDIENCE, participants: null, experimentIds: {}, hypothesisIds: {}, insights: {}, history: {} }; // prettier-ignore
  const anna = { ...Object.values(draft('contactList').contacts)[0], name: 'Анна' };
  await store.commit([
    creation('audience'),
    ...['anna', 'boris', 'vera'].map((id, at) => creation('participant', { id, name: '', codeName: `Р${at + 1}` })),
    creation('research', { ...study, id: 'now', status: 'in_progress', startDate: '2026-01-01', endDate: null, participantIds: placed('anna', 'boris', 'vera') }),
    creation('research', { ...study, id: 'before', status: 'completed', startDate: '2026-05-10', endDate: '2026-05-20', participantIds: placed('anna') }),
    creation('research', { ...study, id: 'typed', status: 'in_progress', startDate: '2026-01-01', endDate: null, participants: 7, participantIds: placed('anna') }),
    creation('contactList', { audienceId: AUDIENCE, contacts: { anna } } as never),
  ]); // prettier-ignore
});

async function counters(): Promise<readonly number[]> {
  const [audiences, lists, studies] = await Promise.all([
    store.summaries('audience'),
    store.summaries('contactList'),
    store.summaries('research'),
  ]);
  const [one] = countAudiences(audiences.items, lists.items, studies.items, TODAY);
  return [one?.currentResearch ?? -1, one?.lastMonthResearch ?? -1];
}
const read = async <T>(kind: 'research' | 'participant', id: string) => (await store.get(kind, id)) as unknown as T;
const study = (id: string) => read<Research>('research', id);
const person = (id: string) => read<Participant>('participant', id);

describe('the two counters of an audience', () => {
  it('are of who is noted, and of a number where one was typed', async () => {
    expect(await counters()).toEqual([10, 11]);
  });

  it('fall with a study that is deleted, and rise when that is undone', async () => {
    const undo = await deleteResearch(store, await study('now'));
    expect(await counters()).toEqual([7, 8]);
    await undo();
    expect(await counters()).toEqual([10, 11]);
  });

  it('fall with whoever is taken out of a study or removed, and rise when that is undone', async () => {
    const takeBack = await takeOut(store, 'now', await person('boris'));
    expect(await counters()).toEqual([9, 10]);
    await takeBack();
    const restore = await deleteParticipant(store, await person('anna'));
    expect(await counters()).toEqual([9, 9]);
    await restore();
    expect(await counters()).toEqual([10, 11]);
    const leave = await joinParticipant(store, 'before', 'vera');
    expect(await counters()).toEqual([10, 12]);
    await leave();
    expect(await counters()).toEqual([10, 11]);
  });

  it('fall with whoever is forgotten, in a study that comes back later, too; with them nothing comes back', async () => {
    const restore = await deleteResearch(store, await study('before'));
    await forgetPerson(store, { contacts: [], participants: ['anna'] });
    expect(await counters()).toEqual([9, 9]);
    await restore().catch(() => store.commit([{ op: 'restore', kind: 'research', id: 'before' }]));
    expect(await counters()).toEqual([9, 9]);
  });

  it('stay with a contact that is deleted: what they took part in was', async () => {
    const [list] = (await store.list('contactList')).items;
    const undo = await deleteContact(store, { listId: list?.id ?? '', key: 'anna' } as never);
    expect(await counters()).toEqual([10, 11]);
    await undo();
    expect(await counters()).toEqual([10, 11]);
  });
});
