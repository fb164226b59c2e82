import { describe, expect, it } from 'vitest';

import { saveProfile, setEmailNotifications } from '#app/sections/account/actions.ts';
import { makeCardDefault } from '#app/sections/account/billingActions.ts';
import { decideProposal } from '#app/sections/boards/actions.ts';
import { actOnChannel, storeBot } from '#app/sections/account/settings/settingsActions.ts';
import { saveScenario } from '#app/shared/asking/scenario/scenarioActions.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import type { Store } from '#store/port.ts';
import type { PaymentCard } from '#src/domain/account/account.ts';
import { companyFormOf, editCompany, productField } from '#src/domain/account/companyRules.ts';
import { profileFormOf } from '#src/domain/account/profileRules.ts';
import { contentOf, versionsOf } from '#src/domain/boards/cards.ts';
import type { CardProposal } from '#src/domain/boards/learning/proposals.ts';
import { scenarioFormOf } from '#src/domain/account/scenario/form.ts';
import { botFormOf } from '#src/domain/account/settingsRules.ts';

import { createClock, creation } from '../store/examples.ts';
import { saveCard } from '#app/shared/board/saveCard.ts';

function twoTabs(): readonly [here: Store, there: Store] {
  const backing = createMemoryBacking();
  const now = createClock();
  const tab = (): Store => createMemoryStore({ companyId: 'company-1', now, backing });
  return [tab(), tab()];
}

/** How two things done at once ended, the number of those that were refused as a conflict. */
async function refusals(acts: readonly Promise<unknown>[]): Promise<number> {
  const ended = await Promise.allSettled(acts);
  const reasons = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(reasons).toEqual(reasons.map(() => expect.objectContaining({ code: 'conflict' })));
  return reasons.length;
}

const proposal: CardProposal = {
  key: 'study:insight',
  field: 'needs',
  insight: 'Долго ждут',
  quote: '',
  researchId: 'research-1',
  experimentId: null,
  title: '',
  why: '',
  tried: null,
};

describe.each([
  ['an empty board', ''],
  ['a board with a text', 'Было'],
])('a card of %s saved in two tabs at once', (_name, before) => {
  it('keeps the first text; the second is refused until it was compared with the first, which stays in the history', async () => {
    const [here, there] = twoTabs();
    if (before !== '') await saveCard(here, 'vision', 'needs', before, '');
    const saving = [
      saveCard(here, 'vision', 'needs', 'Здесь', before),
      saveCard(there, 'vision', 'needs', 'Там', before),
    ];
    expect(await refusals(saving)).toBe(1);
    const won = contentOf((await here.get('board', 'vision')) ?? null, 'needs');
    const lost = won === 'Здесь' ? 'Там' : 'Здесь';
    await saveCard(there, 'vision', 'needs', lost, won);
    const board = (await here.get('board', 'vision')) ?? null;
    expect(contentOf(board, 'needs')).toBe(lost);
    expect(versionsOf(board, 'needs').map(({ content }) => content)).toEqual([won, before].filter(Boolean));
  });

  it('beside another card keeps both', async () => {
    const [here, there] = twoTabs();
    if (before !== '') await saveCard(here, 'vision', 'needs', before, '');
    const saving = [
      saveCard(here, 'vision', 'needs', 'Здесь', before),
      saveCard(there, 'vision', 'product', 'Там', ''),
    ];
    expect(await refusals(saving)).toBe(0);
    const board = (await here.get('board', 'vision')) ?? null;
    expect(contentOf(board, 'needs')).toBe('Здесь');
    expect(contentOf(board, 'product')).toBe('Там');
  });
});

