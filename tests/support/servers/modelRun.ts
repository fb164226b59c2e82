import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';

import { launch, openProfile } from '../page/browser.ts';
import { startModelServer, type AskedModel, type FakeModel } from './modelServer.ts';
import { npmStart, type Started } from './npmStart.ts';

/** A server of ours that has a model, and a user's page at it. */
export interface ModelRun {
  readonly model: FakeModel;
  readonly server: Started;
  readonly page: Page;
}

/**
 * Runs one for the tests of a file, and stops it behind them; nothing may have failed in the page.
 * @param take receives it before the first of them
 */
export function modelRun(take: (run: ModelRun) => void): void {
  const errors: string[] = [];
  let [model, server, browser]: [FakeModel?, Started?, Browser?] = [];
  beforeAll(async () => {
    model = await startModelServer();
    server = await npmStart({ isBuilt: true, variables: { MODEL_BASE_URL: model.address, MODEL_NAME: 'proba-14b' } });
    browser = await launch();
    const { page } = await openProfile(browser, server.address);
    page.on('pageerror', (error) => errors.push(String(error)));
    take({ model, server, page });
  });
  afterAll(async () => {
    await browser?.close();
    server?.stop();
    await model?.stop();
    expect(errors).toEqual([]);
  });
}

/** All that a model was told in a question. */
export const toldIn = ({ messages }: AskedModel): string => messages.map(({ content }) => content).join('\n');
