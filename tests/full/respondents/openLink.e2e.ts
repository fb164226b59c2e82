import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page, Request } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

import { readEnvironment } from '#server/environment/environment.ts';
import { startServer, type RunningServer } from '#server/startServer.ts';
import type { RoundStanding } from '#src/domain/fieldwork/figures.ts';
import { OUTDATED_PAGE } from '#src/domain/fieldwork/places/closed.ts';
import { pageOf } from '#src/domain/respond/paths.ts';
import type { Sent } from '#src/domain/respond/view.ts';

import { openLinkOf, ROUND, startRound } from '#tests/server/support/interviews.ts';
import { Browser as Device } from '#tests/server/support/team.ts';
import { launch } from '../../support/page/browser.ts';
import { putDatabase } from '../../support/servers/embedded.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';

/*
 * A page behind an open link of a server reached by HTTPS, which has to solve a task before a person may begin (R393): the
 * browser believes that it is there, and its requests are brought to the server as by a proxy.
 */

const ORIGIN = 'https://orientir.example';
const COMPANY = 'company-behind-https';
const HOUR = 3_600_000;
/** A page as a build of yesterday named it. */
const YESTERDAYS = 'respond-of-yesterday.js';

const folder = mkdtempSync(path.join(tmpdir(), 'orientir-https-'));
let browser: Browser;
let server: RunningServer;
let owner: Device;
let link = '';
let ahead = 0;
let bound = '';
let page: Page;
/** Requests that pages have sent. */
let sent: Sent[] = [];
/** Changes what a page sends, before it is brought to the server. */
let onTheWay: (one: Sent) => unknown = (one) => one;
/** Changes an answer of the server, before the browser has it. */
let onTheWayBack: (text: string) => string = (text) => text;

beforeAll(async () => {
  const read = readEnvironment({ PORT: '0', HOST: '127.0.0.1', BASE_URL: ORIGIN }, folder);
  if (!read.ok) throw new Error(`bad environment: ${read.bad.map(({ name }) => name).join()}`);
  putDatabase(inject('embedded'), read.environment.dataFolder);
  const links = new EventEmitter();
  const given = once(links, 'link');
  [browser, server] = await Promise.all([
    launch(),
    startServer({
      environment: read.environment,
      folder: path.resolve(import.meta.dirname, '../../../dist'),
      writeLog: () => undefined,
      now: () => new Date(Date.now() + ahead),
      isOwnerLinkAskedFor: true,
      onOwnerLink: (address) => void links.emit('link', address),
    }),
  ]);
  bound = `http://127.0.0.1:${server.port}`;
  owner = new Device(bound, ORIGIN);
  await owner.enter(String((await given)[0]).split('#')[1] ?? '', 'Анна');
  await owner.ask('POST', '/api/companies', { id: COMPANY, name: 'Ромашка' });
  await owner.ask('POST', `/api/companies/${COMPANY}/open`);
  await startRound(owner, COMPANY, { script: scriptOf(question('a'), question('b')) });
  link = await openLinkOf(owner, COMPANY);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks the server what a browser asks of {@link ORIGIN}. */
async function bring(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url());
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !/^:|^(?:host|connection|content-length|accept-encoding)$/.test(name)); // prettier-ignore
  const body = request.postData();
  const one = body === null || !pathname.startsWith('/api/') ? null : (JSON.parse(body) as Sent);
  if (one) sent.push(one);
  return fetch(`${bound}${pathname}${search}`, {
    method: request.method(),
    headers: Object.fromEntries(headers),
    ...(body === null ? {} : { body: one ? JSON.stringify(onTheWay(one)) : body }),
  });
}

