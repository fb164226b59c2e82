import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { destinationOf, lookedAt, useInvitation } from '#app/sections/team/useInvitation.ts';
import { tokenIn } from '#app/shared/team/server.ts';
import { createQueryClient } from '#store/queries.ts';

const answering = (status: number, body: unknown) => (): Promise<Response> =>
  Promise.resolve(Response.json(body, { status }));

/** Page of a network that asks to sign in. */
const portal = (): Promise<Response> => Promise.resolve(new Response('<p>Войдите</p>', { status: 404 }));

it('says of a link that the server refuses that it leads nowhere, before a name is asked', async () => {
  expect(await lookedAt('AAAA', answering(200, { kind: 'none' }))).toEqual({ kind: 'none' });
  // Two links in one, or more than any link has, is no link to the server.
  expect(await lookedAt('A'.repeat(300), answering(400, { error: 'invalid' }))).toEqual({ kind: 'none' });
  expect(await lookedAt('AAAA', answering(404, { error: 'not_found' }))).toEqual({ kind: 'none' });
  expect(await lookedAt('AAAA', answering(401, { error: 'unauthorized' }))).toEqual({ kind: 'none' });
});

it('knows nothing of a link without an answer of the server', async () => {
  expect(await lookedAt('AAAA', () => Promise.reject(new TypeError('no network')))).toBeNull();
  expect(await lookedAt('AAAA', answering(429, { error: 'busy' }))).toBeNull();
  expect(await lookedAt('AAAA', answering(503, { error: 'busy' }))).toBeNull();
  // Another page than the server's is no refusal.
  expect(await lookedAt('AAAA', portal)).toBeNull();
});

function Looking({ token }: { readonly token: string }) {
  return useInvitation(token).isLooking ? 'asks' : 'does not ask';
}

const shown = (token: string): string =>
  renderToString(
    createElement(QueryClientProvider, { client: createQueryClient() }, createElement(Looking, { token })),
  );

it('asks the server about an owner’s link as about any other', () => {
  expect(['AAAA', 'owner-AAAA', ''].map(shown)).toEqual(['asks', 'asks', 'does not ask']);
});

it('leads nowhere from a page without a server, whatever the link (R191)', () => {
  const TOKENS = ['', 'AAAA', 'owner-AAAA'];
  expect(TOKENS.map((token) => destinationOf(token, false))).toEqual(['noServer', 'noServer', 'noServer']);
  expect(TOKENS.map((token) => destinationOf(token, true))).toEqual(['nowhere', 'team', 'ownServer']);
});

describe('a pasted link', () => {
  it.each([
    'AbC-d_1',
    ' https://orientir.example/join#AbC-d_1 ',
    'https://orientir.example/join#AbC-d_1.',
    'https://orientir.example/join#AbC-d_1%20',
    'https://orientir.example/join#AbC-d_1»,',
  ])('«%s» has its token, without what stands behind it', (text) => {
    expect(tokenIn(text)).toBe('AbC-d_1');
  });
});
