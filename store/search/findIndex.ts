import { fold } from '#src/domain/core/format.ts';
import { lazily } from '#src/domain/core/lazily.ts';
import { findInText, type FoundText } from '#src/domain/research/reading/foundTexts.ts';
import { foldQuery } from '#src/domain/research/textSearch.ts';
import { turnsOf, type Turn } from '#src/domain/research/transcript.ts';

import type { LiveIndex } from './liveSearch.ts';
import type { SourceText, TextSource } from './textIndex.ts';
import { inTurn } from './unread.ts';

/** Query and the materials to search, in the order of the answer. */
export interface FindQuery {
  readonly words: string;
  readonly materialIds: readonly string[];
}

/** Every place of some words in chosen materials. */
export type FindIndex = LiveIndex<string, readonly FoundText[], FindQuery>;

/** A text as it is searched: written and folded, its turns once something is found in it. */
interface Held {
  readonly text: string;
  readonly folded: string;
  readonly turns: () => readonly Turn[];
}

/** Code units that are kept in memory, written and folded together: 160 MB of Russian. */
const BUDGET = 80_000_000;
/** Texts read at once. */
const CHUNK = 4;
/** Code units after which another query may come in between. */
const BREATH = 8_000_000;

const held = ({ text, labels }: SourceText): Held => ({
  text,
  folded: fold(text),
  turns: lazily(() => turnsOf({ text, labels })),
});

/** Lets what waits have its turn: a newer query makes this one pointless. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads texts when they are searched for the first time and keeps them, as far as the budget goes: the next letter of the
 * query finds them there. What does not fit is read again.
 * @param budget code units
 */
export function createFindIndex(source: Pick<TextSource, 'read'>, budget = BUDGET): FindIndex {
  const kept = new Map<string, Held>();
  let used = 0;
  /** How often something changed: what was being read meanwhile may be old. */
  let changes = 0;
  const run = inTurn();

  const forget = (id: string): void => {
    used -= 2 * (kept.get(id)?.text.length ?? 0);
    kept.delete(id);
  };
  const keep = (id: string, text: Held): void => {
    forget(id);
    if (used + 2 * text.text.length > budget) return;
    used += 2 * text.text.length;
    kept.set(id, text);
  };

  const read = async (ids: readonly string[]): Promise<ReadonlyMap<string, Held>> => {
    const missing = ids.filter((id) => !kept.has(id));
    const before = changes;
    const fresh = missing.length > 0 ? await source.read(missing) : [];
    const texts = new Map(fresh.map((one) => [one.id, held(one)]));
    if (before === changes) for (const [id, text] of texts) keep(id, text);
    for (const id of ids) {
      const there = kept.get(id);
      if (there) texts.set(id, there);
    }
    return texts;
  };

  const search = async (
    { words, materialIds }: FindQuery,
    isDropped: () => boolean,
  ): Promise<readonly FoundText[] | undefined> => {
    const found: FoundText[] = [];
    let breath = 0;
    for (let start = 0; start < materialIds.length; start += CHUNK) {
      const ids = materialIds.slice(start, start + CHUNK);
      const texts = await read(ids);
      for (const id of ids) {
        const one = texts.get(id);
        if (!one) continue;
        const place = findInText(id, one.text, one.folded, words, one.turns);
        if (place) found.push(place);
        breath += one.text.length;
        if (breath > BREATH) {
          breath = 0;
          await breathe();
        }
        if (isDropped()) return undefined;
      }
      if (isDropped()) return undefined;
    }
    return found;
  };

  return {
    search(query, isDropped) {
      if (foldQuery(query.words) === '') return Promise.resolve([]);
      return run(async () => (isDropped() ? undefined : search(query, isDropped)));
    },
    changed(ids) {
      changes += 1;
      for (const id of ids) forget(id);
    },
  };
}
