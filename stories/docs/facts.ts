import type { Guide } from './guide.ts';

/** A prop, as the component's source has it. */
export interface Prop {
  readonly name: string;
  /** Its docstring, in English; the words of a feature's page, where no guide speaks. */
  readonly says: string;
  /** Its type as it is written; a name for a choice of words is shown as those words. */
  readonly type: string;
  readonly required: boolean;
  /** Default value, as code; null when the source gives none. */
  readonly fallback: string | null;
  /** The component whose file declares it, by its place, where that is another one: its guide has the words. */
  readonly from: string | null;
}

/** A type that a prop names. */
export interface PropType {
  readonly name: string;
  /** Its declaration, without comments. */
  readonly shape: string;
}

/** A commit that touched a component. */
export interface Change {
  /** Short hash. */
  readonly hash: string;
  /** Day, `2026-11-22`. */
  readonly day: string;
  /** First line of its message, in English. */
  readonly subject: string;
  /** The release it came with; null while there is none. */
  readonly release: string | null;
  /** Props that came. */
  readonly added: readonly string[];
  /** Props that went. */
  readonly removed: readonly string[];
}

/** Git history of a component when the Storybook is built. */
export interface History {
  /** `none`: built without git; `shallow`: the clone ends before the beginning. */
  readonly depth: 'whole' | 'shallow' | 'none';
  /** Newest first. */
  readonly changes: readonly Change[];
}

/** All that is read from the tree about one component; loaded with its page only (.storybook/facts.ts). */
export interface Facts {
  /** Guide written by a person; null while there is none. */
  readonly guide: Guide | null;
  /** Words for props, by their names: its guide's, and for a prop taken from another component that one's. */
  readonly words: Readonly<Record<string, string | undefined>>;
  readonly props: readonly Prop[];
  /** Elements whose attributes it passes on: `button`. */
  readonly passes: readonly string[];
  readonly types: readonly PropType[];
  /** Components of the library that it is made of, by their places under src. */
  readonly madeOf: readonly string[];
  /** Components of the library and files of the app that use it; paths from the root, components by their places. */
  readonly usedBy: readonly string[];
  readonly history: History;
}

/** Loads what is known of each component, by the path of its file: `/src/ui/Button.tsx`. */
const LOADERS = import.meta.glob<Facts>(['/src/ui/**/*.tsx', '/src/patterns/**/*.tsx', '/src/features/**/*.tsx'], {
  query: '?facts',
  import: 'default',
});

const loading = new Map<string, Promise<Facts>>();

/** Returns the facts about a component by its place under src: `ui/Button`. One promise for each. */
export function factsOf(place: string): Promise<Facts> {
  const known = loading.get(place);
  if (known) return known;
  const load = LOADERS[`/src/${place}.tsx`];
  if (!load) throw new Error(`no component src/${place}.tsx`);
  const promise = load();
  loading.set(place, promise);
  return promise;
}
