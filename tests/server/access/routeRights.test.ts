import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readEnvironment } from '#server/environment/environment.ts';
import { createApp } from '#server/http/app.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { PROTOCOL, type Session } from '#src/domain/sync/protocol.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { Browser, joinedBy, sent, startTestServer, type TestServer } from '#tests/server/support/team.ts';
import { draft, loaded } from '#tests/store/examples.ts';

/* Every address of the server × everyone who may ask it: strangers, people of another company, former members, every role. */

const COMPANY = 'company-1';
const OTHER = 'company-2';
const DAY = '2026-06-01T10:00:00.000Z';

/** Who asks, in the order of the columns below. */
const WHO = ['nobody', 'of another', 'removed', 'Viewer', 'Researcher', 'Admin', 'Owner'] as const;
type Who = (typeof WHO)[number];

/** Needs of a row besides its address. */
interface Asking {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  /**
   * Makes something anew for the asker.
   * @returns values of the address's parameters besides the company
   */
  readonly makes?: (owner: Browser, asks: Browser, who: Who) => Promise<Readonly<Record<string, string>>>;
}

const at = (rest: string): string => `/api/companies/${COMPANY}${rest}`;
const idOf = async (asked: Promise<{ body: unknown }>): Promise<string> => ((await asked).body as { id: string }).id;

const FILE = '1';
const sha256 = createHash('sha256').update(FILE).digest('hex');
const ofFile = { makes: () => Promise.resolve({ sha256 }) };
const piece = { body: FILE, headers: { 'Upload-Offset': '0', 'Upload-Length': '1' } };

const document = { title: 'Видение', blocks: [] };
const page = { document, hides: true, kind: 'board', recordId: 'vision', days: 7 };
const shownBy = async (browser: Browser) => ({ page: await idOf(browser.ask('POST', at('/outward'), page)) });
const byOwner = { makes: (owner: Browser) => shownBy(owner) };
/** Who may show something ends what is theirs. */
const byOneself = {
  makes: (owner: Browser, asks: Browser, who: Who) =>
    shownBy(who === 'Researcher' || who === 'Admin' || who === 'Owner' ? asks : owner),
};

const link = { role: 'Viewer', days: 1 };
const invited = (email: string) => ({ invitations: [{ email, role: 'Viewer', message: '' }] });
let invitations = 0;
const invitation = {
  async makes(owner: Browser) {
    invitations += 1;
    const { body } = await owner.ask('POST', at('/invitations'), invited(`i${invitations}@company.example`));
    return { member: (body as { outcomes: { memberId: string }[] }).outcomes[0]?.memberId ?? '' };
  },
};
/** A round, and a contact to be asked in it. */
const round = {
  async makes(owner: Browser) {
    const list = draft('contactList', { id: 'list-of-round' });
    await owner.push(COMPANY, [
      sent([
        { op: 'ensure', kind: 'research', id: 'study', defaults: draft('research', { id: 'study' }) },
        { op: 'ensure', kind: 'round', id: 'round', defaults: draft('round', { id: 'round', researchId: 'study' }) },
        { op: 'ensure', kind: 'contactList', id: list.id, defaults: list },
      ]),
    ]);
    return { round: 'round' };
  },
};
/** A person who is asked in it. */
const asked = {
  async makes(owner: Browser) {
    const of = await round.makes(owner);
    const { contacts } = draft('contactList');
    const invitedContacts = Object.keys(contacts).map((key) => ({ listId: 'list-of-round', key }));
    await owner.ask('POST', at('/rounds/round/invitations'), { contacts: invitedContacts });
    const { body } = await owner.ask('GET', at('/rounds/round/respondents'));
    return { ...of, respondent: (body as { items: { id: string }[] }).items[0]?.id ?? '' };
  },
};
const ownModel = {
  kind: 'openai',
  address: 'https://10.0.0.1/v1',
  name: 'm',
  key: '',
  budget: { tokens: null, roubles: null },
  prices: { in: null, out: null },
};
const stranger = { makes: () => Promise.resolve({ token: 'no-such-token' }) };
const bad = { body: { token: 'no-such-token' } };
const tab = { body: { tab: 't', record: null, isTyping: false } };

