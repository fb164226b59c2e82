/** A module of the build, as the plan needs it. */
export interface PartModule {
  readonly id: string;
  /** Modules that it imports at once. */
  readonly imports: readonly string[];
  /** Modules that it fetches when they are wanted. */
  readonly fetches: readonly string[];
  /** Weight, in any unit. */
  readonly weight: number;
}

/** Modules that are fetched as one file. */
export interface BundlePart {
  /** Screens that fetch it, by their place. */
  readonly screens: ReadonlySet<number>;
  readonly isData: boolean;
  /** Openings on screens that need the part, by the id of their entry module. */
  readonly opened: ReadonlySet<string>;
  readonly modules: readonly PartModule[];
  readonly weight: number;
}

export const joinedPart = (a: BundlePart, b: BundlePart): BundlePart => ({
  screens: new Set([...a.screens, ...b.screens]),
  isData: a.isData || b.isData,
  opened: new Set([...a.opened, ...b.opened]),
  modules: [...a.modules, ...b.modules],
  weight: a.weight + b.weight,
});

/** The modules that some need to run, themselves included. */
export function neededBy(roots: readonly string[], graph: ReadonlyMap<string, PartModule>): ReadonlySet<PartModule> {
  const found = new Set<PartModule>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = graph.get(id);
    if (!module || found.has(module)) continue;
    found.add(module);
    open.push(...module.imports);
  }
  return found;
}

/** The other parts that each part imports at once. */
export function importsOf(parts: readonly BundlePart[]): Imports {
  const partOf = new Map(parts.flatMap((part) => part.modules.map(({ id }) => [id, part] as const)));
  return new Map(
    parts.map((part) => {
      const imported = part.modules.flatMap(({ imports }) => imports.map((id) => partOf.get(id)));
      return [part, new Set(imported.filter((one) => one !== undefined && one !== part))] as const;
    }) as [BundlePart, ReadonlySet<BundlePart>][],
  );
}

export type Imports = ReadonlyMap<BundlePart, ReadonlySet<BundlePart>>;

/** The parts that some import, at whatever remove, themselves left out. */
export function partsBelow(parts: readonly BundlePart[], imports: Imports): ReadonlySet<BundlePart> {
  const found = new Set<BundlePart>();
  const open = parts.flatMap((part) => [...(imports.get(part) ?? [])]);
  for (let part = open.pop(); part; part = open.pop()) {
    if (found.has(part)) continue;
    found.add(part);
    open.push(...(imports.get(part) ?? []));
  }
  for (const part of parts) found.delete(part);
  return found;
}

/** Whether a way of imports leads from one part over a third to the other: joined, the two would need themselves. */
export const wouldNeedItself = (from: BundlePart, to: BundlePart, imports: Imports): boolean =>
  partsBelow(
    [...(imports.get(from) ?? [])].filter((part) => part !== to),
    imports,
  ).has(to);

/** Returns the parts in an order where each comes before its importers. */
export function importedFirst(parts: readonly BundlePart[]): readonly BundlePart[] {
  const imports = importsOf(parts);
  const done = new Set<BundlePart>();
  const put = (part: BundlePart): void => {
    if (done.has(part)) return;
    for (const imported of imports.get(part) ?? []) put(imported);
    done.add(part);
  };
  for (const part of parts) put(part);
  return [...done];
}
