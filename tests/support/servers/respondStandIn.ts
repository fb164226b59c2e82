import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import { type Incoming, askedNow, type Conversation } from '#src/domain/fieldwork/path.ts';
import type { Script } from '#src/domain/fieldwork/script.ts';
import { viewOf, type Around, type Sent, type View } from '#src/domain/respond/view.ts';
import { readRespondPage, type RespondPage } from '#server/fieldwork/page/respondPage.ts';

const DIST = path.resolve(import.meta.dirname, '../../../dist');
const AT = '2026-11-24T09:00:00.000Z';

interface StandInTalk {
  conversation: Conversation;
  version: number;
  problem: string;
  around: Partial<Omit<Around, 'version' | 'problem'>>;
  script: Script;
}

/** A server of conversations without a database: the page's own contract, the domain's own engine, and trouble when it is wished. */
export interface RespondStandIn {
  /** Without a slash at the end. */
  readonly url: string;
  /** Makes a conversation at a token. */
  put(token: string, script: Script, around?: StandInTalk['around']): StandInTalk;
  /** An open link: each person who agrees gets a conversation of their own. */
  putOpen(token: string, script: Script): void;
  talk(token: string): StandInTalk;
  /** Sent requests, in order. */
  readonly sent: Sent[];
  /** Answers what is sent so, once each, before it is heard: a status, with what a header says. */
  readonly refusals: { readonly status: number; readonly retryAfter?: number }[];
  /** Holds sent requests until released. */
  hold(): () => void;
  /** Sites that may frame the open link. */
  sites: readonly string[];
  stop(): Promise<void>;
}

const around = (talk: StandInTalk): Around => ({
  company: 'Ромашка',
  closed: null,
  closing: '',
  reward: null,
  isLimited: false,
  takesVoice: false,
  replaced: false,
  movedTo: null,
  telegram: null,
  ...talk.around,
  version: talk.version,
  problem: talk.problem,
});

const fresh = (script: Script): StandInTalk => ({
  conversation: NEW_CONVERSATION,
  version: 0,
  problem: '',
  around: {},
  script,
});

const incomingOf = (sent: Sent): Incoming =>
  sent.type === 'answer'
    ? {
        type: 'answer',
        id: sent.id,
        at: AT,
        place: sent.place,
        given: {
          text: sent.text,
          ...(sent.options ? { options: sent.options } : {}),
          ...(sent.file === undefined
            ? {}
            : { file: { sha256: sent.file, name: 'Голосовой ответ.webm', mime: 'audio/webm', bytes: 1 } }),
        },
        isWhole: true,
      }
    : { type: sent.type, id: sent.id, at: AT };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

/** Starts one on a free port, over the built page. */
export async function startRespondStandIn(): Promise<RespondStandIn> {
  const page = readRespondPage(DIST) as RespondPage;
  const talks = new Map<string, StandInTalk>();
  const open = new Map<string, Script>();
  const sent: Sent[] = [];
  const refusals: { status: number; retryAfter?: number }[] = [];
  let held: Promise<void> | null = null;
  const standIn = { sites: [] as readonly string[] };

  const put = (token: string, script: Script, more: StandInTalk['around'] = {}): StandInTalk => {
    const talk: StandInTalk = { conversation: NEW_CONVERSATION, version: 1, problem: '', around: more, script };
    talks.set(token, talk);
    return talk;
  };
  const viewFor = (token: string): View | null => {
    const script = open.get(token);
    const talk = talks.get(token) ?? (script ? fresh(script) : undefined);
    return talk ? viewOf(talk.script, talk.conversation, around(talk)) : null;
  };
  function take(token: string, one: Sent): View | null {
    let movedTo: string | null = null;
    let talk = talks.get(token);
    const script = open.get(token);
    if (!talk && script) {
      if (one.type !== 'agree') return viewFor(token);
      movedTo = `/i/own-${one.id}`;
      talk = talks.get(`own-${one.id}`) ?? put(`own-${one.id}`, script);
    }
    if (!talk) return null;
    const heard = hear(talk.script, talk.conversation, incomingOf(one));
    talk.problem = heard.outgoing.flatMap((out) => (out.say === 'unread' ? [out.problem] : []))[0] ?? '';
    if (heard.conversation !== talk.conversation) talk.version += 1;
    talk.conversation = heard.conversation;
    const view = viewOf(talk.script, talk.conversation, { ...around(talk), movedTo });
    // The next question says nothing of an earlier answer that was not understood.
    return askedNow(talk.script, talk.conversation) ? view : { ...view, problem: '' };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const token = pathname.split('/').at(-1) ?? '';
    const json = (value: unknown): void => {
      response.writeHead(value === null ? 404 : 200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      });
      response.end(JSON.stringify(value ?? {}));
    };
    if (pathname.startsWith('/api/i/') && request.method === 'PUT') {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      const refusal = refusals.shift();
      if (refusal) {
        response.writeHead(refusal.status).end('{}');
        return undefined;
      }
      return json({ sha256: createHash('sha256').update(Buffer.concat(pieces)).digest('hex') });
    }
    if (pathname.startsWith('/api/i/')) {
      if (request.method === 'GET') return json(viewFor(token));
      const one = JSON.parse(await bodyOf(request)) as Sent;
      await held;
      const refusal = refusals.shift();
      if (refusal) {
        const headers = refusal.retryAfter === undefined ? {} : { 'Retry-After': String(refusal.retryAfter) };
        response.writeHead(refusal.status, headers).end('{}');
        return undefined;
      }
      sent.push(one);
      return json(take(token, one));
    }
    if (pathname.startsWith('/api/w/')) {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
      return json({ path: open.has(token) ? `/i/${token}` : null });
    }
    if (pathname.startsWith('/i/')) {
      const view = viewFor(token);
      response.writeHead(view ? 200 : 404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Security-Policy': page.policy(standIn.sites),
        'Referrer-Policy': 'no-referrer',
      });
      response.end(page.html(view));
      return undefined;
    }
    const file = await readFile(path.join(DIST, path.normalize(pathname))).catch(() => null);
    response.writeHead(file ? 200 : 404, {
      'Content-Type': pathname.endsWith('.js') ? 'text/javascript' : 'text/html;charset=utf-8',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.end(file ?? '');
    return undefined;
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${port}`,
    put,
    putOpen: (token: string, script: Script) => void open.set(token, script),
    talk: (token: string) => talks.get(token) as StandInTalk,
    sent,
    refusals,
    hold() {
      let release: () => void;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        held = null;
        release();
      };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
