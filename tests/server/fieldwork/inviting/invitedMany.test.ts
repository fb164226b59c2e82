import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { InvitationOutcome, Invitations, LookedAt } from '#src/domain/sync/invitations.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { Browser, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startMailbox, type Mailbox } from '#tests/support/servers/mailbox.ts';

/* A whole list pasted, of every sort of address, and a mail server that does not answer. */

const AT = '/api/companies/company-1';
const ORIGIN = 'http://orientir.example';

/** Three hundred people, as lists from elsewhere name them. */
const CROWD = Array.from({ length: 300 }, (_, at) => {
  const sorts = [
    `p${at}@crowd.example`,
    `p${at}+study+tag@crowd.example`,
    `o'hara.${at}@crowd.example`,
    `P${at}@Crowd.Example`,
    `p${at}@пример.испытание`,
    `p-${at}@sub.crowd-two.example`,
  ];
  return sorts[at % sorts.length] ?? '';
});

/** Addresses that no mail goes to, and one that is asked for twice. */
const ODD = ['"имя" <q@crowd.example>', '"a b"@crowd.example', 'a,b@crowd.example', 'p0@crowd.example'];

describe.each(ENGINES)('many invited at once, on %s', (engine) => {
  let box: Mailbox;
  let server: TestServer;
  let owner: Browser;

  beforeEach(async () => {
    box = await startMailbox();
    server = await startTestServer(engine, {
      variables: { BEHIND_PROXY: '1', BASE_URL: ORIGIN, SMTP_URL: box.url, MAIL_FROM: 'no-reply@orientir.example' },
    });
    owner = await withCompany(server);
  });
  afterEach(async () => {
    await server.stop();
    await box.stop();
  });

  const invite = async (emails: readonly string[]): Promise<readonly InvitationOutcome[]> => {
    const invitations = emails.map((email) => ({ email, role: 'Viewer' }));
    const { body } = await owner.ask<{ outcomes: readonly InvitationOutcome[] }>('POST', `${AT}/invitations`, {
      invitations,
    });
    return body.outcomes;
  };

  it('each gets one letter with a link of their own, whatever stands before the @', async () => {
    const said = await invite([...CROWD.slice(0, 296), ...ODD]);
    expect(said.slice(0, 296).filter(({ outcome }) => outcome !== 'invited')).toEqual([]);
    expect(said.slice(296).map(({ outcome }) => outcome)).toEqual([
      'notAddress',
      'notAddress',
      'notAddress',
      'already',
    ]);
    await eventually(() => expect(box.letters.length).toBeGreaterThanOrEqual(296));
    expect(new Set(box.letters.map(({ to }) => to)).size).toBe(296);
    expect(box.letters).toHaveLength(296);
    expect(new Set(box.letters.map(({ links }) => links[0])).size).toBe(296);
    for (const sort of [/\+study\+tag@/, /^o'hara\./, /^P3@/, /xn--|пример/]) {
      const caught = box.letters.find(({ to }) => sort.test(to));
      const token = caught?.links[0]?.split('#')[1] ?? '';
      const guest = new Browser(server.address, ORIGIN);
      const { body } = await guest.ask<LookedAt>('POST', '/api/session/look', { token });
      expect([sort, body]).toMatchObject([sort, { kind: 'open', role: 'Viewer' }]);
    }
  });

  it('nobody waits for a mail server that hangs: they are invited, and are told that the letter is on its way', async () => {
    box.behave('hang');
    const began = performance.now();
    const [made] = await invite(['vera@company.example']);
    expect(made?.outcome).toBe('invited');
    expect((await owner.ask('GET', `${AT}/changes?after=0`)).status).toBe(200);
    // Far less than any limit of the connection that hangs.
    expect(performance.now() - began).toBeLessThan(10_000);
    const { body } = await owner.ask<Invitations>('GET', `${AT}/invitations`);
    expect(body.invitations).toMatchObject([{ memberId: made?.memberId, letter: { state: 'waiting' } }]);
  });
});
