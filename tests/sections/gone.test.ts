import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import { describe, expect, it, vi } from 'vitest';

import { createPersona, duplicatePersona } from '#app/sections/audiences/actions.ts';
import { addContacts, addRecruiting } from '#app/shared/asking/contacts/contactActions.ts';
import { invite } from '#app/sections/account/actions.ts';
import { editCard, makeCardDefault } from '#app/sections/account/billingActions.ts';
import { restoreCard } from '#app/sections/boards/actions.ts';
import { beginRound, move } from '#app/sections/experiments/actions.ts';
import { makeHypothesis, makeInsight } from '#app/sections/research/actions.ts';
import { removalOf } from '#src/domain/core/operation.ts';
import { createMemoryStore } from '#store/memory.ts';
import type { Change, Store } from '#store/port.ts';
import { EMPTY_PERSONA_FORM } from '#src/domain/audiences/form/personaForm.ts';

import { createClock, EXAMPLE_KINDS, creation, draft, example } from '../store/examples.ts';
import type { Kind } from '#src/domain/records.ts';

const QUOTE = { text: 'Долго', respondent: '', passage: { materialId: 'material-1', start: 0, end: 5 } };
const PERSONA = {
  ...EMPTY_PERSONA_FORM,
  title: 'Продакт',
  name: 'Ирина',
  role: 'Продакт',
  techLevel: 'Средний',
} as const;

/** A person's acts on a record that another tab has just removed, and that record. */
const ACTS: readonly (readonly [what: string, removed: Kind, act: (store: Store) => Promise<unknown>])[] = [
  ['an insight of a study', 'research', (store) => makeInsight(store, 'research-1', QUOTE, 'Инсайт')],
  [
    'a hypothesis of a study',
    'research',
    (store) =>
      makeHypothesis(store, { id: 'research-1', title: '' }, QUOTE, {
        text: 'Если',
        stage: 'activation',
        touchpoint: 'Онбординг',
        relevance: 'high',
      }),
  ],
  [
    'contacts of an audience',
    'audience',
    (store) => addContacts(store, example('audience'), { fresh: [{ ...NO_CONTACT, telegram: 'irina' }], enriched: [] }),
  ],
  ['a search for an audience', 'audience', (store) => addRecruiting(store, example('audience'), 'Пять человек')],
  ['a persona of an audience', 'audience', (store) => createPersona(store, example('audience'), PERSONA)],
  ['a copy of a persona', 'audience', (store) => duplicatePersona(store, example('persona'))],
  ['a move of an experiment', 'experiment', (store) => move(store, 'experiment-1', 'New')],
  [
    'a round for an audience',
    'audience',
    (store) =>
      beginRound(store, example('experiment', { status: 'New' }), { questions: ['Почему?'], audienceId: 'audience-1' }),
  ],
  ['a default card', 'paymentCard', (store) => makeCardDefault(store, example('paymentCard'))],
  [
    'a changed card',
    'paymentCard',
    (store) => editCard(store, example('paymentCard'), { type: 'credit', isDefault: true }),
  ],
  ['an earlier text of a board', 'board', (store) => restoreCard(store, 'vision', 'needs:1')],
];

describe.each(ACTS)('%s', (_what, removed, act) => {
  it('is refused when it is gone, and nothing is stored', async () => {
    const store = createMemoryStore({ companyId: 'company-1', now: createClock() });
    await store.commit(EXAMPLE_KINDS.map((kind) => creation(kind)));
    await store.commit([removalOf(removed, draft(removed).id)]);
    const told = vi.fn<(change: Change) => void>();
    store.onChange(told);
    await expect(act(store)).rejects.toMatchObject({ code: 'conflict', reason: 'gone' });
    expect(told).not.toHaveBeenCalled();
  });
});

it('nobody is invited into a company that is gone', async () => {
  const store = createMemoryStore({ companyId: 'company-1', now: createClock() });
  await store.commit([creation('company'), creation('company', { id: 'company-2' })]);
  await store.eraseCompany('company-2');
  const form = { email: 'a@example.com', role: 'Viewer', companyId: 'company-2', message: '' } as const;
  await expect(invite(store, form)).rejects.toThrow(RangeError);
  expect((await store.list('member')).total).toBe(0);
});
