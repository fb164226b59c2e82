import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes } from '../../theme/tokens.ts';

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

const Whole = styled.span`
  display: flex;

  & > span {
    min-width: 0;
    /* The space before the mark stays, wherever the name stands. */
    white-space: pre;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* What tells it apart stays as long as there is room for a word of the name. */
  & > span + span {
    flex: none;
    max-width: calc(100% - 2.5em);
  }
  & > span + span::before {
    content: ' · ';
  }
  /* A phone's header has room for neither beside the other. */
  ${media.mobile} {
    flex-direction: column;
    line-height: 1.25;

    & > span + span {
      max-width: 100%;
      font-size: ${fontSizes.xs};
    }
    & > span + span::before {
      content: none;
    }
  }
`;

/** A name where there is little room: its own part is cut, what tells it apart from others alike is not; on a phone that stands below. */
export function CalledName({ of: { name, ownName = name } }: CalledNameProps) {
  return (
    <Whole aria-hidden>
      <span>{ownName}</span>
      {name.length > ownName.length ? <span>{name.slice(ownName.length).replace(/^ · /, '')}</span> : null}
    </Whole>
  );
}
