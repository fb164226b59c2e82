import type { ContactList } from '#src/domain/audiences/audience.ts';
import { isCountedOn } from '#src/domain/audiences/figures.ts';
import type { DateText } from '#src/domain/core/record.ts';
import { audiencesToTell, begunRounds, studiesByAudience } from '#src/domain/fieldwork/inviting/studiesByAudience.ts';
import type { Research, ResearchSummary } from '#src/domain/research/research.ts';

import type { Store } from '#store/port.ts';

type Studies = readonly ResearchSummary[];

const notedIn = (records: readonly Research[]) => new Map(records.map((study) => [study.id, study]));

/** Keys of contacts, by their audience. */
function keysIn(lists: readonly ContactList[]): ReadonlyMap<string, ReadonlySet<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { audienceId, contacts } of lists) {
    const own = keys.get(audienceId) ?? new Set();
    keys.set(audienceId, own);
    for (const key of Object.keys(contacts)) own.add(key);
  }
  return keys;
}

/** Those of the studies that are counted and in whose rounds people were asked. */
const asking = (studies: Studies, rounds: ReadonlyMap<string, unknown>, today: DateText): Studies =>
  studies.filter((study) => rounds.has(study.id) && isCountedOn(study, today));

/** Reads the studies as audiences are counted by them, their rounds included (R459). */
export async function readStudiesByAudience(store: Store, today: DateText): Promise<{ readonly items: Studies }> {
  const [studies, all] = await Promise.all([store.summaries('research'), store.list('round')]);
  const rounds = begunRounds(all.items);
  const asked = asking(studies.items, rounds, today);
  const [records, lists] = await Promise.all([
    Promise.all(asked.map(({ id }) => store.get('research', id))),
    Promise.all(audiencesToTell(asked, rounds).map((parent) => store.list('contactList', { parent }))),
  ]);
  const noted = notedIn(records.filter((one) => one !== undefined));
  const keys = keysIn(lists.flatMap(({ items }) => items));
  return { items: studiesByAudience(studies.items, rounds, noted, keys) };
}
