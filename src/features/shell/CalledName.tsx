import { Whole } from './CalledName.styles.ts';

/** A company or a product among others. */
export interface Called {
  readonly id: string;
  /** What it is called among them: «Тёплый дом · команда». */
  readonly name: string;
  /** Its own name, with which the other begins. Default: the same. */
  readonly ownName?: string;
}

export interface CalledNameProps {
  /** Whose name it is. */
  of: Called;
}

/** A name where there is little room: what tells it apart from others alike stands below, so that its own part has the whole width. */
export function CalledName({ of: { name, ownName = name } }: CalledNameProps) {
  return (
    <Whole aria-hidden>
      <span>{ownName}</span>
      {name.length > ownName.length ? <span>{name.slice(ownName.length).replace(/^ · /, '')}</span> : null}
    </Whole>
  );
}
