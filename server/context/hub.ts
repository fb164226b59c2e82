import type { Presence, ServerEvents } from '../../src/domain/sync/protocol.ts';
import type { Message } from '../db/database.ts';

/** A browser that listens to a company's events. */
export interface Listener {
  readonly personId: string;
  /** The tab, if it said which. */
  readonly tab: string | null;
  send<E extends keyof ServerEvents>(event: E, data: ServerEvents[E]): void;
  /** Ends the stream. */
  close(): void;
}

/** Messages that servers exchange about a company. */
export type HubMessage =
  /** `concerned`: people in whose inboxes something has changed with it. */
  | { readonly type: 'head'; readonly seq: number; readonly concerned?: readonly string[] }
  /** Something has changed of a round of interviews. */
  | { readonly type: 'round'; readonly round: string }
  | { readonly type: 'here'; readonly presence: Presence }
  | { readonly type: 'left'; readonly personId: string; readonly tab: string }
  /** Null: everybody. */
  | { readonly type: 'ended'; readonly people: readonly string[] | null };

/** Who listens to which company on this server, and who is where, on all. */
export interface Hub {
  /** Returns the way to stop. */
  listen(company: string, listener: Listener): () => void;
  /** Does here what was told, by this server or another. */
  receive(company: string, told: HubMessage): void;
  /** Who has the company open. */
  present(company: string): readonly Presence[];
  /** Forgets the tabs that have not been heard of: a stream whose network is gone stays open for a quarter of an hour. */
  forgetSilent(): void;
  /** Something may have been missed: every listener is to be told its company's number anew. */
  companies(): readonly string[];
  /** Open streams. */
  size(): number;
  /** Ends all streams. */
  close(): void;
}

export interface HubOptions {
  /** Tells the other servers. */
  readonly tell: (message: Message) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly clock?: () => number;
  /** Milliseconds that a tab has to come back after its stream broke; default five seconds. */
  readonly returnsWithin?: number;
}

/** Milliseconds for which a tab is remembered after it said where it is: it says so at every pulse, and may miss one. */
const REMEMBERED = 22_000;
/** Milliseconds within which changes of presence go out as one. */
const TOGETHER = 100;

interface Seen {
  readonly presence: Presence;
  readonly at: number;
}

const keyOf = (personId: string, tab: string): string => `${personId}/${tab}`;

/** An empty hub. */
export function createHub({ tell, clock = () => performance.now(), returnsWithin = 5_000 }: HubOptions): Hub {
  const listeners = new Map<string, Set<Listener>>();
  const seen = new Map<string, Map<string, Seen>>();
  const waiting = new Map<string, NodeJS.Timeout>();

  const of = (company: string): readonly Listener[] => [...(listeners.get(company) ?? [])];
  const present = (company: string): readonly Presence[] =>
    [...(seen.get(company)?.values() ?? [])].map((one) => one.presence);
  const hasStream = (company: string, key: string): boolean =>
    of(company).some(({ personId, tab }) => tab !== null && keyOf(personId, tab) === key);

  function presenceChanged(company: string): void {
    if (waiting.has(company)) return;
    const timer = setTimeout(() => {
      waiting.delete(company);
      for (const listener of of(company)) listener.send('presence', present(company));
    }, TOGETHER);
    waiting.set(company, timer.unref());
  }
  function forget(company: string, key: string): void {
    const here = seen.get(company);
    if (!here?.delete(key)) return;
    if (here.size === 0) seen.delete(company);
    presenceChanged(company);
  }
  function remember(company: string, presence: Presence): void {
    const here = seen.get(company) ?? new Map<string, Seen>();
    const key = keyOf(presence.person.id, presence.tab);
    const before = here.get(key);
    seen.set(company, here.set(key, { presence, at: clock() }));
    if (JSON.stringify(before?.presence) !== JSON.stringify(presence)) presenceChanged(company);
  }
  function tellHead(company: string, seq: number, concerned: readonly string[]): void {
    for (const listener of of(company)) {
      listener.send('head', { seq });
      if (concerned.includes(listener.personId)) listener.send('inbox', {});
    }
  }
  function end(company: string, people: readonly string[] | null): void {
    for (const listener of of(company)) {
      if (people !== null && !people.includes(listener.personId)) continue;
      listener.send('ended', {});
      listener.close();
    }
    for (const [key, { presence }] of seen.get(company) ?? []) {
      if (people === null || people.includes(presence.person.id)) forget(company, key);
    }
  }

  return {
    present,
    listen(company, listener) {
      listeners.set(company, (listeners.get(company) ?? new Set()).add(listener));
      return () => {
        const here = listeners.get(company);
        if (!here?.delete(listener)) return;
        if (here.size === 0) listeners.delete(company);
        const { personId, tab } = listener;
        if (tab === null) return;
        setTimeout(() => {
          const key = keyOf(personId, tab);
          if (hasStream(company, key) || !seen.get(company)?.has(key)) return;
          forget(company, key);
          tell({ company, body: { type: 'left', personId, tab } satisfies HubMessage });
        }, returnsWithin).unref();
      };
    },
    receive(company, told) {
      if (told.type === 'head') tellHead(company, told.seq, told.concerned ?? []);
      else if (told.type === 'round') {
        for (const listener of of(company)) listener.send('round', { round: told.round });
      } else if (told.type === 'here') remember(company, told.presence);
      else if (told.type === 'ended') end(company, told.people);
      else if (!hasStream(company, keyOf(told.personId, told.tab))) forget(company, keyOf(told.personId, told.tab));
    },
    forgetSilent() {
      for (const [company, here] of seen) {
        for (const [key, { at }] of here) if (clock() - at > REMEMBERED) forget(company, key);
      }
    },
    companies: () => [...listeners.keys()],
    size: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    close() {
      for (const company of listeners.keys()) for (const listener of of(company)) listener.close();
    },
  };
}
