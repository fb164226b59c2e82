import type { ReadingColumns } from '#src/features/research/reading/view/ReaderHead.tsx';

/** Most materials whose place is remembered: the one read longest ago is forgotten first. */
const MOST_PLACES = 200;
/** Narrower than this, px, the text has no room beside both columns: they begin closed. */
const ROOM_FOR_COLUMNS = 1200;
const COLUMNS = 'reading-columns';

const keyOf = (companyId: string): string => `reading-places:${companyId}`;

type Places = readonly (readonly [materialId: string, place: number])[];

function readPlaces(companyId: string): Places {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(companyId)) ?? '[]');
    if (!Array.isArray(value)) return [];
    return (value as readonly unknown[]).filter(
      (one): one is Places[number] => Array.isArray(one) && typeof one[0] === 'string' && Number.isInteger(one[1]),
    );
  } catch {
    return [];
  }
}

/** Where one stopped in a material on this device; undefined when it was not read here. */
export function readPlaceIn(companyId: string, materialId: string): number | undefined {
  return readPlaces(companyId).find(([id]) => id === materialId)?.[1];
}

/** Remembers where one stopped in a material. */
export function keepPlaceIn(companyId: string, materialId: string, place: number): void {
  try {
    const others = readPlaces(companyId).filter(([id]) => id !== materialId);
    localStorage.setItem(keyOf(companyId), JSON.stringify([[materialId, place], ...others].slice(0, MOST_PLACES)));
  } catch {
    // Storage is off: the next reading begins at the beginning.
  }
}

/** Which columns this device has open. */
export function readColumns(): ReadingColumns {
  const isWide = window.innerWidth >= ROOM_FOR_COLUMNS;
  const first = { materials: isWide, margin: true };
  try {
    const value = JSON.parse(localStorage.getItem(COLUMNS) ?? 'null') as Partial<ReadingColumns> | null;
    return {
      materials: value?.materials ?? first.materials,
      margin: value?.margin ?? first.margin,
      findings: value?.findings === true,
    };
  } catch {
    return first;
  }
}

export function keepColumns(columns: ReadingColumns): void {
  try {
    localStorage.setItem(COLUMNS, JSON.stringify(columns));
  } catch {
    // Storage is off: the choice holds for this page.
  }
}
