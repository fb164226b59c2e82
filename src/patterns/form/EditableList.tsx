import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** What the text field of an item takes: spread it over a TextField or a TextArea. */
export interface EditableItemField {
  /** «Вопрос 2». */
  readonly label: string;
  /** By this the list finds the field again, to give it the focus. */
  readonly 'data-act': 'text';
}

export interface EditableListProps<Item extends { readonly key: string }> {
  /** Accessible name of the list. */
  label: string;
  /** What an item is called; masculine and inanimate, as the messages decline it so: «вопрос». */
  noun: string;
  /** What the list belongs to where the page has several, for the names of the buttons: «этапа 2», «этап 2». */
  owner?: { readonly genitive: string; readonly accusative: string };
  /** The items in order. A key stays with its item when it moves. */
  items: readonly Item[];
  /** Called with the whole list as it is to be. */
  onChange: (items: readonly Item[]) => void;
  /** An empty item with this key. */
  create: (key: string) => Item;
  /** Fewest items: «Удалить» is offered only above. Default 0. */
  minimum?: number;
  /** Each item in a frame, for items that hold more than a line. Default false. */
  framed?: boolean;
  /** The text field of an item, beside its buttons. */
  renderField: (item: Item, field: EditableItemField, change: (item: Item) => void) => ReactNode;
  /** What stands below an item's line; `number` counts from 1. */
  renderBelow?: (item: Item, number: number, change: (item: Item) => void) => ReactNode;
}

type Part = EditableItemField['data-act'] | 'up' | 'down' | 'delete';

/** What has the focus once the list has changed: the first of the parts that is there and can be pressed. */
interface FocusTarget {
  readonly key: string;
  readonly parts: readonly Part[];
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
  }
  & > ol:empty {
    display: none;
  }
  & > button {
    justify-self: start;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  &[data-framed] {
    padding: ${spaces[4]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
    background: var(--color-paper);
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[2]}px;

  /* The buttons stand beside the field and not beside its label. */
  & > span {
    display: flex;
    align-items: start;
    padding-block-start: ${spaces[5]}px;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    & > span {
      justify-content: end;
      padding-block-start: 0;
    }
  }
`;

/** A key that none of these has. */
function freeKey(items: readonly { readonly key: string }[]): string {
  const taken = new Set(items.map(({ key }) => key));
  let number = items.length;
  while (taken.has(`item-${number}`)) number += 1;
  return `item-${number}`;
}

/**
 * A list of texts that a person writes, reorders, shortens and extends: after each change the focus is where the next one is
 * likely, and what became of the order is said to a screen reader.
 */
export function EditableList<Item extends { readonly key: string }>(props: EditableListProps<Item>) {
  const { label, noun, owner, items, onChange, create, minimum = 0, framed = false, renderField, renderBelow } = props;
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const target = useRef<FocusTarget>(null);
  const [said, setSaid] = useState('');
  const title = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;
  const of = owner ? ` ${owner.genitive}` : '';

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

  const change = (next: Item) => onChange(items.map((item) => (item.key === next.key ? next : item)));
  const add = () => {
    const key = freeKey(items);
    target.current = { key, parts: ['text'] };
    setSaid('');
    onChange([...items, create(key)]);
  };
  const move = (item: Item, index: number, by: 1 | -1) => {
    target.current = { key: item.key, parts: by === 1 ? ['down', 'up'] : ['up', 'down'] };
    setSaid(`${title} теперь ${index + by + 1} из ${items.length}`);
    onChange(items.toSpliced(index, 1).toSpliced(index + by, 0, item));
  };
  const remove = (index: number) => {
    const left = items.toSpliced(index, 1);
    target.current = { key: (left[index] ?? left.at(-1))?.key ?? '', parts: ['delete', 'text'] };
    setSaid(`${title} ${index + 1} удалён`);
    onChange(left);
  };
  return (
    <Root>
      <ol ref={list} aria-label={label}>
        {items.map((item, index) => {
          const what = `${noun} ${index + 1}${of}`;
          return (
            <Row key={item.key} data-framed={framed || undefined}>
              <Line>
                {renderField(item, { label: `${title} ${index + 1}`, 'data-act': 'text' }, change)}
                <span>
                  <IconButton
                    label={`Поднять ${what}`}
                    icon={<ArrowUp />}
                    data-act="up"
                    disabled={index === 0}
                    onClick={() => move(item, index, -1)}
                  />
                  <IconButton
                    label={`Опустить ${what}`}
                    icon={<ArrowDown />}
                    data-act="down"
                    disabled={index === items.length - 1}
                    onClick={() => move(item, index, 1)}
                  />
                  {items.length > minimum ? (
                    <IconButton
                      label={`Удалить ${what}`}
                      icon={<Trash2 />}
                      data-act="delete"
                      onClick={() => remove(index)}
                    />
                  ) : null}
                </span>
              </Line>
              {renderBelow?.(item, index + 1, change)}
            </Row>
          );
        })}
      </ol>
      <Button
        ref={addButton}
        size={owner ? 'sm' : 'md'}
        icon={<Plus />}
        aria-label={owner ? `Добавить ${noun} в ${owner.accusative}` : undefined}
        onClick={add}
      >
        Добавить {noun}
      </Button>
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </Root>
  );
}
