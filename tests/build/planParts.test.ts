import { array, assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { planParts } from '#app/build/planParts.ts';
import type { BundlePart, PartModule } from '#app/build/bundleParts.ts';

/** Modules of a kilobyte each, by what they import, and what some fetch later. */
const graphOf = (
  imports: Readonly<Record<string, readonly string[]>>,
  fetches: Readonly<Record<string, readonly string[]>> = {},
): ReadonlyMap<string, PartModule> =>
  new Map(
    Object.entries(imports).map(([id, ids]) => [id, { id, imports: ids, fetches: fetches[id] ?? [], weight: 1 }]),
  );

const idsOf = (parts: readonly BundlePart[]): string[][] =>
  parts.map(({ modules }) => modules.map(({ id }) => id).toSorted());

/** Graphs without rings, as modules of an application are; the last modules are the screens. */
const graphs = array(array(nat(1000), { maxLength: 4 }), { minLength: 4, maxLength: 24 }).map((links) =>
  graphOf(
    Object.fromEntries(
      links.map((link, at) => [String(at), at === 0 ? [] : [...new Set(link.map((one) => String(one % at)))]]),
    ),
  ),
);

const screensOf = (graph: ReadonlyMap<string, PartModule>): string[][] => [...graph.keys()].slice(-4).map((id) => [id]);

const reached = (root: string, graph: ReadonlyMap<string, PartModule>): Set<string> => {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const one of graph.get(id)?.imports ?? []) visit(one);
  };
  visit(root);
  return found;
};

describe('the plan of parts', () => {
  it('puts what the same screens need together, and nothing else', () => {
    const graph = graphOf({ one: ['both', 'own'], two: ['both', 'deep'], both: ['deep'], deep: [], own: [], late: [] });
    expect(idsOf(planParts(graph, { screens: [['one'], ['two']], data: [], over: [] }, 9))).toEqual([
      ['both', 'deep'],
      ['one', 'own'],
      ['two'],
    ]);
  });

  it('joins what costs least where a screen fetches too many files', () => {
    const graph = graphOf({
      one: ['a', 'b'],
      two: ['a', 'b'],
      three: ['a', 'b', 'c'],
      four: ['b', 'c'],
      a: [],
      b: [],
      c: [],
    });
    const screens = [['one'], ['two'], ['three'], ['four']];
    expect(planParts(graph, { screens, data: [], over: [] }, 9)).toHaveLength(7);
    const parts = planParts(graph, { screens, data: [], over: [] }, 2);
    const most = Math.max(...screens.map((_, screen) => parts.filter((part) => part.screens.has(screen)).length));
    expect(most).toBeLessThanOrEqual(2);
  });

  it('counts what is fetched beside every screen', () => {
    const graph = graphOf({ one: ['a'], two: ['a'], data: ['b'], three: ['b'], a: [], b: [] });
    const parts = planParts(graph, { screens: [['one'], ['two'], ['three']], data: ['data'], over: [] }, 3);
    expect(parts.filter((part) => part.isData || part.screens.has(0)).length).toBeLessThanOrEqual(3);
  });

  it('keeps what is opened over every screen apart from what one screen alone needs', () => {
    const graph = graphOf({ one: ['own', 'words'], own: [], words: [], two: [], palette: ['words', 'list'], list: [] });
    const parts = planParts(graph, { screens: [['one'], ['two']], data: [], over: ['palette'] }, 9);
    expect(idsOf(parts)).toEqual([['words'], ['one', 'own'], ['two']]);
  });

  it('does not bring a screen along with what another one opens', () => {
    const imports = { one: ['field', 'own'], two: [], form: ['field'], field: [], own: [] };
    const wanted = { screens: [['one'], ['two']], data: [], over: [] };
    expect(idsOf(planParts(graphOf(imports, { two: ['form'] }), wanted, 9))).toEqual([
      ['field'],
      ['one', 'own'],
      ['two'],
    ]);
    // Where the screen itself opens it, its parts may as well be one.
    expect(idsOf(planParts(graphOf(imports, { one: ['form'] }), wanted, 1))).toEqual([
      ['two'],
      ['field', 'one', 'own'],
    ]);
  });

  it('has every module that a screen needs once, whatever imports whatever', () => {
    assert(
      property(graphs, integer({ min: 1, max: 4 }), (graph, most) => {
        const screens = screensOf(graph);
        const parts = planParts(graph, { screens, data: [], over: [] }, most);
        const planned = parts.flatMap(({ modules }) => modules.map(({ id }) => id));
        const needed = new Set(screens.flat().flatMap((root) => [...reached(root, graph)]));
        expect(planned.toSorted()).toEqual([...needed].toSorted());
        for (const [screen, [root = '']] of screens.entries()) {
          const fetched = new Set(parts.filter((part) => part.screens.has(screen)).flatMap(({ modules }) => modules));
          const ids = new Set([...fetched].map(({ id }) => id));
          expect([...reached(root, graph)].filter((id) => !ids.has(id))).toEqual([]);
        }
      }),
    );
  });

  it('has each part after those that it imports, so that no two import each other', () => {
    assert(
      property(graphs, integer({ min: 1, max: 4 }), (graph, most) => {
        const [data = [], over = [], ...screens] = screensOf(graph);
        const parts = planParts(graph, { screens, data, over }, most);
        const placeOf = new Map(parts.flatMap(({ modules }, place) => modules.map(({ id }) => [id, place] as const)));
        for (const { modules } of parts) {
          for (const { id, imports } of modules) {
            for (const one of imports) expect(placeOf.get(one) ?? 0).toBeLessThanOrEqual(placeOf.get(id) ?? 0);
          }
        }
      }),
    );
  });
});
