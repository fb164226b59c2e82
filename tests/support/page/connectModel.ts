import type { Page } from 'playwright';
import { expect } from 'vitest';

import type { FakeModel } from '../servers/modelServer.ts';

/** Gives the open company of a user's page a model of its own, as an administrator does in «Настройки». */
export async function connectModel(page: Page, { address, key }: FakeModel, more: object = {}): Promise<void> {
  const nothing = { tokens: null, roubles: null };
  const own = {
    kind: 'openai',
    address,
    name: 'test-model',
    key,
    budget: nothing,
    prices: { in: null, out: null },
    ...more,
  };
  const state = await page.evaluate(async (body) => {
    const session = (await (await fetch('/api/session')).json()) as { companies: { id: string }[] };
    const response = await fetch(`/api/companies/${session.companies[0]?.id}/model`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as unknown;
  }, own);
  expect(state).toMatchObject({ on: true });
}
