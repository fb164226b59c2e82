import { expect } from 'vitest';

import type { BotStanding } from '#src/domain/fieldwork/bot.ts';
import type { AnswerPage, RespondentPage } from '#src/domain/fieldwork/figures.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import type { Engine } from '#tests/server/support/databases.ts';
import { openLinkOf, ROUND, startRound } from '#tests/server/support/interviews.ts';
import {
  startTestServer,
  withCompany,
  type Browser,
  type TestAnswer,
  type TestServer,
  type TestServerOptions,
} from '#tests/server/support/team.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startFakeTelegram, type FakeTelegram, type Person } from '#tests/support/servers/fakeTelegram.ts';

/* A server whose bots speak to a Bot API of the tests, and companies that ask people by them. */

export const WORDS = scriptOf(question('a'), question('b'));

/** The last part of an address is its token. */
export const tokenIn = (address: string): string => address.split('/').at(-1) ?? '';

export interface BotConversationOptions {
  readonly variables?: Readonly<Record<string, string>>;
  /** Milliseconds between two looks at who is to be reminded. */
  readonly remindEvery?: number;
  /** How long models are waited for. */
  readonly modelPatience?: TestServerOptions['modelPatience'];
  /** Initial time of the clock; default the system's. */
  readonly from?: number;
}

/** A server with bots, and one company after another. */
export interface BotConversations {
  readonly telegram: FakeTelegram;
  readonly server: TestServer;
  readonly owner: Browser;
  /** Id of the company that was made last. */
  readonly company: () => string;
  /** Makes a company; the rest is of it, where no other is named. */
  next(): Promise<void>;
  addCompany(id: string): Promise<string>;
  /** Lets the servers' clock jump: no test waits for a silence. */
  jump(milliseconds: number): void;
  readonly now: () => Date;
  readonly botPlace: (of?: string) => string;
  readonly place: (rest: string, of?: string) => string;
  connect(token: string, of?: string): Promise<TestAnswer<{ bot: BotStanding }>>;
  standing(of?: string): Promise<BotStanding | null>;
  respondents(of?: string): Promise<RespondentPage['items']>;
  /** Returns the answers, the first first. */
  answers(of?: string): Promise<readonly string[]>;
  /** Gives the company a bot and a round that runs. @returns the bot's token and the open link's */
  begin(round?: Partial<Round>, of?: string): Promise<{ token: string; link: string }>;
  /** Returns a person who has come by a link and agreed. */
  agreed(token: string, link: string): Promise<Person>;
  /** Says nothing more for a while, once so many answers are known. */
  silence(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a Bot API and a server that speaks to it. */
export async function startBotConversations(
  engine: Engine,
  { variables = {}, remindEvery, modelPatience, from = Date.now() }: BotConversationOptions = {},
): Promise<BotConversations> {
  const telegram = await startFakeTelegram();
  const began = Date.now();
  let ahead = 0;
  let companies = 0;
  let company = 'company-0';
  const now = (): Date => new Date(from + Date.now() - began + ahead);
  const server = await startTestServer(engine, {
    variables: { BEHIND_PROXY: '1', TELEGRAM_API_ROOT: telegram.address, ...variables },
    now,
    ...(remindEvery === undefined ? {} : { remindEvery }),
    ...(modelPatience ? { modelPatience } : {}),
  });
  const owner = await withCompany(server, company);
  const place = (rest: string, of = company): string => `/api/companies/${of}/rounds/${ROUND}${rest}`;
  const botPlace = (of = company): string => `/api/companies/${of}/bot`;
  const talks: BotConversations = {
    telegram,
    server,
    owner,
    company: () => company,
    async next() {
      company = await talks.addCompany(`company-${(companies += 1)}`);
    },
    async addCompany(id) {
      await owner.ask('POST', '/api/companies', { id, name: 'Стрелка' });
      await owner.ask('POST', `/api/companies/${id}/open`);
      return id;
    },
    jump(milliseconds) {
      ahead += milliseconds;
    },
    now,
    botPlace,
    place,
    connect: (token, of) => owner.ask('PUT', botPlace(of), { token }),
    standing: async (of) => (await owner.ask<{ bot: BotStanding | null }>('GET', botPlace(of))).body.bot,
    respondents: async (of) => (await owner.ask<RespondentPage>('GET', place('/respondents', of))).body.items,
    answers: async (of) =>
      (await owner.ask<AnswerPage>('GET', place('/answers', of))).body.items.map(({ text }) => text).toReversed(),
    async begin(round = {}, of = company) {
      const token = telegram.bot(`${of.replaceAll('-', '_')}_bot`);
      expect((await talks.connect(token, of)).status).toBe(200);
      await startRound(owner, of, { script: WORDS, byTelegram: true, ...round });
      return { token, link: tokenIn(await openLinkOf(owner, of)) };
    },
    async agreed(token, link) {
      const person = telegram.person(token);
      person.send(`/start ${link}`);
      await person.sees('Вы соглашаетесь');
      person.press(WISH_WORDS.agree);
      return person;
    },
    async silence(count) {
      await eventually(async () => expect(await talks.answers()).toHaveLength(count));
      ahead += 10_000;
    },
    async stop() {
      await server.stop();
      await telegram.stop();
    },
  };
  return talks;
}
