import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A part of an item's line, as its `data-act` names it. */
type Part = 'text' | 'up' | 'down' | 'delete';

/** Focus target after a change of the list: the first of the parts that exists and can be pressed. */
interface FocusTarget {
  readonly key: string;
  readonly parts: readonly Part[];
}

/** A key that none of these has. */
function freeKey(items: readonly { readonly key: string }[]): string {
  const taken = new Set(items.map(({ key }) => key));
  let number = items.length;
  while (taken.has(`item-${number}`)) number += 1;
  return `item-${number}`;
}

/** A list that a person edits. */
export interface ListEditingOf<Item> {
  /** Name of an item at the beginning of a sentence. */
  readonly title: string;
  readonly items: readonly Item[];
  readonly onChange: (items: readonly Item[]) => void;
  /** An empty item with this key. */
  readonly create: (key: string) => Item;
  /** Makes the key of a new item; without it one that no other here has. */
  readonly newKey?: (() => string) | undefined;
}

/** A person's actions on the list. */
export interface ListEditing<Item> {
  /** The list: an item's line is the first element of its row. */
  readonly list: RefObject<HTMLOListElement | null>;
  /** Takes the focus when nothing in the list can. */
  readonly addButton: RefObject<HTMLButtonElement | null>;
  /** Result of a move, to be read out. */
  readonly said: string;
  /** An item was written in. */
  readonly change: (next: Item) => void;
  readonly add: () => void;
  readonly move: (item: Item, index: number, by: 1 | -1) => void;
  readonly remove: (index: number) => void;
}

/** Changes a list of items; after each change the focus is where the next one is likely. */
export function useListEditing<Item extends { readonly key: string }>(of: ListEditingOf<Item>): ListEditing<Item> {
  const { title, items, onChange, create, newKey } = of;
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const target = useRef<FocusTarget>(null);
  const [said, setSaid] = useState('');

  // The row that moves may leave the page for a moment, and focus with it.
  useLayoutEffect(() => {
    if (target.current === null) return;
    const { key, parts } = target.current;
    target.current = null;
    const line = list.current?.children[items.findIndex((item) => item.key === key)]?.firstElementChild;
    const control = parts
      .map((part) => line?.querySelector<HTMLElement>(`[data-act='${part}']:not(:disabled)`))
      .find((found) => found);
    (control ?? addButton.current)?.focus();
  });

  return {
    list,
    addButton,
    said,
    change: (next) => onChange(items.map((item) => (item.key === next.key ? next : item))),
    add: () => {
      const key = newKey?.() ?? freeKey(items);
      target.current = { key, parts: ['text'] };
      setSaid('');
      onChange([...items, create(key)]);
    },
    move: (item, index, by) => {
      target.current = { key: item.key, parts: by === 1 ? ['down', 'up'] : ['up', 'down'] };
      setSaid(`${title} теперь ${index + by + 1} из ${items.length}`);
      onChange(items.toSpliced(index, 1).toSpliced(index + by, 0, item));
    },
    remove: (index) => {
      const left = items.toSpliced(index, 1);
      target.current = { key: (left[index] ?? left.at(-1))?.key ?? '', parts: ['delete', 'text'] };
      setSaid(`${title} ${index + 1} удалён`);
      onChange(left);
    },
  };
}
