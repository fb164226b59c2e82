import {
  type PartModule,
  type BundlePart,
  joinedPart,
  neededBy,
  importsOf,
  type Imports,
  partsBelow,
  wouldNeedItself,
  importedFirst,
} from './bundleParts.ts';

/** Modules to fetch, each by the ids of its entry modules. */
export interface Wanted {
  readonly screens: readonly (readonly string[])[];
  /** Fetched with every screen: the data layer. */
  readonly data: readonly string[];
  /** Fetched when they are wanted, over whatever screen: the palette, the talk. */
  readonly over: readonly string[];
}

/** A screen, and something that may be opened on it. */
type Opening = readonly [screen: number, id: string];

/**
 * Cost of fetching in vain for something that may be opened, where it costs one for the screen itself: there are four hundred
 * openings, and a visit makes a few. Of 0.01, 0.02 and 0.03, built and compared, this one leaves the screens lightest and the
 * openings nearly as light. At 0, only calculated, each opening brings other screens along.
 */
const OPENING = 0.01;

/** Everything that may be opened on each screen. */
function openingsOf(graph: ReadonlyMap<string, PartModule>, { screens, data, over }: Wanted): readonly Opening[] {
  const never = new Set([...screens.flat(), ...data]);
  return screens.flatMap((roots, screen) => {
    const own = [...neededBy(roots, graph)].flatMap(({ fetches }) => fetches);
    return [...new Set([...over, ...own])].filter((id) => !never.has(id)).map((id) => [screen, id] as const);
  });
}

/** Returns a part for every set of modules with the same users: no unneeded code is fetched, but there are very many files. */
function finestParts(
  graph: ReadonlyMap<string, PartModule>,
  { screens, data }: Wanted,
  openings: readonly Opening[],
): readonly BundlePart[] {
  const onScreens = screens.map((roots) => neededBy(roots, graph));
  const inData = neededBy(data, graph);
  const inOpened = [...new Set(openings.map(([, id]) => id))].map((id) => [id, neededBy([id], graph)] as const);
  const parts = new Map<string, BundlePart>();
  // Modules that only an opening needs are not planned.
  for (const module of new Set([...onScreens.flatMap((modules) => [...modules]), ...inData])) {
    const part: BundlePart = {
      screens: new Set([...onScreens.keys()].filter((screen) => onScreens[screen]?.has(module))),
      isData: inData.has(module),
      opened: new Set(inOpened.filter(([, modules]) => modules.has(module)).map(([id]) => id)),
      modules: [module],
      weight: module.weight,
    };
    // Whatever is opened, the data layer is there.
    const key = [...part.screens, part.isData, ...(part.isData ? [] : part.opened)].join();
    const before = parts.get(key);
    parts.set(key, before ? joinedPart(before, part) : part);
  }
  return [...parts.values()];
}

/** Whether a part is there when a screen is. */
const isOn = (screen: number, part: BundlePart): boolean => part.isData || part.screens.has(screen);

/**
 * Returns the weight fetched in vain when two parts are merged; negative where a screen then already has what is opened on it.
 */
function inVain(a: BundlePart, b: BundlePart, screens: number, openings: readonly Opening[]): number {
  let sum = 0;
  for (let screen = 0; screen < screens; screen += 1) {
    const [hasA, hasB] = [a.screens.has(screen), b.screens.has(screen)];
    if (hasA !== hasB) sum += hasA ? b.weight : a.weight;
  }
  // The data layer comes after the screen: neither shall wait for the other's.
  if (a.isData !== b.isData) sum += screens * (a.isData ? b.weight : a.weight);
  for (const [screen, id] of openings) {
    const [needsA, needsB] = [a.opened.has(id), b.opened.has(id)];
    if (!needsA && !needsB) continue;
    const [hasA, hasB] = [isOn(screen, a), isOn(screen, b)];
    const apart = (needsA && !hasA ? a.weight : 0) + (needsB && !hasB ? b.weight : 0);
    const together = hasA || hasB ? 0 : a.weight + b.weight;
    sum += OPENING * (together - apart);
  }
  return sum;
}

