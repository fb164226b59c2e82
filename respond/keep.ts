import type { ScriptPlace } from '../src/domain/fieldwork/path.ts';
import type { Sent, View } from '../src/domain/respond/view.ts';

/** Text typed and not sent yet. */
export interface AnswerDraft {
  readonly text: string;
  readonly options: readonly string[];
}

/** Device's memory of a conversation: only data that the server does not have yet, and the place where it continues. */
export interface DeviceMemory {
  /** Null: of what is said behind the last question. */
  draft(place: ScriptPlace | null): AnswerDraft | null;
  setDraft(place: ScriptPlace | null, draft: AnswerDraft | null): void;
  /** Words of all that is typed and not sent, of whatever question. */
  typed(): readonly string[];
  /** Returns the message that was being sent when the page was closed. */
  pending(): Sent | null;
  setPending(sent: Sent | null): void;
  /** Tells other tabs that there is a newer version. */
  noteVersion(version: number): void;
  /** Forgets all that was typed, or all of it that is for questions. */
  clear(what: 'all' | 'questions'): void;
}

/**
 * Returns the part of a token used as the key of its data: the whole token would open the conversation to any reader of the
 * storage.
 */
const shortOf = (token: string): string => token.slice(0, 12);

const PREFIX = 'orientir:i:';
const MOVED = 'orientir:moved:';

/** A key under which other tabs are told of a new version. */
export const versionKey = (token: string): string => `${PREFIX}${shortOf(token)}:version`;

function parsed<T>(text: string | null): T | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

/** A storage that never throws: where it is full or forbidden, things are remembered as long as the page is open. */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): readonly string[];
  /** Whether all of it is on the device, and stays when the page is left. */
  isLasting(): boolean;
}

/** Makes one of the device's, which may not even be asked for. */
export function safely(storage: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((one) => one.getItem(key), null),
    setItem(key, value) {
      memory.delete(key);
      const isKept = attempt((one) => {
        one.setItem(key, value);
        return true;
      }, false);
      if (!isKept) memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((one) => one.removeItem(key), undefined);
    },
    keys: () => [
      ...memory.keys(),
      ...attempt((one) => Array.from({ length: one.length }, (_, index) => one.key(index) ?? ''), []),
    ],
    isLasting: () => memory.size === 0,
  };
}

/** Remembers a token's conversation in a storage of the device. */
export function keepIn(storage: SafeStorage, token: string): DeviceMemory {
  const own = `${PREFIX}${shortOf(token)}:`;
  const draftKey = (place: ScriptPlace | null): string =>
    `${own}draft:${place ? `${place.why}:${place.question}` : 'more'}`;
  const put = (key: string, value: unknown): void => {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  };
  return {
    draft: (place) => parsed<AnswerDraft>(storage.getItem(draftKey(place))),
    setDraft: (place, draft) => put(draftKey(place), draft),
    typed: () =>
      storage
        .keys()
        .flatMap((key) =>
          key.startsWith(`${own}draft:`) ? (parsed<AnswerDraft>(storage.getItem(key))?.text.trim() ?? '') : [],
        )
        .filter(Boolean),
    pending: () => parsed<Sent>(storage.getItem(`${own}pending`)),
    setPending: (sent) => put(`${own}pending`, sent),
    noteVersion: (version) => storage.setItem(versionKey(token), String(version)),
    clear(what) {
      const kept = [versionKey(token), ...(what === 'questions' ? [draftKey(null)] : [])];
      for (const key of storage.keys()) {
        if (key.startsWith(own) && !kept.includes(key)) storage.removeItem(key);
      }
    },
  };
}

/**
 * Where a conversation goes on that began by an open link on this device; null when none did, or when the opened address is a
 * conversation's own.
 * @param view what the server shows at the opened address; null where it leads nowhere any more: whoever began by it finishes
 */
export function goesOnAt(storage: SafeStorage, opened: string, view: Pick<View, 'step'> | null): string | null {
  const mayHaveMoved = view === null || view.step === 'consent' || view.step === 'closed';
  return mayHaveMoved ? storage.getItem(`${MOVED}${shortOf(opened)}`) : null;
}

export function setMoved(storage: SafeStorage, token: string, to: string | null): void {
  if (to === null) storage.removeItem(`${MOVED}${shortOf(token)}`);
  else storage.setItem(`${MOVED}${shortOf(token)}`, to);
}
