import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useListEditing } from './useListEditing.ts';
import { Line, Root, Row } from './EditableList.styles.ts';

/** Props of an item's text field: spread them over a TextField or a TextArea. */
export interface EditableItemField {
  /** «Вопрос 2». */
  readonly label: string;
  /** By this the list finds the field again, to give it the focus. */
  readonly 'data-act': 'text';
}

export interface EditableListProps<Item extends { readonly key: string }> {
  /** Accessible name of the list. */
  label: string;
  /** Noun for an item; masculine and inanimate, as the messages decline it so: «вопрос». */
  noun: string;
  /** Owner of the list where the page has several, for the names of the buttons: «этапа 2», «этап 2». */
  owner?: { readonly genitive: string; readonly accusative: string };
  /** The items in order. A key stays with its item when it moves. */
  items: readonly Item[];
  /** Called with the whole list as it is to be. */
  onChange: (items: readonly Item[]) => void;
  /** An empty item with this key. */
  create: (key: string) => Item;
  /** Makes the key of a new item, where something else knows items by their keys. Default: one that no other in the list has. */
  newKey?: () => string;
  /** Fewest items: «Удалить» is offered only above. Default 0. */
  minimum?: number;
  /** Each item in a frame, for items that hold more than a line. Default false. */
  framed?: boolean;
  /** The text field of an item, beside its buttons. */
  renderField: (item: Item, field: EditableItemField, change: (item: Item) => void) => ReactNode;
  /** Draws the content below an item's line; `number` counts from 1. */
  renderBelow?: (item: Item, number: number, change: (item: Item) => void) => ReactNode;
}

/**
 * A list of texts that a person writes, reorders, shortens and extends: after each change the focus is where the next one is
 * likely, and what became of the order is said to a screen reader.
 */
export function EditableList<Item extends { readonly key: string }>(props: EditableListProps<Item>) {
  const {
    label,
    noun,
    owner,
    items,
    onChange,
    create,
    newKey,
    minimum = 0,
    framed = false,
    renderField,
    renderBelow,
  } = props;
  const title = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;
  const of = owner ? ` ${owner.genitive}` : '';
  const { list, addButton, said, change, add, move, remove } = useListEditing({
    title,
    items,
    onChange,
    create,
    newKey,
  });
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
