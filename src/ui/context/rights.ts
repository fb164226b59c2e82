import { createContext, use, type MouseEvent } from 'react';

/**
 * Least role that a control asks for in a shared company: `Viewer` for any present member, not for removed ones; or `names`: the
 * right to see the names and contacts of the people whom the company asks.
 */
export type Needs = 'Viewer' | 'Researcher' | 'Admin' | 'Owner' | 'names';

/** Why something may not be used. */
export interface MissingRole {
  /** The reason, a sentence: «Только для администраторов и владельца: вы исследователь». */
  readonly text: string;
  /** Id of the element that holds the sentence, for `aria-describedby`. */
  readonly id: string;
}

/** Message to a user whose access has ended, in place of all content that is not here for them any more. */
export interface Over {
  /** That it has: «Доступ закончился». */
  readonly title: string;
  /** Says what became of the records, and when they come back. */
  readonly text: string;
}

/** Limits on the current user. */
export interface RightsValue {
  /** Their access has ended: nothing that is not here is empty, gone or deleted. Null while they have it. */
  readonly over: Over | null;
  /** By what is needed; nothing for what they may do. */
  readonly barred: Readonly<Partial<Record<Needs, MissingRole>>>;
  /** Role needed by a control that sets none itself, from the part of the screen around it. */
  readonly scope: Needs | null;
  /** Says why something may not be done, where there is no control to say it at: a key was pressed. */
  readonly tell: (reason: string) => void;
}

/** Rights of the current user; all of them, unless Rights around says otherwise. */
export const RightsContext = createContext<RightsValue>({ over: null, barred: {}, scope: null, tell: () => undefined });

/** Returns the message that replaces missing content when the user's access has ended; null while they have it. */
export const useOver = (): Over | null => use(RightsContext).over;

/**
 * What is said in a line of what is not here: «источник удалён», «Инсайтов пока нет». To somebody whose access has ended it is that,
 * begun as `missing` is: nobody has told them what is there.
 */
export function useMissing(missing: string): string {
  const over = useOver();
  if (!over) return missing;
  return /^\p{Lu}/u.test(missing) ? over.title : over.title.charAt(0).toLowerCase() + over.title.slice(1);
}

/** How many there are, after a heading: « (3)»; nothing for somebody whose access has ended, who does not see all of them. */
export function useTold(count: number): string {
  return useOver() ? '' : ` (${count})`;
}

/** Props of a control that not every user may use. */
export interface NeedsProps {
  /**
   * The least role that it asks for in a shared company. Who has less finds it unavailable, with the reason; null for what everybody
   * may use. Default: what NeedsScope around it says, else null.
   */
  needs?: Needs | null;
}

/**
 * Why the person may not do what needs this role.
 * @param needs undefined: what NeedsScope around says
 * @returns null when they may
 */
export function useMissingRole(needs: Needs | null | undefined): MissingRole | null {
  const { barred, scope } = use(RightsContext);
  const needed = needs === undefined ? scope : needs;
  return needed === null ? null : (barred[needed] ?? null);
}

/** Whether code names replace the names and contacts of the people whom the company asks. */
export const useNamesHidden = (): boolean => useMissingRole('names') !== null;

/**
 * Guards the action of a key or a drop. The result is called on the press: it says why not, and returns true, where the person
 * may not.
 */
export function useTellMissingRole(needs: Needs | null | undefined): () => boolean {
  const barred = useMissingRole(needs);
  const { tell } = use(RightsContext);
  return () => {
    if (barred) tell(barred.text);
    return barred !== null;
  };
}

/** Handlers that a barred control keeps. */
const KEPT = /^on(?:Focus|Blur|Select|Copy)/;

const refuse = (event: MouseEvent): void => event.preventDefault();

/**
 * The attributes of a control that may not be used: nothing that it did is left, neither a press nor a key nor a drag. It keeps its
 * place in the order of the keyboard, so that the reason can be read there, too; Tooltips shows it.
 */
export function asBarred<P extends object>(props: P, { text, id }: MissingRole): P {
  const given = props as Record<string, unknown>;
  const kept = Object.fromEntries(Object.entries(given).filter(([name]) => !/^on[A-Z]/.test(name) || KEPT.test(name)));
  return {
    ...kept,
    disabled: undefined,
    onClick: refuse,
    'aria-disabled': true,
    'aria-describedby': [given['aria-describedby'], id].filter(Boolean).join(' '),
    'data-tooltip': text,
    'data-barred': '',
  } as unknown as P;
}

/** Returns the attributes of a read-only field: its text can be read, selected and copied. */
export const asReadOnly = <P extends object>(props: P, barred: MissingRole): P => ({
  ...asBarred(props, barred),
  'aria-disabled': undefined,
  readOnly: true,
});

/** Ids of the texts that describe a field, the reason among them. */
export const describedWith = (given: string | undefined, barred: MissingRole | null): string | undefined =>
  [given, barred?.id].filter(Boolean).join(' ') || undefined;