/** `METHOD /address`: the status for each of WHO. Requests that end a session or the company come last. */
const TABLE: readonly (readonly [route: string, statuses: string, asking?: Asking])[] = [
  ['GET /healthz', '200 200 200 200 200 200 200'],
  ['GET /metrics', '200 200 200 200 200 200 200'],
  ['GET /s/:token', '404 404 404 404 404 404 404', { makes: () => Promise.resolve({ token: 'no-such-token' }) }],
  ['GET /api/i/:token', '404 404 404 404 404 404 404', stranger],
  ['POST /api/i/:token', '404 404 404 404 404 404 404', { ...stranger, body: { type: 'agree', id: 'x' } }],
  [
    'POST /t/:bot',
    '404 404 404 404 404 404 404',
    { makes: () => Promise.resolve({ bot: '1' }), body: { update_id: 1 } },
  ],
  // This build has no page for respondents; with it an unknown address is the same 404.
  ['GET /i/:token', '404 404 404 404 404 404 404', stranger],
  ['POST /i/:token', '400 400 400 400 400 400 400', { ...stranger, body: {} }],
  ['GET /api/w/:key', '200 200 200 200 200 200 200', { makes: () => Promise.resolve({ key: 'of-nobody' }) }],
  [
    'PUT /api/i/:token/file',
    '404 404 404 404 404 404 404',
    { ...stranger, body: 'x', query: '?name=a&mime=audio/webm' },
  ],
  ['GET /api/backup', '404 404 404 404 404 404 404'],

  ['GET /api/session', '401 200 200 200 200 200 200'],
  ['POST /api/session', '401 401 401 401 401 401 401', bad],
  ['POST /api/session/look', '200 200 200 200 200 200 200', bad],
  ['GET /api/auth/ways', '200 200 200 200 200 200 200'],
  ['GET /api/auth/security', '401 200 200 200 200 200 200'],
  ['DELETE /api/auth/sessions/:session', '401 404 404 404 404 404 404', { makes: async () => ({ session: 'x' }) }],
  ['POST /api/auth/letter', '404 404 404 404 404 404 404', { body: {} }],
  ['POST /api/auth/link', '403 403 403 403 403 403 403', bad],
  ['POST /api/auth/password/sign-in', '403 403 403 403 403 403 403', { body: { email: 'a@b.example', password: 'x' } }],
  ['POST /api/auth/address', '404 404 404 404 404 404 404', { body: { email: 'a@b.example' } }],
  ['POST /api/auth/address/confirm', '401 403 403 403 403 403 403', bad],
  ['POST /api/auth/password', '401 400 400 400 400 400 400', { body: { password: 'short' } }],
  ['POST /api/auth/password/remove', '401 200 200 200 200 200 200', { body: {} }],
  ['POST /api/auth/two-factor/enable', '401 200 200 200 200 200 200', { body: {} }],
  ['POST /api/auth/two-factor/disable', '401 200 200 200 200 200 200', { body: {} }],
  ['POST /api/auth/two-factor/verify-totp', '410 400 400 400 400 400 400', { body: { code: '000000' } }],
  ['POST /api/auth/two-factor/verify-backup-code', '410 400 400 400 400 400 400', { body: { code: 'x' } }],
  ['POST /api/auth/two-factor/generate-backup-codes', '401 400 400 400 400 400 400', { body: {} }],
  ['GET /api/auth/passkey/generate-register-options', '401 200 200 200 200 200 200'],
  ['POST /api/auth/passkey/verify-registration', '400 400 400 400 400 400 400', { body: {} }],
  ['GET /api/auth/passkey/generate-authenticate-options', '200 200 200 200 200 200 200'],
  ['POST /api/auth/passkey/verify-authentication', '400 400 400 400 400 400 400', { body: {} }],
  ['POST /api/auth/passkey/delete-passkey', '401 403 403 403 403 403 403', { body: { id: 'x' } }],
  ['POST /api/auth/passkey/update-passkey', '401 403 403 403 403 403 403', { body: { id: 'x', name: 'x' } }],
  ['GET /api/inbox/choices', '401 200 200 200 200 200 200'],
  ['PUT /api/inbox/choices', '401 204 204 204 204 204 204', { body: { mail: 'now', off: [] } }],

  ['POST /api/companies', '401 403 403 403 403 403 200', { body: { id: 'company-3', name: 'Третья' } }],
  ['POST /api/companies/:company/records', '401 404 404 403 403 403 200', { body: { records: [] } }],
  ['POST /api/companies/:company/open', '401 404 404 403 403 403 200'],
  [
    'POST /api/companies/:company/forget',
    '401 404 404 403 200 200 200',
    { body: { contacts: [], participants: ['nobody'] } },
  ],
  [
    'POST /api/companies/:company/forget/count',
    '401 404 404 403 200 200 200',
    { body: { contacts: [], participants: ['nobody'] } },
  ],
  [
    'POST /api/companies/:company/person-data',
    '401 404 404 403 200 200 200',
    { body: { contacts: [], participants: ['nobody'] } },
  ],
  // An address inside the server's own network: answered, and not asked.
  ['POST /api/companies/:company/page', '401 404 404 403 200 200 200', { body: { address: 'http://127.0.0.1/' } }],
  ['GET /api/companies/:company/links', '401 404 404 403 403 200 200'],
  ['POST /api/companies/:company/links', '401 404 404 403 403 200 200', { body: link }],
  [
    'DELETE /api/companies/:company/links/:link',
    '401 404 404 403 403 204 204',
    { makes: async (owner) => ({ link: await idOf(owner.ask('POST', at('/links'), link)) }) },
  ],
  ['GET /api/companies/:company/invitations', '401 404 404 403 403 200 200'],
  ['POST /api/companies/:company/invitations', '401 404 404 403 403 200 200', { body: invited('new@company.example') }],
  [
    'POST /api/companies/:company/invitations/:member/again',
    '401 404 404 403 403 200 200',
    { ...invitation, body: {} },
  ],

  [
    'POST /api/companies/:company/commits',
    '401 404 404 200 200 200 200',
    { body: { protocol: PROTOCOL, commits: [] } },
  ],
  ['GET /api/companies/:company/changes', '401 404 404 200 200 200 200'],
  ['GET /api/companies/:company/events', '401 404 404 200 200 200 200'],
  ['PUT /api/companies/:company/presence', '401 404 404 204 204 204 204', tab],
  [
    'DELETE /api/companies/:company/presence/:tab',
    '401 404 404 204 204 204 204',
    { makes: async () => ({ tab: 't' }) },
  ],
  ['GET /api/companies/:company/history', '401 404 404 200 200 200 200', { query: `?since=${DAY}` }],
  ['GET /api/companies/:company/history', '401 404 404 200 200 200 200', { query: '?kind=research&id=x' }],
  ['GET /api/companies/:company/retention', '401 404 404 200 200 200 200'],
  ['GET /api/companies/:company/erasures', '401 404 404 403 403 200 200'],
  ['GET /api/companies/:company/audit', '401 404 404 403 403 403 200'],
  [
    'POST /api/companies/:company/audit/exports',
    '401 404 404 204 204 204 204',
    { body: { what: 'workspace', format: 'json' } },
  ],

  ['PATCH /api/companies/:company/files/:sha256', '401 404 404 403 204 204 204', { ...ofFile, ...piece }],
  ['GET /api/companies/:company/files/:sha256', '401 404 404 200 200 200 200', ofFile],
  ['HEAD /api/companies/:company/files/:sha256', '401 404 404 200 200 200 200', ofFile],
  ['DELETE /api/companies/:company/files/:sha256', '401 404 404 403 200 200 200', ofFile],

  ['GET /api/companies/:company/inbox', '401 404 404 200 200 200 200'],
  ['POST /api/companies/:company/inbox/read', '401 404 404 204 204 204 204', { body: {} }],
  ['PUT /api/companies/:company/inbox/muted', '401 404 404 204 204 204 204', { body: { on: 'board:b', muted: true } }],

  ['GET /api/companies/:company/interviews', '401 404 404 200 200 200 200', { query: '?since=2026-01-01' }],
  ['GET /api/companies/:company/scenarios/lengths', '401 404 404 200 200 200 200'],
  ['GET /api/companies/:company/rounds/:round', '401 404 404 200 200 200 200', round],
  ['GET /api/companies/:company/rounds/:round/respondents', '401 404 404 403 200 200 200', round],
  ['GET /api/companies/:company/rounds/:round/answers', '401 404 404 403 200 200 200', round],
  ['GET /api/companies/:company/rounds/:round/invited', '401 404 404 403 200 200 200', round],
  [
    'GET /api/companies/:company/rounds/:round/chosen',
    '401 404 404 403 200 200 200',
    { ...round, query: '?question=q&choice=yes' },
  ],
  ['GET /api/companies/:company/rounds/:round/talks', '401 404 404 403 200 200 200', round],
  [
    'POST /api/companies/:company/contacts/refused',
    '401 404 404 403 200 200 200',
    { body: { people: [{ keys: ['phone:+79001112233'], liftedOn: '' }] } },
  ],
  [
    'GET /api/companies/:company/contacts/:list/:key/rounds',
    '401 404 404 403 200 200 200',
    { makes: async () => ({ list: 'list-of-round', key: 'nobody' }) },
  ],
  [
    'GET /api/companies/:company/participants/:participant/contacts',
    '401 404 404 403 200 200 200',
    { makes: async () => ({ participant: 'nobody' }) },
  ],
  [
    'GET /api/companies/:company/audiences/:audience/rounds',
    '401 404 404 403 200 200 200',
    { makes: async () => ({ audience: 'nobody' }) },
  ],
  ['GET /api/companies/:company/rounds/:round/links', '401 404 404 403 200 200 200', round],
  [
    'POST /api/companies/:company/rounds/:round/invitations',
    '401 404 404 403 200 200 200',
    { ...round, body: { contacts: [{ listId: 'list-of-round', key: 'nobody' }] } },
  ],
  ['DELETE /api/companies/:company/respondents/:respondent', '401 404 404 403 204 204 204', asked],
  // Who has not begun has nothing that could count.
  [
    'PUT /api/companies/:company/respondents/:respondent/counted',
    '401 404 404 403 409 409 409',
    { ...asked, body: { counted: false } },
  ],
  [
    'POST /api/companies/:company/rounds/:round/codes',
    '401 404 404 403 200 200 200',
    { ...round, body: { codes: ['К-1'] } },
  ],
  ['GET /api/companies/:company/rounds/:round/open-link', '401 404 404 403 200 200 200', round],
  ['POST /api/companies/:company/rounds/:round/open-link', '401 404 404 403 200 200 200', { ...round, body: {} }],
  ['DELETE /api/companies/:company/rounds/:round/open-link', '401 404 404 403 204 204 204', round],
  ['GET /api/companies/:company/bot', '401 404 404 200 200 200 200'],
  // This is no token at all: no server is asked.
  ['PUT /api/companies/:company/bot', '401 404 404 403 403 403 403', { body: { token: 'x' } }],
  ['DELETE /api/companies/:company/bot', '401 404 404 403 403 204 204'],
  ['GET /api/companies/:company/model', '401 404 404 200 200 200 200'],
  // An address that no company may have asked.
  ['PUT /api/companies/:company/model', '401 404 404 403 403 200 200', { body: ownModel }],
  ['POST /api/companies/:company/model/probe', '401 404 404 403 403 200 200', { body: {} }],
  [
    'POST /api/companies/:company/model/tasks/:name',
    '401 404 404 403 200 200 200',
    { body: { text: 'Слово', wish: 'plain' }, makes: async () => ({ name: 'wording' }) },
  ],
  ['DELETE /api/companies/:company/model', '401 404 404 403 403 200 200'],
  ['GET /api/companies/:company/outward', '401 404 404 403 200 200 200'],
  ['POST /api/companies/:company/outward', '401 404 404 403 200 200 200', { body: page }],
  [
    'PUT /api/companies/:company/outward/:page',
    '401 404 404 403 403 204 204',
    { ...byOwner, body: { document, hides: true } },
  ],
  [
    'PUT /api/companies/:company/outward/:page',
    '401 404 404 403 204 204 204',
    { ...byOneself, body: { document, hides: true } },
  ],
  ['DELETE /api/companies/:company/outward/:page', '401 404 404 403 403 204 204', byOwner],
  ['DELETE /api/companies/:company/outward/:page', '401 404 404 403 204 204 204', byOneself],

  ['DELETE /api/auth/sessions', '401 204 204 204 204 204 204'],
  ['DELETE /api/companies/:company', '401 404 404 403 403 403 204'],
  ['DELETE /api/session', '204 204 204 204 204 204 204'],
];