beforeEach(async () => {
  sent = [];
  onTheWay = (one) => one;
  onTheWayBack = (text) => text;
  const context = await browser.newContext({ locale: 'ru-RU', reducedMotion: 'reduce' });
  await context.route(`${ORIGIN}/**`, async (route) => {
    // The page of yesterday has today's script under its own name.
    const url = route.request().url().endsWith(YESTERDAYS) ? `${ORIGIN}/assets/${await nameNow()}` : null;
    const response = url === null ? await bring(route.request()) : await fetch(url.replace(ORIGIN, bound));
    const headers = Object.fromEntries(response.headers);
    delete headers['content-encoding'];
    delete headers['content-length'];
    await route.fulfill({ status: response.status, headers, body: onTheWayBack(await response.text()) });
  });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
});

const nameNow = async (): Promise<string> => pageOf(await (await fetch(`${bound}${link}`)).text());
const agree = () => page.getByRole('button', { name: 'Даю согласие' });
const asks = (key: string) => page.getByRole('heading', { name: `Вопрос ${key}?` }).waitFor();
const begunByLink = async () =>
  (await owner.ask<RoundStanding>('GET', `/api/companies/${COMPANY}/rounds/${ROUND}`)).body.figures.byLink;

describe('a page behind an open link', () => {
  it('does the work that is asked of it, and asks its question', async () => {
    await page.goto(`${ORIGIN}${link}`);
    expect(await page.evaluate(() => isSecureContext)).toBe(true);
    await agree().click();
    await asks('a');
    expect(sent).toMatchObject([{ type: 'agree', proof: { challenge: expect.stringMatching(/^\w+\./), answer: expect.stringMatching(/^\d+$/) } }]); // prettier-ignore
    expect(await begunByLink()).toBe(1);
  });

  it('on which the consent was read for longer than the work lasts does it again by itself', async () => {
    await page.goto(`${ORIGIN}${link}`);
    await agree().waitFor();
    const before = await begunByLink();
    ahead += HOUR + 60_000;
    await agree().click();
    await asks('a');
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent).toHaveLength(2);
    expect(await begunByLink()).toBe(before + 1);
  });

  it('that knows of no work, for it was opened before any was asked, says that it has to be opened again', async () => {
    onTheWay = (one) => ({ type: one.type, id: one.id });
    await page.goto(`${ORIGIN}${link}`);
    const before = await begunByLink();
    await agree().click();
    await page.getByText(OUTDATED_PAGE).waitFor();
    expect(await begunByLink()).toBe(before);
    onTheWay = (one) => one;
    await page.reload();
    await agree().click();
    await asks('a');
  });

  it('that was closed goes on for whoever has begun by it', async () => {
    const own = await openLinkOf(owner, COMPANY);
    await page.goto(`${ORIGIN}${own}`);
    await agree().click();
    await asks('a');
    await owner.ask('DELETE', `/api/companies/${COMPANY}/rounds/${ROUND}/open-link`);
    await page.goto(`${ORIGIN}${own}`);
    await asks('a');
    link = await openLinkOf(owner, COMPANY);
  });

  it('of before an update whose words the server does not know any more loads itself anew, and goes on with what was typed', async () => {
    const now = await nameNow();
    onTheWayBack = (text) => text.replace(`/assets/${now}`, `/assets/${YESTERDAYS}`);
    await page.goto(`${ORIGIN}${link}`);
    await agree().click();
    await asks('a');
    await page.locator('textarea').fill('Набрано до обновления');
    // The update: what the page of yesterday sends is not understood, and the page is today's.
    onTheWayBack = (text) => text;
    let refused = 0;
    onTheWay = (one) => {
      if (refused > 0) return one;
      refused += 1;
      return { ...one, type: 'of yesterday' };
    };
    await page.getByRole('button', { name: 'Ответить', exact: true }).click();
    await asks('b');
    expect(sent.filter(({ type }) => type === 'answer')).toMatchObject([{ text: 'Набрано до обновления' }, { text: 'Набрано до обновления' }]); // prettier-ignore
    expect(await page.locator('script[src]').getAttribute('src')).toContain(now);
  });
});