it('a proposal accepted in one tab while its card is written in the other loses no text', async () => {
  const [here, there] = twoTabs();
  await Promise.allSettled([
    saveCard(here, 'vision', 'needs', 'Здесь', ''),
    decideProposal(there, 'vision', proposal, 'accept', []),
  ]);
  const board = (await here.get('board', 'vision')) ?? null;
  const texts = [contentOf(board, 'needs'), ...versionsOf(board, 'needs').map(({ content }) => content)].join('\n');
  expect(texts).toContain('Долго ждут');
  await expect(decideProposal(here, 'vision', proposal, 'reject', [])).rejects.toMatchObject({ code: 'conflict' });
  await decideProposal(here, 'vision', proposal, 'accept', []);
  expect(contentOf((await here.get('board', 'vision')) ?? null, 'needs').match(/Долго ждут/g)).toHaveLength(1);
});

it('two cards made the default at once leave one of them the default', async () => {
  const [here, there] = twoTabs();
  const ids = ['card-1', 'card-2', 'card-3'];
  await here.commit(ids.map((id) => creation('paymentCard', { id, isDefault: id === 'card-1' })));
  const cards = (await here.list('paymentCard')).items.filter(({ isDefault }) => !isDefault);
  const made = [here, there].map((tab, index) => makeCardDefault(tab, cards[index] as PaymentCard));
  expect(await refusals(made)).toBe(1);
  expect((await here.list('paymentCard')).items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

/** Forms that two tabs save at once, each made of what it read: at first nothing, then what is stored. */
const FORMS: readonly (readonly [name: string, open: (store: Store) => Promise<(text: string) => Promise<void>>])[] = [
  [
    'the bot',
    async (store) => {
      const [stored = null] = (await store.list('botSettings')).items;
      return (name) => storeBot(store, stored, { ...botFormOf(stored), name });
    },
  ],
  [
    'a channel',
    async (store) => {
      const [stored = null] = (await store.list('channel')).items;
      const view = stored ?? { id: 'voice', state: 'off', value: '', isSample: false };
      return (value) => actOnChannel(store, stored, view, 'save', `${value}.example`);
    },
  ],
  [
    'a scenario',
    async (store) => {
      const existing = await store.get('scenario', 'scenario-1');
      if (!existing) await store.commit([creation('scenario')]);
      const stored = await store.get('scenario', 'scenario-1');
      if (!stored) throw new Error('no scenario');
      return (title) => saveScenario(store, stored, { ...scenarioFormOf(stored), title });
    },
  ],
];

it('a profile saved while another tab changes what its form does not show is stored, and loses nothing of that', async () => {
  const [here, there] = twoTabs();
  await here.commit([creation('profile')]);
  const opened = await here.get('profile', 'profile');
  if (!opened) throw new Error('no profile');
  await setEmailNotifications(there, false);
  await saveProfile(here, opened, { ...profileFormOf(opened), name: 'Вера' });
  expect(await here.get('profile', 'profile')).toMatchObject({ name: 'Вера', emailNotifications: false });
  // The values that the form shows are another matter.
  const inOther = { ...profileFormOf(opened), name: 'Нина' };
  expect(await refusals([saveProfile(there, opened, inOther)])).toBe(1);
  expect(await here.get('profile', 'profile')).toMatchObject({ name: 'Вера' });
});

it('products of a company, one renamed here and its status changed there, keep both', async () => {
  const [here, there] = twoTabs();
  await here.commit([creation('company')]);
  const company = await here.get('company', 'company-1');
  if (!company) throw new Error('no company');
  const edit = (part: 'name' | 'status', text: string) =>
    editCompany(company, { ...companyFormOf(company), [productField(part, 'p-0')]: text }, () => 'new');
  // Both worked out from the company as it was at first.
  await here.commit(edit('name', 'Портал'));
  await there.commit(edit('status', 'development'));
  expect((await here.get('company', 'company-1'))?.products).toMatchObject({
    'p-0': { name: 'Портал', status: 'development' },
  });
});

describe.each(FORMS)('%s', (_name, open) => {
  it('saved in two tabs at once is stored by one, and refused to the other', async () => {
    const [here, there] = twoTabs();
    for (const time of ['first', 'second']) {
      const saves = [await open(here), await open(there)];
      expect(await refusals(saves.map((save, tab) => save(`${time}-${tab}`)))).toBe(1);
    }
  });
});
