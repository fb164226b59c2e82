import { describe, expect, it } from 'vitest';

import { safely, type SafeStorage } from '#respond/keep.ts';
import { createRenewer } from '#respond/renew.ts';
import { PAGE_HEADER, pageOf } from '#src/domain/respond/paths.ts';

const OLD = pageOf('https://orientir.example/assets/respond-BfK3x_0a.js');
const NEW = pageOf('<script type="module" crossorigin src="/assets/respond-Zz-9yQ1p.js"></script>');

const storage = (): Storage => {
  const map = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
};
const forbidden = (): SafeStorage =>
  safely(() => {
    throw new Error('forbidden');
  });

/** A tab with a page in it, loaded as often as it is asked for. */
function tab(page: string, { device = safely(storage), session = safely(() => tabs) } = {}) {
  const reloads: string[] = [];
  const ageOf = createRenewer({ page, storage: device, session, reload: () => reloads.push(page) });
  const refusedBy = (now: string | null) =>
    ageOf(new Response(null, { status: 428, headers: now === null ? {} : { [PAGE_HEADER]: now } }));
  return { refusedBy, reloads };
}
let tabs = storage();

describe('a respondent’s page that is refused', () => {
  it('knows itself by its script', () => {
    expect([OLD, NEW, pageOf('http://localhost:5173/respond/main.ts')]).toEqual(['respond-BfK3x_0a.js', 'respond-Zz-9yQ1p.js', '']); // prettier-ignore
  });

  it('loads itself anew where the server has another, once for each', () => {
    tabs = storage();
    const { refusedBy, reloads } = tab(OLD);
    expect(refusedBy(NEW)).toBe('renewing');
    // Two servers of one address, the one updated and the other not: no page is reloaded for ever.
    expect(tab(OLD).refusedBy(NEW)).toBe('outdated');
    expect(tab(OLD).refusedBy('respond-another.js')).toBe('renewing');
    expect(reloads).toEqual([OLD]);
  });

  it('is refused for something else where the server has this very one, or does not say', () => {
    tabs = storage();
    for (const [page, now] of [[NEW, NEW], [NEW, null], [NEW, ''], ['', NEW]] as const) {
      const { refusedBy, reloads } = tab(page);
      expect([refusedBy(now), reloads]).toEqual(['current', []]);
    } // prettier-ignore
  });

  it('stays where what was typed would be lost, or nobody would know that it was loaded before', () => {
    tabs = storage();
    const device = forbidden();
    device.setItem('draft', 'набранное');
    for (const options of [{ device }, { session: forbidden() }]) {
      const { refusedBy, reloads } = tab(OLD, options);
      expect([refusedBy(NEW), reloads]).toEqual(['outdated', []]);
    }
  });
});
