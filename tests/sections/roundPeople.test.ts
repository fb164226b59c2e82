import { expect, it } from 'vitest';

import { readStudiesByAudience } from '#app/shared/asking/roundPeople.ts';
import { countAudiences } from '#src/domain/audiences/figures.ts';
import { createMemoryStore } from '#store/memory.ts';

import { createClock, creation, draft } from '../store/examples.ts';

const TODAY = '2026-06-01';
const placed = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { position: id }]));
const contact = Object.values(draft('contactList').contacts)[0];

it('counts people of the audience of a round in a current study, and none who came by its link (R459)', async () => {
  const store = createMemoryStore({ companyId: 'company-1', now: createClock() });
  const study = { experimentIds: {}, hypothesisIds: {}, insights: {}, history: {}, participants: null, endDate: null };
  const ids = placed('anna', 'boris', 'f'.repeat(32));
  await store.commit([
    creation('audience', { id: 'own' }),
    creation('audience', { id: 'asked' }),
    creation('research', { ...study, id: 'free', audienceId: null, status: 'in_progress', participantIds: ids }),
    creation('research', { ...study, id: 'both', audienceId: 'own', status: 'in_progress', participantIds: ids }),
    creation('contactList', { audienceId: 'asked', contacts: { anna: contact } } as never),
    creation('round', { id: 'r1', researchId: 'free', audienceId: 'asked', state: 'running' }),
    creation('round', { id: 'r2', researchId: 'both', audienceId: 'asked', state: 'ended' }),
  ]);
  const [audiences, lists] = await Promise.all([store.summaries('audience'), store.summaries('contactList')]);
  const asked = await readStudiesByAudience(store, TODAY);
  const counted = countAudiences(audiences.items, lists.items, asked.items, TODAY);
  const current = Object.fromEntries(counted.map(({ id, currentResearch }) => [id, currentResearch]));
  expect(current).toEqual({ own: 1, asked: 3 });
});
