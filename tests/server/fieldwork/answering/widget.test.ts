import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { View } from '#src/domain/respond/view.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { commit, look, press, ROUND, send, startRound } from '#tests/server/support/interviews.ts';
import { Browser, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';

/* The page that respondents are sent to, and the widget that brings it to a company's own site. */

const PAGE = `<!doctype html><html><head><title>Опрос</title><style>p{color:red}</style></head>
<body><script type="application/json" id="view">
  null
</script></body></html>`;
const SITE = 'https://shop.example.com';

const framers = ({ headers }: Response): string | undefined =>
  /frame-ancestors ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];

describe.each(ENGINES)('the respondents’ page and the widget on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let company = '';
  let companies = 0;
  beforeAll(async () => {
    server = await startTestServer(engine, { variables: { BEHIND_PROXY: '1' } });
    writeFileSync(path.join(server.folder, 'dist/respond.html'), PAGE);
    owner = await withCompany(server, 'company-0');
  });
  beforeEach(async () => {
    company = `company-${(companies += 1)}`;
    await owner.ask('POST', '/api/companies', { id: company, name: 'Стрелка' });
    await owner.ask('POST', `/api/companies/${company}/open`);
  });
  afterAll(() => server.stop());

  const putWidget = (value: string, state = 'setup') =>
    commit(owner, company, [
      { op: 'ensure', kind: 'channel', id: 'widget', defaults: draft('channel', { id: 'widget' }) },
      { op: 'set', kind: 'channel', id: 'widget', fields: { value, state, isSample: false } },
    ] as Parameters<typeof commit>[2]);
  const asked = async (origin: string | null, key = company) => {
    const response = await fetch(`${server.address}/api/w/${encodeURIComponent(key)}`, {
      headers: origin === null ? {} : { Origin: origin },
    });
    const { path: address } = (await response.json()) as { path: string | null };
    return { status: response.status, address, allowed: response.headers.get('Access-Control-Allow-Origin') };
  };
  const pageAt = async (address: string) => {
    const response = await fetch(`${server.address}${address}`);
    const html = await response.text();
    const json = /id="view">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    return { response, html, view: JSON.parse(json) as View | null };
  };
  const openAddress = async (): Promise<string> => {
    const { body } = await owner.ask<{ link: { address: string } }>(
      'POST',
      `/api/companies/${company}/rounds/${ROUND}/open-link`,
      {},
    );
    return body.link.address;
  };

  it('the page comes with what it shows; sending it is no opening, and nothing in it is mark-up', async () => {
    await startRound(owner, company, { title: 'Раунд' });
    const address = await openAddress();
    const { response, html, view } = await pageAt(address);
    expect(response.status).toBe(200);
    expect(view).toMatchObject({ step: 'consent', company: 'Стрелка' });
    expect(html).toContain('· Стрелка</title>');
    expect(framers(response)).toBe("'none'");
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'sha256-[^']+'/,
    );
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('a personal page tells that it was opened when the page asks, not when it is sent', async () => {
    await startRound(owner, company);
    const list = draft('contactList', { id: `list-${company}` });
    await commit(owner, company, [{ op: 'create', kind: 'contactList', id: list.id, record: list }]);
    const [key = ''] = Object.keys(list.contacts);
    const rounds = `/api/companies/${company}/rounds/${ROUND}`;
    await owner.ask('POST', `${rounds}/invitations`, { contacts: [{ listId: list.id, key }] });
    const { body } = await owner.ask<{ links: { address: string }[] }>('GET', `${rounds}/links`);
    const address = body.links[0]?.address ?? '';
    const opened = async () => (await owner.ask<{ figures: { opened: number } }>('GET', rounds)).body.figures.opened;
    await pageAt(address);
    expect(await opened()).toBe(0);
    await look(new Browser(server.address), address);
    expect(await opened()).toBe(1);
  });

  it('whatever a scenario says, the page’s script block holds, and its own name stays inside', async () => {
    const script = {
      title: 'Тест № 5 для зануд',
      welcome: '</script><b>&"<!--',
      consent: 'Да',
      thanks: 'Спасибо!',
      stages: [],
    };
    await startRound(owner, company, { script });
    const { html, view } = await pageAt(await openAddress());
    expect(view?.words.welcome).toBe(script.welcome);
    expect(html).not.toContain('</script><b>');
    expect(html).not.toContain('зануд');
  });

  it('an address of nobody is a page that says so', async () => {
    const { response, view } = await pageAt('/i/nobody');
    expect([response.status, view, framers(response)]).toEqual([404, null, "'none'"]);
  });

  it('the widget asks on listed sites alone, what runs now, and its page may be framed there', async () => {
    await startRound(owner, company, { byWidget: true });
    expect(await asked(SITE)).toEqual({ status: 200, address: null, allowed: null });
    await putWidget('shop.example.com\n*.example.org');
    const { address, allowed } = await asked(SITE);
    expect([allowed, address]).toEqual([SITE, expect.stringMatching(/^\/i\/[\w-]{27}$/)]);
    // One link, however often it is asked for.
    expect((await asked('https://a.example.org')).address).toBe(address);
    for (const site of ['https://example.org', 'http://shop.example.com', 'https://shop.example.com.evil.test', null]) {
      expect(await asked(site)).toMatchObject({ address: null, allowed: null });
    }
    expect(framers((await pageAt(address ?? '')).response)).toBe(`${SITE} https://*.example.org`);
    // The company's other addresses are framed nowhere: nor is the conversation that the widget began.
    expect(framers((await pageAt(await openAddress())).response)).toBe("'none'");
    const { body } = await send(new Browser(server.address), address ?? '', press('agree'));
    expect(framers((await pageAt(body.movedTo ?? '')).response)).toBe("'none'");
  });

  it('the widget says nothing while it is off, or nothing is asked, or of another company', async () => {
    await startRound(owner, company, { byWidget: false });
    await putWidget('shop.example.com');
    expect(await asked(SITE)).toMatchObject({ address: null, allowed: SITE });
    await commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields: { byWidget: true } }]);
    const { address } = await asked(SITE);
    expect(address).not.toBeNull();
    await commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields: { state: 'paused' } }]);
    expect(await asked(SITE)).toMatchObject({ address: null });
    await commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields: { state: 'running' } }]);
    await putWidget('shop.example.com', 'off');
    expect(await asked(SITE)).toMatchObject({ address: null, allowed: null });
    // A page that is already open in a frame is not framed anew, either.
    expect(framers((await pageAt(address ?? '')).response)).toBe("'none'");
    expect(await asked(SITE, 'of-nobody')).toMatchObject({ status: 200, address: null });
  });
});
