import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { RoundStanding } from '#src/domain/fieldwork/figures.ts';
import type { PersonalLinks } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import { OUTDATED_PAGE } from '#src/domain/fieldwork/places/closed.ts';
import { PAGE_HEADER } from '#src/domain/respond/paths.ts';
import { isProof, proofText } from '#src/domain/respond/proof.ts';
import type { Sent, View } from '#src/domain/respond/view.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { commit, look, openLinkOf, press, ROUND, send, startRound } from '#tests/server/support/interviews.ts';
import { Browser, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';

/* An open link on the internet asks for a little work of each respondent who agrees by it. */

const HOUR = 3_600_000;

/** Returns the request of a page that has done the work. */
function agreed({
  challenge,
}: View): Sent & { readonly proof: { readonly challenge: string; readonly answer: string } } {
  for (let tried = 0; ; tried += 1) {
    const answer = String(tried);
    const hash = createHash('sha256').update(proofText(challenge, answer)).digest();
    if (isProof(hash)) return { type: 'agree', id: press('agree').id, proof: { challenge, answer } };
  }
}

describe.each(ENGINES)('an open link on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let address = '';
  let clock = Date.now();
  const visitor = (): Browser => new Browser(server.address, server.origin);
  const begunByLink = async () =>
    (await owner.ask<RoundStanding>('GET', `/api/companies/c/rounds/${ROUND}`)).body.figures.byLink;

  beforeAll(async () => {
    server = await startTestServer(engine, {
      variables: { BEHIND_PROXY: '1', BASE_URL: 'https://orientir.example' },
      now: () => new Date(clock),
    });
    owner = await withCompany(server, 'c');
    await startRound(owner, 'c');
    address = await openLinkOf(owner, 'c');
  });
  afterAll(() => server.stop());

  it('lets nobody begin without the work, in time, for this link, once', async () => {
    const browser = visitor();
    const { body: view } = await look(browser, address);
    expect((await look(browser, address)).body.challenge).not.toBe(view.challenge);
    const agree = agreed(view);
    const { proof } = agree;
    const other = await openLinkOf(owner, 'c').then(async () => {
      await startRound(owner, 'c', {}, { id: 'another', study: 'another' });
      return openLinkOf(owner, 'c', 'another');
    });
    // A page from before the work existed shows the server's message.
    expect((await send(browser, address, press('agree'))).body).toMatchObject({ step: 'closed', challenge: '', words: { consent: '', closed: OUTDATED_PAGE } }); // prettier-ignore
    const refused = [
      await send(browser, address, { ...press('agree'), proof: { ...proof, answer: `${proof.answer}0` } }),
      await send(browser, address, { ...press('agree'), proof: { ...proof, challenge: `z${proof.challenge}` } }),
      await send(browser, address, { ...press('agree'), proof: { challenge: '', answer: '' } }),
      await send(browser, other, agree),
    ];
    expect(refused.map(({ status, body }) => [status, body])).toEqual(refused.map(() => [428, { error: 'unproven' }]));
    expect(await begunByLink()).toBe(0);
    const begun = await send(browser, address, agree);
    expect(begun.body).toMatchObject({ step: 'asking', challenge: '' });
    // The same press again is the same person; another press needs work of its own.
    expect((await send(browser, address, agree)).body.movedTo).toBe(begun.body.movedTo);
    expect((await send(visitor(), address, { ...press('agree'), proof })).status).toBe(428);
    const { body: late } = await look(browser, address);
    const work = agreed(late);
    clock += HOUR + 1;
    expect((await send(browser, address, work)).status).toBe(428);
    expect(await begunByLink()).toBe(1);
  });

  it('says with each refusal which page it has now, and with nothing else', async () => {
    writeFileSync(path.join(server.folder, 'dist/respond.html'), '<script src="/assets/respond-Zz-9yQ1p.js"></script>');
    const proof = { challenge: 'none', answer: '0' };
    const refused = await send(visitor(), address, { ...press('agree'), proof });
    expect([refused.status, refused.headers.get(PAGE_HEADER)]).toEqual([428, 'respond-Zz-9yQ1p.js']);
    expect((await send(visitor(), address, { type: 'of tomorrow' })).headers.get(PAGE_HEADER)).toBe('respond-Zz-9yQ1p.js'); // prettier-ignore
    expect((await look(visitor(), address)).headers.get(PAGE_HEADER)).toBeNull();
  });

  it('asks nothing of whoever was invited by name', async () => {
    const contacts = { anna: { ...NO_CONTACT, name: 'Анна', emails: ['anna@mail.example'], position: 'a' } };
    await commit(owner, 'c', [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', contacts }) }]); // prettier-ignore
    await owner.ask('POST', `/api/companies/c/rounds/${ROUND}/invitations`, { contacts: [{ listId: 'list', key: 'anna' }] }); // prettier-ignore
    const { body } = await owner.ask<PersonalLinks>('GET', `/api/companies/c/rounds/${ROUND}/links`);
    const own = body.links.at(-1)?.address ?? '';
    expect((await look(visitor(), own)).body).toMatchObject({ step: 'consent', challenge: '' });
    expect((await send(visitor(), own, press('agree'))).body.step).toBe('asking');
  });

  it('lets a class begin from one address at once, and then one after another', async () => {
    const browser = visitor();
    const statuses: number[] = [];
    for (let at = 0; at < 32; at += 1) {
      const { body } = await look(visitor(), address);
      statuses.push((await send(browser, address, agreed(body))).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(31)).toEqual([429]);
    const { body } = await look(visitor(), address);
    expect((await send(visitor(), address, agreed(body))).body.step).toBe('asking');
  });
});
