import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers';

import { afterAll, beforeAll } from 'vitest';

type Listener = (event: MessageEvent) => void;

/** The part of a worker's global object that the code in it uses. */
export interface WorkerScope {
  addEventListener(type: string, listen: Listener, options?: { readonly signal?: AbortSignal }): void;
  postMessage(message: object, transfer?: Transferable[]): void;
  close(): void;
}

/** The scope of the worker whose code runs now. */
const scopes = new AsyncLocalStorage<WorkerScope>();

function scope(): WorkerScope {
  const own = scopes.getStore();
  if (!own) throw new Error('a worker’s function was called outside a worker');
  return own;
}

/** Copies a message as threads do: functions and the like cannot be sent. Node 20 loses the name of a copied File. */
function copyOf(message: object, transfer: Transferable[]): object {
  const entries = Object.entries(message);
  if (!entries.some(([, one]) => one instanceof Blob)) return structuredClone(message, { transfer });
  return Object.fromEntries(entries.map(([key, one]) => [key, one instanceof Blob ? one : structuredClone(one)]));
}

let started = 0;

/** Workers that have not ended. */
const running = new Set<Promise<void>>();

/**
 * A worker in this thread: its own module in a scope of its own, the product's own protocol, each message in a task of its own. A loop
 * without an end hangs here, and nothing tells how long the page waits: a browser tests both (tests/files/worker).
 */
export class WorkerHere extends EventTarget {
  private readonly listeners = new Set<Listener>();
  private isOver = false;
  private readonly isReady: Promise<boolean>;
  private tellOver: () => void = () => undefined;
  private readonly over = new Promise<void>((resolve) => {
    this.tellOver = resolve;
  });
  private readonly scope: WorkerScope = {
    addEventListener: (_type, listen, { signal } = {}) => {
      this.listeners.add(listen);
      signal?.addEventListener('abort', () => this.listeners.delete(listen));
    },
    postMessage: (message, transfer = []) => {
      const event = new MessageEvent('message', { data: copyOf(message, transfer) });
      setImmediate(() => this.isOver || this.dispatchEvent(event));
    },
    close: () => this.terminate(),
  };

  /** @param code the address of the worker's module, or what runs in its place */
  constructor(code: URL | string | ((scope: WorkerScope) => unknown)) {
    super();
    started += 1;
    // A module of its own for each worker; what that imports is shared.
    const url = `${String(code)}?${started}`;
    this.isReady = this.load(
      typeof code === 'function' ? () => code(this.scope) : () => import(/* @vite-ignore */ url),
    );
    running.add(this.over);
  }

  private async load(run: () => unknown): Promise<boolean> {
    try {
      await scopes.run(this.scope, run);
      return true;
    } catch (error) {
      this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message: String(error) }));
      return false;
    }
  }

  postMessage(message: object, transfer: Transferable[] = []): void {
    const event = new MessageEvent('message', { data: copyOf(message, transfer) });
    setImmediate(async () => {
      if (!(await this.isReady) || this.isOver) return;
      scopes.run(this.scope, () => this.listeners.forEach((listen) => listen(event)));
    });
  }

  terminate(): void {
    this.isOver = true;
    this.tellOver();
    running.delete(this.over);
  }
}

/** Reads what the product fetches from its own address, such as type, from the disk. */
const fetchHere =
  (elsewhere: typeof fetch): typeof fetch =>
  async (asked, options) => {
    if (typeof asked !== 'string' || !asked.startsWith('/')) return elsewhere(asked, options);
    const file = asked.startsWith('/@fs/') ? asked.slice('/@fs'.length) : path.join(process.cwd(), asked);
    return new Response(new Uint8Array(await readFile(file)));
  };

/** Reads a Blob in a task of its own, as a browser does: in it a worker hears that it is to stop. Node's own takes none. */
const arrayBufferHere = (read: Blob['arrayBuffer']): Blob['arrayBuffer'] =>
  async function arrayBuffer(this: Blob) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    return read.call(this);
  };

/** Lets the tests of a file run the product's workers in Node; in the end none of them may go on. */
export function runWorkersHere(): void {
  const before = { fetch: globalThis.fetch };
  const { arrayBuffer } = Blob.prototype;
  beforeAll(() => {
    Blob.prototype.arrayBuffer = arrayBufferHere(arrayBuffer);
    Object.assign(globalThis, {
      Worker: WorkerHere,
      fetch: fetchHere(before.fetch),
      addEventListener: ((...given) => scope().addEventListener(...given)) satisfies WorkerScope['addEventListener'],
      postMessage: ((...given) => scope().postMessage(...given)) satisfies WorkerScope['postMessage'],
      close: () => scope().close(),
    });
  });
  afterAll(async () => {
    await Promise.all(running);
    for (const name of ['Worker', 'addEventListener', 'postMessage', 'close']) Reflect.deleteProperty(globalThis, name);
    Object.assign(globalThis, before);
    Blob.prototype.arrayBuffer = arrayBuffer;
  });
}
