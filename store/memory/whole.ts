import { filesOf } from '#src/domain/kindFacts.ts';
import { nameKey, type RecordName } from '#src/domain/plan.ts';

import {
  checkLoadable,
  checkOwner,
  dumped,
  isOfCompany,
  lastCompany,
  PERSONAL_SPACE,
  spaceOf,
  type PlacedName,
} from '../plan.ts';
import type { LoadedRecord, LoadOptions } from '../port.ts';
import { rowsIn, storedAt, type MemoryBacking } from './backing.ts';
import { livingRows } from './reading.ts';

/** Puts records in place. Returns what changed, each once. */
export function loadRecords(
  backing: MemoryBacking,
  open: string,
  loaded: readonly LoadedRecord[],
  { replace, keep, merge, companyId: owner = open }: Omit<LoadOptions, 'onlyIfFresh'>,
): readonly PlacedName[] {
  checkLoadable(loaded);
  checkOwner(owner);
  const changed = new Map<string, PlacedName>();
  const note = ({ kind, id }: RecordName, space: string): void => {
    changed.set(`${space}/${nameKey({ kind, id })}`, { kind, id, space });
  };
  if (replace) {
    for (const space of new Set([open, owner, PERSONAL_SPACE])) {
      for (const { name, stored } of rowsIn(backing, space)) {
        if (space === PERSONAL_SPACE && keep?.(structuredClone(dumped(name, stored)))) continue;
        note(name, space);
        backing.spaces.get(space)?.delete(nameKey(name));
      }
    }
    backing.started = true;
  }
  for (const copy of structuredClone(loaded)) {
    const name = { kind: copy.kind, id: copy.record.id };
    const there = storedAt(backing, owner, name);
    const record = there !== undefined && merge ? merge(dumped(name, there), copy) : copy.record;
    if (record === null) continue;
    backing.write(owner, name, record);
    note(name, spaceOf(name.kind, owner));
  }
  return [...changed.values()];
}

/** Erases a company. Returns what went. */
export function eraseCompany(backing: MemoryBacking, open: string, id: string): readonly PlacedName[] {
  if (!livingRows(backing, open, 'company').some((company) => company.id !== id)) throw lastCompany(id);
  const ofPerson = rowsIn(backing, PERSONAL_SPACE).filter(({ name, stored }) => isOfCompany(name, stored, id));
  const ofCompany = rowsIn(backing, id);
  backing.spaces.delete(id);
  for (const { name } of ofPerson) backing.spaces.get(PERSONAL_SPACE)?.delete(nameKey(name));
  const kept = new Set(
    [...backing.spaces.keys()].flatMap((space) =>
      rowsIn(backing, space).flatMap(({ name, stored }) => filesOf(name.kind, stored)),
    ),
  );
  for (const fileId of [...ofCompany, ...ofPerson].flatMap(({ name, stored }) => filesOf(name.kind, stored))) {
    if (!kept.has(fileId)) backing.files.delete(fileId);
  }
  return [
    ...ofCompany.map(({ name }) => ({ ...name, space: id })),
    ...ofPerson.map(({ name }) => ({ ...name, space: PERSONAL_SPACE })),
  ];
}
