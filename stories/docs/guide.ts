/** The names of a type's properties; of a union, those of every branch. */
type Names<Props> = Props extends unknown ? Extract<keyof Props, string> : never;

/** A visible part of a component. */
export interface Part {
  /** Name of the part. */
  readonly part: string;
  /** Function of the part, and its rules. */
  readonly sense: string;
  /** CSS selector of the part in the example: a number is drawn beside it there. Without it the part is named only. */
  readonly at?: string;
}

/** A key, and what it does: `['Escape', 'закрывает, фокус возвращается на кнопку']`. */
export type Key = readonly [key: string, does: string];

/** How sure one can be that a component stays as it is. */
export type Maturity = 'stable' | 'trial' | 'leaving';

/**
 * Guide to a component of ui or patterns that only a person can write: the page adds what its code, its stories and git say
 * (component/ComponentPage.tsx). Texts are Russian; `code` in backticks is set as code.
 */
export interface Guide<Props = object> {
  /** Description in a sentence or two; the first one appears in the index of patterns. */
  readonly what: string;
  /** The story that shows it best, by its export. Default: the first one. */
  readonly example?: string;
  /** When it is the right one. */
  readonly when: readonly string[];
  /** When something else is, and what. */
  readonly whenNot: readonly string[];
  /** Parts of it, in reading order. */
  readonly anatomy: readonly Part[];
  /** The keys it hears; where it hears none, a sentence that says why. */
  readonly keys: readonly Key[] | string;
  /** Announcements of a screen reader, and when they occur. */
  readonly speech: readonly string[];
  /** Each prop of its own, in words: behaviour, unit, what happens without it. */
  readonly props: { readonly [Name in Names<Props>]?: string };
  /** The shortest useful use, as in a file. */
  readonly code: string;
  /** `trial`: may still change; `leaving`: something else takes its place. Default `stable`. */
  readonly maturity?: Maturity;
}

/** Says whose guide it is, so that words for a prop that is gone do not compile: `guide<ButtonProps>({ … })`. */
export const guide = <Props>(said: Guide<Props>): Guide<Props> => said;
