import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { isPublicAddress } from '#server/reading/publicAddress.ts';
import { PageError, pageUrl, readPage } from '#server/reading/readPage.ts';
import { mayRead } from '#server/reading/robots.ts';
import { textOfPage } from '#server/reading/textOfPage.ts';

describe('an address of the public network', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2a00:1450:4010::64'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',

    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',

    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'localhost',
    '127.1',
    '',
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('an address that is typed', () => {
  it.each([
    ['smena.example', 'https://smena.example/'],
    ['http://smena.example/o-nas?x=1#y', 'http://smena.example/o-nas?x=1'],
    ['пример.test', 'https://xn--e1afmkfd.test/'],
  ])('%s is %s', (typed, url) => {
    expect(pageUrl(typed).href).toBe(url);
  });
  it.each([
    'ftp://a.example',
    'file:///etc/passwd',
    'https://u:p@a.example',
    'https://a.example:22',
    'javascript:alert(1)',
    '',
  ])('%s is none', (typed) => {
    expect(() => pageUrl(typed)).toThrow(PageError);
  });
});

describe('robots.txt', () => {
  it.each([
    ['', '/', true],
    ['User-agent: *\nDisallow: /', '/', false],
    ['User-agent: *\nDisallow:', '/', true],
    ['User-agent: *\nDisallow: /private\nAllow: /private/open', '/private/open/a', true],
    ['User-agent: *\nDisallow: /private', '/private', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Orientir\nAllow: /', '/a', true],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['User-agent: a\nUser-agent: *\nDisallow: /*.pdf$', '/x.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/x.pdf?a', true],
    ['user-agent: * # all\r\ndisallow: /a # no', '/a', false],
  ])('%j, %s', (text, path, may) => {
    expect(mayRead(text, path)).toBe(may);
  });
});

describe('the words of a page', () => {
  it('are those that a person reads, headings on lines of their own', () => {
    const html = `<html><head><title> Смена </title><style>a{}</style><script>var x = '<h1>нет</h1>'</script></head>
      <body><nav>Меню</nav><h1>Кому мы помогаем</h1><p>Хозяевам <b>кофеен</b>&nbsp;и пекарен.</p><ul><li>Раз</li><li>Два</li></ul><footer>Подвал</footer></body>`;
    expect(textOfPage(Buffer.from(html), 'text/html; charset=utf-8')).toEqual({
      title: 'Смена',
      text: 'Кому мы помогаем\n\nХозяевам кофеен и пекарен.\n\nРаз\n\nДва',
    });
  });
  it('in the encoding that the header, or the page, names', () => {
    const word = Buffer.from([0xcc, 0xe8, 0xf0]);
    expect(textOfPage(word, 'text/html; charset=windows-1251').text).toBe('Мир');
    const page = Buffer.concat([Buffer.from('<meta charset="windows-1251"><p>'), word]);
    expect(textOfPage(page, 'text/html').text).toBe('Мир');
    expect(textOfPage(Buffer.from('Мир'), 'text/plain; charset=no-such').text).toBe('Мир');
  });
});

const page =
  (body: string, kind = 'text/html; charset=utf-8'): RequestListener =>
  (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': kind }).end(body);
  };

/** Why a page was not read; empty when it was. */
const problemOf = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => '',
    (error: unknown) => (error instanceof PageError ? error.problem : String(error)),
  );

const insideOf = async (name: string) => [name === 'inside.test' ? '10.0.0.1' : '127.0.0.1'];
const bothOf = async () => ['127.0.0.1', '10.0.0.1'];

describe('reading a page', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  /** A site on loopback, which only these tests may ask. */
  async function site(listener: RequestListener) {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise((listening) => server.once('listening', listening));
    const { port } = server.address() as AddressInfo;
    const address = `http://site.test:${port}`;
    const resolve = vi.fn<() => Promise<string[]>>(async () => ['127.0.0.1']);
    const options = {
      resolve,
      isAllowed: (one: string) => one === '127.0.0.1',
      ports: new Set([String(port)]),
      wait: 2000,
    };
    return {
      address,
      port,
      options,
      read: (path = '/', more = {}) => readPage(address + path, { ...options, ...more }),
    };
  }

  it('gives its text', async () => {
    const { read, address } = await site(page('<title>О нас</title><p>Делаем расписания</p>'));
    await expect(read('/o-nas')).resolves.toEqual({
      url: `${address}/o-nas`,
      title: 'О нас',
      text: 'Делаем расписания',
    });
  });

  it('says who asks, and asks by the address that was checked', async () => {
    const headers: (string | undefined)[] = [];
    const { read, options } = await site((request, response) => {
      headers.push(request.headers['user-agent'], request.headers.host);
      page('<p>Мир</p>')(request, response);
    });
    await read();
    expect(headers).toEqual(
      expect.arrayContaining([expect.stringContaining('Orientir'), expect.stringMatching(/^site\.test:/)]),
    );
    // Once for robots.txt and once for the page; never by the connection itself.
    expect(options.resolve).toHaveBeenCalledTimes(2);
  });

  it('never asks what stands inside, whatever leads there', async () => {
    const asked = vi.fn<(url: string | undefined) => void>();
    const { read, port } = await site((request, response) => {
      asked(request.url);
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else response.writeHead(302, { Location: `http://inside.test:${port}/secret` }).end();
    });
    expect(await problemOf(read('/', { isAllowed: () => false }))).toBe('private');
    expect(asked).not.toHaveBeenCalled();
    expect(await problemOf(read('/go', { resolve: insideOf }))).toBe('private');
    expect(await problemOf(read('/go', { resolve: bothOf }))).toBe('private');
    expect(asked.mock.calls.flat()).toEqual(['/robots.txt', '/go']);
    expect(await problemOf(readPage('http://127.0.0.1/'))).toBe('private');
    expect(await problemOf(readPage('http://[::1]/'))).toBe('private');
    expect(await problemOf(readPage('http://2130706433/'))).toBe('private');
  });

  it('goes on three times at most', async () => {
    const { read, address } = await site((request, response) => {
      const at = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0);
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else if (at < 4) response.writeHead(301, { Location: `/${at + 1}` }).end();
      else page('<p>Дошли</p>')(request, response);
    });
    await expect(read('/1')).resolves.toMatchObject({ url: `${address}/4`, text: 'Дошли' });
    expect(await problemOf(read('/0'))).toBe('redirects');
  });

  it.each<[string, RequestListener]>([
    [
      'robots',
      (request, response) => response.end(request.url === '/robots.txt' ? 'User-agent: *\nDisallow: /' : '<p>Мир</p>'),
    ],
    ['kind', page('%PDF', 'application/pdf')],
    ['empty', page('<script>1</script>')],
    ['long', page('ы'.repeat(2 * 1024 * 1024))],
    ['status', (_request, response) => response.writeHead(500).end('<p>Ой</p>')],
    ['unreachable', (request) => request.socket.destroy()],
    ['slow', () => undefined],
  ])('says what came in the way: %s', async (problem, listener) => {
    const { read } = await site(listener);
    expect(await problemOf(read('/', problem === 'slow' ? { wait: 200 } : {}))).toBe(problem);
  });
});
