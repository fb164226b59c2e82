import { nameKey, type RecordName } from '#src/domain/plan.ts';

import { createEmitter, spaceOf, type ChangeMessage } from '../plan.ts';
import type { Store } from '../port.ts';

/** A record as it is stored. */
export interface MemoryRow {
  readonly name: RecordName;
  readonly stored: unknown;
}

/** State that several memory stores share, as several tabs share one database. */
export interface MemoryBacking {
  /** Rows by space and name. */
  readonly spaces: Map<string, Map<string, MemoryRow>>;
  readonly files: Map<string, { readonly blob: Blob; readonly putAt: string }>;
  /** Whether the workspace was ever replaced. */
  started: boolean;
  /** Puts a value in a row without any check: for tests of damaged data. */
  write(companyId: string, name: RecordName, stored: unknown): void;
  /** Sends a message to all stores on this backing, the sender included. */
  send(message: ChangeMessage, from: Store): void;
  /** Calls back at every message. Returns the way to stop. */
  onMessage(listener: (message: ChangeMessage, from: Store) => void): () => void;
}

/** A new, empty backing. */
export function createMemoryBacking(): MemoryBacking {
  const messages = createEmitter<{ message: ChangeMessage; from: Store }>();
  const spaces: MemoryBacking['spaces'] = new Map();
  return {
    spaces,
    files: new Map(),
    started: false,
    write(companyId, name, stored) {
      const space = spaceOf(name.kind, companyId);
      const rows = spaces.get(space) ?? new Map<string, MemoryRow>();
      spaces.set(space, rows.set(nameKey(name), { name, stored }));
    },
    send(message, from) {
      messages.emit({ message, from });
    },
    onMessage: (listener) => messages.subscribe(({ message, from }) => listener(message, from)),
  };
}

export const rowsIn = ({ spaces }: MemoryBacking, space: string): MemoryRow[] => [
  ...(spaces.get(space)?.values() ?? []),
];

export const storedAt = ({ spaces }: MemoryBacking, companyId: string, name: RecordName): unknown =>
  spaces.get(spaceOf(name.kind, companyId))?.get(nameKey(name))?.stored;
