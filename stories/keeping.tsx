import { useState, type ComponentType } from 'react';

import { Button } from '#src/ui/Button.tsx';

/** Keeps for a story the state that a screen keeps for its parts: without it the shown part would not react. */

/** Values of a component, each with the callback that asks for another; the callback's first argument is the next value. */
type Kept<P> = { readonly [Value in keyof P]?: keyof P };

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** First argument of a callback. */
type FirstOf<Callback> = Callback extends (first: infer First, ...rest: never[]) => unknown ? First : never;

/**
 * A component that keeps what it asks to change, as the screen or the address does in the app.
 * @param kept which values, e.g. `{ value: 'onChange' }`; the story's own callbacks are called as well
 */
export function keeping<P extends object>(Shown: ComponentType<P>, kept: Kept<P>): ComponentType<P> {
  return function Keeping(props: P) {
    const [now, setNow] = useState<Partial<P>>({});
    const callbacks: Partial<P> = {};
    for (const [value, callback] of Object.entries(kept) as [keyof P, keyof P][]) {
      const told = props[callback] as ((...given: unknown[]) => unknown) | undefined;
      const keep = (...given: unknown[]) => {
        setNow((before) => ({ ...before, [value]: given[0] }));
        return told?.(...given);
      };
      callbacks[callback] = keep as P[keyof P];
    }
    return <Shown {...props} {...now} {...callbacks} />;
  };
}

/**
 * A list that loses what it is asked to take out, as soon as it asks.
 * @param list the property that holds its items
 * @param callbacks those that ask, each with whether an item is the one that its first argument means
 */
export function losing<P extends object, K extends keyof P>(
  Shown: ComponentType<P>,
  list: K,
  callbacks: {
    readonly [Callback in keyof P]?: (item: ItemOf<P[K]>, meant: FirstOf<P[Callback]>, place: number) => boolean;
  },
): ComponentType<P> {
  return function Losing(props: P) {
    const [items, setItems] = useState(props[list] as readonly ItemOf<P[K]>[]);
    const taking: Partial<P> = {};
    for (const [name, isMeant] of Object.entries(callbacks) as [keyof P, (...given: unknown[]) => boolean][]) {
      const told = props[name] as (meant: unknown) => unknown;
      const take = (meant: unknown) => {
        setItems((before) => before.filter((item, place) => !isMeant(item, meant, place)));
        return told(meant);
      };
      taking[name] = take as P[keyof P];
    }
    return <Shown {...props} {...{ [list]: items }} {...taking} />;
  };
}

/** Part that opens and closes by state alone. */
interface Opened {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A dialog that opens and closes by state, as on a screen: it never sees its trigger, the button before it.
 * @param label what the button says
 */
export function opening<P extends Opened>(Shown: ComponentType<P>, label: string): ComponentType<P> {
  return function Opening(props: P) {
    const [open, setOpen] = useState(props.open);
    const change = (next: boolean) => {
      props.onOpenChange(next);
      setOpen(next);
    };
    return (
      <>
        <Button onClick={() => change(true)}>{label}</Button>
        <Shown {...props} open={open} onOpenChange={change} />
      </>
    );
  };
}

/**
 * A dialog that is there only while it is open; the button before it opens it again.
 * @param label what the button says
 */
export function reopening<P extends { readonly onClose: () => void }>(
  Shown: ComponentType<P>,
  label: string,
): ComponentType<P> {
  return function Reopening(props: P) {
    const [open, setOpen] = useState(true);
    const close = () => {
      setOpen(false);
      props.onClose();
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        {open ? <Shown {...props} onClose={close} /> : null}
      </>
    );
  };
}

/**
 * A form whose record changes in another tab: a hidden button for each change.
 * @param record the property that holds the record
 * @param changes what becomes of the record, each under the test id of its button
 */
export function changedElsewhere<P extends object, K extends keyof P>(
  Shown: ComponentType<P>,
  record: K,
  changes: Readonly<Record<string, Partial<P[K]>>>,
): ComponentType<P> {
  return function Changing(props: P) {
    const [now, setNow] = useState(props[record]);
    return (
      <>
        <Shown {...props} {...{ [record]: now }} />
        {Object.entries(changes).map(([id, change]) => (
          <button
            key={id}
            type="button"
            data-testid={id}
            aria-label={`В другом месте: ${id}`}
            hidden
            onClick={() => setNow({ ...now, ...change })}
          />
        ))}
      </>
    );
  };
}