/** Remembers what joining costs: of a hundred and fifty parts one changes at a time. */
function costs(screens: number, openings: readonly Opening[]): (a: BundlePart, b: BundlePart) => number {
  const known = new Map<BundlePart, Map<BundlePart, number>>();
  return (a, b) => {
    const ofA = known.get(a) ?? new Map<BundlePart, number>();
    const cost = ofA.get(b) ?? inVain(a, b, screens, openings);
    known.set(a, ofA.set(b, cost));
    return cost;
  };
}

/** Returns the extra weight that screens then fetch in vain: fetching a part fetches all that it imports. */
function alongInVain(a: BundlePart, b: BundlePart, screens: number, imports: Imports): number {
  const whole = joinedPart(a, b);
  let sum = 0;
  for (const part of partsBelow([a, b], imports)) {
    sum += [...whole.screens].filter((screen) => !part.screens.has(screen)).length * part.weight;
    if (whole.isData && !part.isData) sum += screens * part.weight;
  }
  return sum;
}

/** The parts when two of them are one. */
function withJoined(parts: readonly BundlePart[], a: BundlePart, b: BundlePart): readonly BundlePart[] {
  const whole = joinedPart(a, b);
  const along = partsBelow([a, b], importsOf(parts));
  return [
    ...parts
      .filter((part) => part !== a && part !== b)
      .map((part) =>
        along.has(part) ? { ...joinedPart(part, whole), modules: part.modules, weight: part.weight } : part,
      ),
    whole,
  ];
}

/** Whether a part is a screen's own and the other is for what is opened over any: that shall not wait for a screen that is on its way. */
const mustStayApart = (own: BundlePart, other: BundlePart, { screens, over }: Wanted): boolean =>
  own.modules.some(({ id }) => screens.some((roots) => roots.includes(id))) && over.some((id) => other.opened.has(id));

/** The two parts that cost least for every file that they save a screen with too many; undefined when none saves any. */
function cheapestPair(
  parts: readonly BundlePart[],
  full: readonly number[],
  wanted: Wanted,
  costOf: (a: BundlePart, b: BundlePart) => number,
): readonly [BundlePart, BundlePart] | undefined {
  const imports = importsOf(parts);
  let best: { readonly pair: readonly [BundlePart, BundlePart]; readonly cost: number } | undefined;
  for (const [at, a] of parts.entries()) {
    for (const b of parts.slice(at + 1)) {
      const saved = full.filter((screen) => isOn(screen, a) && isOn(screen, b)).length;
      if (saved === 0) continue;
      // Imported parts take time to calculate: only where the two themselves are cheap.
      if (best && costOf(a, b) / saved >= best.cost) continue;
      const cost = (costOf(a, b) + alongInVain(a, b, wanted.screens.length, imports)) / saved;
      if (best && cost >= best.cost) continue;
      if (mustStayApart(a, b, wanted) || mustStayApart(b, a, wanted)) continue;
      if (wouldNeedItself(a, b, imports) || wouldNeedItself(b, a, imports)) continue;
      best = { pair: [a, b], cost };
    }
  }
  return best?.pair;
}

/**
 * Which modules go into one file, so that no screen fetches many and none much that it does not need: modules that are needed by the
 * same go together, and then, as long as a screen fetches too many, the two parts whose joining costs the least. What only dialogs
 * and the like need is not planned; what they share with screens is, so that none brings another screen along.
 * @param most most files of a screen, those of the data layer included. More where nothing that is left can be joined
 * @returns parts, each after those that it imports; no two import each other
 */
export function planParts(graph: ReadonlyMap<string, PartModule>, wanted: Wanted, most: number): readonly BundlePart[] {
  const openings = openingsOf(graph, wanted);
  const screens = [...wanted.screens.keys()];
  const costOf = costs(screens.length, openings);
  let parts = finestParts(graph, wanted, openings);
  for (;;) {
    const full = screens.filter((screen) => parts.filter((part) => isOn(screen, part)).length > most);
    const pair = cheapestPair(parts, full, wanted, costOf);
    if (!pair) return importedFirst(parts);
    parts = withJoined(parts, ...pair);
  }
}
