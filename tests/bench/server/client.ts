import type { Op } from '#src/domain/core/operation.ts';
import { basisOf } from '#src/domain/sync/basis.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { PROTOCOL, versionsOf, type Pull, type PushAnswer } from '#src/domain/sync/protocol.ts';

/* A client that talks to a server over the network, without a browser. */

let made = 0;

/** A commit as a device sends it. */
export function commitOf(ops: readonly Op[], saw: readonly StoredRecord[] = []): unknown {
  made += 1;
  return {
    id: `bench-${process.pid}-${made}`,
    at: '2026-06-01T10:00:00.000Z',
    ops,
    expect: basisOf(ops, ({ id }) => saw.find((one) => one.id === id)),
    versions: versionsOf(ops),
  };
}

/** A signed-in client of a server. */
export class Client {
  /** Where the server is now. */
  address: string;
  private cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  /** The answer's text. @throws when it is a refusal */
  async ask(method: string, place: string, body?: unknown): Promise<string> {
    const response = await fetch(`${this.address}${place}`, {
      method,
      headers: {
        Origin: this.address,
        Cookie: this.cookie,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.replace(/;.*/s, '');
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${place.replace(/\?.*/, '')}: ${response.status}`);
    return text;
  }

  /** Sends commits. @returns the number of the last; throws when one is refused */
  async push(company: string, commits: readonly unknown[]): Promise<number> {
    const text = await this.ask('POST', `/api/companies/${company}/commits`, { protocol: PROTOCOL, commits });
    const { answers } = JSON.parse(text) as PushAnswer;
    const numbers = answers.map((one) => ('seq' in one ? one.seq : Number.NaN));
    if (numbers.some(Number.isNaN)) throw new Error('a commit was refused');
    return Math.max(...numbers);
  }

  /** Everything after a number. */
  async pull(company: string, after: number): Promise<{ records: number; bytes: number; pages: number; seq: number }> {
    const sum = { records: 0, bytes: 0, pages: 0, seq: after };
    for (;;) {
      const text = await this.ask('GET', `/api/companies/${company}/changes?after=${sum.seq}`);
      const page = JSON.parse(text) as Pull;
      sum.records += page.records.length;
      sum.bytes += Buffer.byteLength(text);
      sum.pages += 1;
      sum.seq = page.seq;
      if (!page.more) return sum;
    }
  }

  /** Hears the company's number whenever it changes, until told to stop. */
  async hear(company: string, onHead: (seq: number) => void): Promise<() => void> {
    const stopping = new AbortController();
    const response = await fetch(`${this.address}/api/companies/${company}/events`, {
      headers: { Cookie: this.cookie },
      signal: stopping.signal,
    });
    const read = async (): Promise<void> => {
      const decoder = new TextDecoder();
      let text = '';
      for await (const piece of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
        const whole = (text + decoder.decode(piece, { stream: true })).split('\n\n');
        text = whole.pop() ?? '';
        for (const one of whole) {
          const seq = /^event: head\ndata: \{"seq":(\d+)\}/.exec(one)?.[1];
          if (seq !== undefined) onHead(Number(seq));
        }
      }
    };
    read().catch(() => undefined);
    return () => stopping.abort();
  }
}