/** Addresses that a server has which lets people in by a provider of theirs; provider.test.ts asks them. */
const OF_PROVIDER = ['POST /api/auth/sign-in/social', 'GET /api/auth/callback/oidc'];

function addresses(): readonly string[] {
  const read = readEnvironment(
    { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y', BASE_URL: 'https://o.example' },
    '/srv',
  );
  if (!read.ok) throw new Error('bad environment');
  const app = createApp({ environment: read.environment } as AppContext);
  // Routes of all methods are no addresses: they are in front of them.
  return app.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [`${method} ${path}`]));
}

it('every address of the server has its row', () => {
  const rows = TABLE.map(([route]) => route).filter((route) => !route.startsWith('HEAD '));
  expect([...new Set([...rows, ...OF_PROVIDER])].toSorted()).toEqual([...new Set(addresses())].toSorted());
});

describe.each(ENGINES)('addresses on %s', (engine) => {
  let server: TestServer;
  const people = new Map<Who, Browser>();

  beforeAll(async () => {
    server = await startTestServer(engine, { variables: { BEHIND_PROXY: '1' } });
    const owner = new Browser(server.address);
    await owner.enter(await server.ownerToken(), 'Анна');
    for (const company of [COMPANY, OTHER]) {
      await owner.ask('POST', '/api/companies', { id: company, name: company });
      const records = [
        loaded('company', { id: company }),
        loaded('member', { id: `anna-${company}`, companyId: company, role: 'Owner' }),
      ];
      await owner.ask('POST', `/api/companies/${company}/records`, { records });
      await owner.ask('POST', `/api/companies/${company}/open`, { memberId: `anna-${company}` });
    }
    people.set('nobody', new Browser(server.address));
    // Whatever their rights in another company, they are strangers here.
    people.set('of another', await joinedBy(owner, OTHER, 'Admin'));
    const removed = await joinedBy(owner, COMPANY, 'Admin');
    people.set('removed', removed);
    for (const role of ['Viewer', 'Researcher', 'Admin'] as const)
      people.set(role, await joinedBy(owner, COMPANY, role));
    people.set('Owner', owner);
    const { body } = await removed.ask<Session>('GET', '/api/session');
    const id = body.companies[0]?.memberId ?? '';
    const out = await owner.push(COMPANY, [sent([{ op: 'remove', kind: 'member', id }])]);
    expect(out.body.answers).toMatchObject([{ seq: expect.any(Number) }]);
  });
  afterAll(() => server.stop());

  // In the order of the table, one after the other: requests that end a session come last.
  const rows = TABLE.map(([route, statuses, asking = {}]) => ({ route, statuses, asking }));
  it.each(rows)('$route answers everybody as the table says: $statuses', async ({ route, statuses, asking }) => {
    const { body, headers = {}, query = '', makes } = asking;
    const owner = people.get('Owner') as Browser;
    const [method = '', address = ''] = route.split(' ');
    const is: number[] = [];
    for (const who of WHO) {
      const browser = people.get(who) as Browser;
      const named: Readonly<Record<string, string>> = { company: COMPANY, ...(await makes?.(owner, browser, who)) };
      const place = address.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? '');
      is.push(await browser.status(method, `${place}${query}`, body, { ...headers }));
    }
    expect(is.join(' ')).toBe(statuses);
  });
});
