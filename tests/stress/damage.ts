import * as fc from 'fast-check';

/** Strings that fit every text field, and no sense. */
const ODD_TEXTS = [
  '',
  '2026-02-31',
  'завтра',
  '9999999-01-01T00:00:00Z',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  '\u202eзадом наперёд\u200b',
  '\ud800',
  'я'.repeat(5000),
];
/** Numbers that fit every number field, and no sense. */
const ODD_NUMBERS = [0, -1, 0.1, 1e21, Number.MAX_SAFE_INTEGER, -Infinity];

/** Values that no field expects, or only in another place. */
const ODD = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, undefined, true, 0, -1, 1e21, Number.NaN, Infinity, '', [], {}),
  },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** One thing that happens to a stored record. `at` and `deep` choose the place, as shares of what is there. */
export type Damage =
  | { readonly how: 'corrupt'; readonly at: number; readonly deep: readonly number[]; readonly value: unknown }
  /** A value of the same type, so that the record may still be read, and screens have to show it. */
  | { readonly how: 'twist'; readonly at: number; readonly deep: readonly number[]; readonly nth: number }
  | { readonly how: 'truncate'; readonly keep: number }
  | { readonly how: 'newer' }
  | { readonly how: 'strange' }
  | { readonly how: 'replace'; readonly value: unknown };

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

/** Corrupted fields and members, cut records, records of versions and shapes that this build does not know. */
export const anyDamage: fc.Arbitrary<Damage> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      how: fc.constant('corrupt' as const),
      at: share,
      deep: fc.array(share, { maxLength: 2 }),
      value: ODD,
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      how: fc.constant('twist' as const),
      at: share,
      deep: fc.array(share, { maxLength: 3 }),
      nth: fc.nat(100),
    }),
  },
  { weight: 2, arbitrary: fc.record({ how: fc.constant('truncate' as const), keep: share }) },
  { weight: 1, arbitrary: fc.constantFrom({ how: 'newer' as const }, { how: 'strange' as const }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('replace' as const), value: ODD }) },
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const twisted = (value: unknown, nth: number): unknown => {
  if (typeof value === 'string') return ODD_TEXTS[nth % ODD_TEXTS.length];
  if (typeof value === 'number') return ODD_NUMBERS[nth % ODD_NUMBERS.length];
  return typeof value === 'boolean' ? !value : value;
};

export function damaged(record: unknown, damage: Damage): unknown {
  if (!isObject(record)) return record;
  if (damage.how === 'replace') return damage.value;
  if (damage.how === 'newer') return { ...record, v: 1000 };
  if (damage.how === 'strange') return { id: record.id, kind: 'из будущего', payload: [1, 2, 3] };
  const names = Object.keys(record);
  if (damage.how === 'truncate') {
    return Object.fromEntries(Object.entries(record).slice(0, Math.floor(damage.keep * names.length)));
  }
  const name = names[Math.floor(damage.at * names.length)];
  if (name === undefined) return record;
  const [next, ...deep] = damage.deep;
  const inside = record[name];
  const value =
    next !== undefined && isObject(inside) && Object.keys(inside).length > 0
      ? damaged(inside, { ...damage, at: next, deep })
      : damage.how === 'corrupt'
        ? damage.value
        : twisted(inside, damage.nth);
  return { ...record, [name]: value };
}
