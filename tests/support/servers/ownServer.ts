import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';

import { readEnvironment, type Environment } from '#server/environment/environment.ts';
import type { ServerOptions } from '#server/createContext.ts';
import { startServer, type RunningServer } from '#server/startServer.ts';

import { launch, openProfile } from '../page/browser.ts';
import { putDatabase } from './embedded.ts';
import { startFakeTelegram, type FakeTelegram } from './fakeTelegram.ts';
import { freePort } from './freePort.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { startModelServer, type FakeModel } from './modelServer.ts';
import { FIRST_SIGN_IN, shareOpenCompany } from '../page/team.ts';

/** A server of a journey's own, with all that it talks to, and a company that was opened to a team on it. */
export interface OwnServer {
  /** Where it is opened; stays when it is started anew. */
  readonly address: string;
  /** Folder it was started in; its data are there. */
  readonly folder: string;
  readonly environment: Environment;
  /** Every line of its log. */
  readonly logs: readonly string[];
  /** Where its letters go. */
  readonly box: Mailbox;
  /** Where its bots talk. */
  readonly telegram: FakeTelegram;
  /** Where a model of its companies may be; none has it before it is given one. */
  readonly model: FakeModel;
  /** Anna's page, whose company it is. */
  readonly anna: Page;
  /** The address of a link into the company. */
  readonly link: string;
  /** Lead of its clock, ms: no test waits for it. */
  ahead: number;
  /** Opens a page in another user's browser; errors on it fail the journey. */
  open(): Promise<Page>;
  /** Ends it; what it has stored stays. */
  stop(): Promise<void>;
  /** Ends it and starts it anew on what it has stored. */
  restart(): Promise<void>;
}

/**
 * Gives the journeys of a file, or of a part of one, a server of their own: the built one, with a mail server, a Bot API of
 * Telegram and a server of models on this machine. Holds afterwards that no page had an error.
 * @param take keeps what the journeys work with
 * @param options how the server is started besides
 */
export function ownServer(
  take: (own: OwnServer) => unknown,
  options: Pick<ServerOptions, 'digestEvery' | 'reading' | 'modelPatience'> = {},
): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'orientir-own-'));
  const logs: string[] = [];
  const errors: string[] = [];
  let box: Mailbox;
  let telegram: FakeTelegram;
  let model: FakeModel;
  let running: RunningServer | null = null;
  let browser: Browser;

  async function stop(): Promise<void> {
    await running?.stop();
    running = null;
  }

  beforeAll(async () => {
    [box, telegram, model] = await Promise.all([startMailbox(), startFakeTelegram(), startModelServer()]);
    const port = String(await freePort());
    const address = `http://127.0.0.1:${port}`;
    const read = readEnvironment(
      {
        PORT: port,
        HOST: '127.0.0.1',
        BASE_URL: address,
        SMTP_URL: box.url,
        MAIL_FROM: 'Ориентир <no-reply@orientir.example>',
        TELEGRAM_API_ROOT: telegram.address,
        MODEL_PRIVATE_HOSTS: '127.0.0.1',
        GIGACHAT_AUTH_URL: model.authAddress,
        WRITES_PER_SECOND: '1000',
      },
      folder,
    );
    if (!read.ok) throw new Error(`bad environment: ${read.bad.map(({ name }) => name).join()}`);
    const { environment } = read;
    putDatabase(inject('embedded'), environment.dataFolder);
    const links = new EventEmitter();
    const given = once(links, 'link');
    const begin = async (): Promise<void> => {
      running = await startServer({
        environment,
        folder: path.resolve(import.meta.dirname, '../../../dist'),
        writeLog: (line) => void logs.push(line),
        now: () => new Date(Date.now() + own.ahead),
        onOwnerLink: (ownerLink) => void links.emit('link', ownerLink),
        ...options,
      });
    };
    const open = async (): Promise<Page> => {
      const { page } = await openProfile(browser, address);
      page.on('pageerror', (error) => errors.push(String(error)));
      return page;
    };
    const own = { ahead: 0 };
    await begin();
    browser = await launch();
    const anna = await open();
    const link = await shareOpenCompany(anna, String((await given)[0]));
    const restart = async (): Promise<void> => {
      await stop();
      await begin();
    };
    await take(
      Object.assign(own, { address, folder, environment, logs, box, telegram, model, anna, link, open, stop, restart }),
    );
  }, 2 * FIRST_SIGN_IN);

  afterAll(async () => {
    await browser.close();
    await stop();
    await Promise.all([box.stop(), telegram.stop(), model.stop()]);
    rmSync(folder, { recursive: true, force: true });
    expect(errors).toEqual([]);
  });
}
