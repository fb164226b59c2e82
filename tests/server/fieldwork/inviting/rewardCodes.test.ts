import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { RespondentPage, RoundStanding } from '#src/domain/fieldwork/figures.ts';
import { FIRST_SETTINGS } from '#src/domain/research/privacy/settings.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { everythingIn } from '#tests/server/support/everything.ts';
import {
  commit,
  finish,
  look,
  openLinkOf,
  press,
  ROUND,
  send,
  startRound,
  untilFiled,
} from '#tests/server/support/interviews.ts';
import { Browser, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { eventually } from '#tests/support/eventually.ts';

/* Codes that are given for an interview, and those who are erased. */

const COMPANY = 'company-1';
const at = (rest = ''): string => `/api/companies/${COMPANY}${rest}`;
const CODES = ['КОД-1', 'КОД-2', 'КОД-3', 'КОД-4'];

describe.each(ENGINES)('codes of a round on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let clock = Date.UTC(2026, 0, 31, 9);

  const stranger = (): Browser => new Browser(server.address);
  const rewards = async () => (await owner.ask<RoundStanding>('GET', at(`/rounds/${ROUND}`))).body.figures.rewards;
  const states = async () =>
    (await owner.ask<RespondentPage>('GET', at(`/rounds/${ROUND}/respondents`))).body.items.map(({ state }) => state);
  /**
   * A respondent comes by the open link and answers to the end.
   * @returns their address, and their code
   */
  async function talk(): Promise<{ own: string; code: string | undefined }> {
    const page = stranger();
    const { body: begun } = await send(page, await openLinkOf(owner, COMPANY), press('agree'));
    const own = begun.movedTo ?? '';
    expect(await finish(page, own, begun)).toBe('done');
    return { own, code: (await look(page, own)).body.reward?.code };
  }

  beforeAll(async () => {
    const options = { now: () => new Date(clock), eraseEvery: 50, variables: { BEHIND_PROXY: '1' } };
    server = await startTestServer(engine, options);
    owner = await withCompany(server, COMPANY);
  });
  afterAll(() => server.stop());

  it('stay given when whoever has one is forgotten, withdraws or is erased by the term, and nobody can say to whom', async () => {
    await commit(owner, COMPANY, [
      { op: 'ensure', kind: 'researchSettings', id: 'research', defaults: FIRST_SETTINGS },
      { op: 'set', kind: 'researchSettings', id: 'research', fields: { keepsMonths: 3 } },
    ]);
    await startRound(owner, COMPANY, { reward: 'Спасибо!', keepsMonths: 3 });
    await owner.ask('POST', at(`/rounds/${ROUND}/codes`), { codes: CODES });
    const forgotten = await talk();
    const withdrawn = await talk();
    const expired = await talk();
    expect([forgotten.code, withdrawn.code, expired.code]).toEqual(CODES.slice(0, 3));
    await untilFiled(owner, COMPANY, 3);
    const { body } = await owner.ask<RespondentPage>('GET', at(`/rounds/${ROUND}/respondents`));
    const ids = body.items.map(({ id }) => id);
    const first = body.items.find(({ codeName }) => codeName === 'Р1')?.id ?? '';

    expect((await owner.ask('POST', at('/forget'), { contacts: [], participants: [first] })).status).toBe(200);
    await send(stranger(), withdrawn.own, press('withdraw'));
    await eventually(async () => expect((await states()).toSorted()).toEqual(['finished', 'forgotten', 'withdrawn']));
    clock = Date.UTC(2026, 3, 30, 10);
    await eventually(async () => expect((await look(stranger(), expired.own)).status).toBe(404));
    // A given code is counted, and given to no one else.
    expect(await rewards()).toEqual({ all: 4, given: 3 });
    expect((await talk()).code).toBe('КОД-4');
    await owner.ask('POST', at(`/rounds/${ROUND}/codes`), { codes: CODES });
    expect(await rewards()).toEqual({ all: 4, given: 4 });

    await server.pause();
    const { incentive_code: codes } = await everythingIn(server, COMPANY);
    for (const code of CODES) expect(codes).toContain(code);
    expect(ids.filter((id) => codes.includes(id))).toEqual([]);
    // The moment at which it was given is the one at which the interview ended.
    expect(codes).not.toContain('2026-01-31');
  });
});
