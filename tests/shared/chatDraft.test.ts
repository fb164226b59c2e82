import { afterEach, expect, it, vi } from 'vitest';

import { deleteCompany } from '#app/sections/account/actions.ts';
import { INTERVIEW_DRAFT } from '#app/shared/asking/interviewDraft.ts';
import { draftPlace, SCENARIO_DRAFT } from '#app/shared/asking/scenario/scenarioDraft.ts';
import { CHAT_DRAFT, CHAT_PICKED, chatKeyOf } from '#app/shared/drafts/chatDraft.ts';
import { forgetCompany } from '#app/shared/drafts/forgetCompany.ts';
import { PAYER_DRAFT } from '#app/shared/drafts/payerDraft.ts';
import { typedKey } from '#app/shared/drafts/typedDraft.ts';
import { MAIN_PRODUCT, SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';
import { createMemoryStore } from '#store/memory.ts';

import { createClock, creation, example } from '../store/examples.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage: its keys are its own, what it can do is not. */
class KeptInBrowser {
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

/** All keys under which something is kept of a company. */
const keysOf = (companyId: string): readonly string[] => [
  ...[MAIN_PRODUCT, 'product-2'].flatMap((product) => {
    const chat = chatKeyOf(companyId, product);
    return [CHAT_DRAFT.keyOf(chat), CHAT_PICKED.keyOf(chat), `chat-files:${chat}`];
  }),
  PAYER_DRAFT.keyOf(companyId),
  INTERVIEW_DRAFT.keyOf(companyId),
  ...[null, 'scenario-1', 'interview-about'].map((place) => SCENARIO_DRAFT.keyOf(draftPlace(companyId, place))),
  typedKey(companyId, 'material-1'),
  `talk-draft:${companyId}:["research:study-1",null,"new"]`,
  `orientir:visit:${companyId}`,
];

it('a company that is erased, or left, leaves nothing typed in it on this device; another one’s stays', () => {
  const [storage, ofTab] = [new KeptInBrowser(), new KeptInBrowser()];
  const others = ['company-10', 'company-2', 'other-company-1'].flatMap(keysOf);
  const ownKeys = ['theme', 'company', 'onboarding-draft', 'invoice-payer'];
  for (const kept of [storage, ofTab]) {
    for (const key of [...keysOf('company-1'), ...others, ...ownKeys]) Object.assign(kept, { [key]: 'Мы помогаем' });
  }
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', ofTab);
  forgetCompany('company-1');
  for (const kept of [storage, ofTab]) {
    expect(Object.keys(kept).toSorted()).toEqual([...others, ...ownKeys].toSorted());
  }
  // The draft of before was the sample’s.
  forgetCompany(SAMPLE_COMPANY_ID);
  expect(storage).not.toHaveProperty('invoice-payer');
});

it('the company that is opened instead of an erased one keeps what was typed in it', async () => {
  const storage = new KeptInBrowser();
  for (const key of ['company-1', 'company-2'].flatMap(keysOf)) Object.assign(storage, { [key]: 'Мы помогаем' });
  vi.stubGlobal('localStorage', storage);
  const store = createMemoryStore({ companyId: 'company-1', now: createClock() });
  await store.commit(['company-1', 'company-2'].map((id) => creation('company', { id })));
  expect(await deleteCompany(store, example('company'))).toBe('company-2');
  expect(Object.keys(storage).toSorted()).toEqual(keysOf('company-2').toSorted());
});

it('where nothing is kept, nothing is forgotten', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => forgetCompany('company-1')).not.toThrow();
});
