import { MessageSquare } from 'lucide-react';
import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { commentsHref, commentsPlace, type CommentedKind, type CommentsPlace } from '../domain/comments/place.ts';
import { spaces, type Tone } from '../theme/tokens.ts';
import { Badge } from '../ui/Badge.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Comments on a place so far. */
export interface CommentsState {
  /** Comments and replies. */
  readonly comments: number;
  /** «3 комментария, 1 нерешённое обсуждение»; empty for none. */
  readonly words: string;
  /** Whether any thread is not settled. */
  readonly isOpen: boolean;
  /** State of its review: «На проверке: Павел Никитин»; null when no one was asked, or on rows where all is well. */
  readonly review: { readonly words: string; readonly tone: Tone } | null;
}

/** Props of a component that reads the state of a place and draws with it. */
export interface CommentsStateProps {
  /** Subject of the talk. */
  place: CommentsPlace;
  /** Draws with it. */
  draw: (state: CommentsState) => ReactNode;
}

export interface CommentsButtonProps {
  /** Kind of the record. */
  kind: CommentedKind;
  /** Its id. */
  id: string;
  /** A part of it: a board's card, a hypothesis's quote. Default none: the record as a whole. */
  part?: string | null;
  /** Name of the subject, for screen reader users, who hear the link without its surroundings. */
  of: string;
  /**
   * `button` with its word, `icon` beside other icons, `row` on a closed row: nothing while there are no comments. `mark` the
   * number alone without a link, inside another button. Default `button`.
   */
  variant?: 'button' | 'icon' | 'row' | 'mark';
  /** Height, as of a Button beside it: `sm` 32 px, `md` 40 px; both 44 px on a phone. Default `sm`. */
  size?: 'sm' | 'md';
}

const SILENCE: CommentsState = { comments: 0, words: '', isOpen: false, review: null };

const Silent = ({ draw }: CommentsStateProps): ReactNode => draw(SILENCE);

/** Reads what is said so far. Set by the app; without it nothing is known to be said. */
const Context = createContext<ComponentType<CommentsStateProps>>(Silent);

const WORD = 'Обсудить';
const LOOKS = { button: 'secondary', icon: 'quiet', row: 'row' } as const;

/** As wide with a number as with its word: what is counted comes late, and nothing beside it may move then. */
const Face = styled.span`
  display: inline-grid;
  align-items: center;
  justify-items: center;
  > span {
    grid-area: 1 / 1;
    display: inline-flex;
    gap: ${spaces[2]}px;
    align-items: center;
  }
  > [data-room] {
    visibility: hidden;
  }
`;

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${spaces[1]}px;
  align-items: center;
  margin-inline-start: auto;

  &[data-open='true'] {
    color: var(--color-accent);
  }
`;

/** «Обсудить»: link to the talk on a record, with the number of comments and the state of its review. */
export function CommentsButton({ kind, id, part = null, of, variant = 'button', size = 'sm' }: CommentsButtonProps) {
  const State = use(Context);
  const place = commentsPlace(kind, id, part);
  const icon = <MessageSquare aria-hidden />;
  const mark = ({ comments, words, isOpen }: CommentsState): ReactNode =>
    comments === 0 ? null : (
      <Mark data-open={isOpen}>
        {icon}
        <span aria-hidden>{comments}</span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </Mark>
    );
  const draw = ({ comments, words, isOpen, review }: CommentsState): ReactNode =>
    variant === 'row' && comments === 0 && !review ? null : (
      <>
        {review ? <Badge tone={review.tone}>{review.words}</Badge> : null}
        {variant === 'row' && comments === 0 ? null : (
          <LinkButton
            href={commentsHref(place)}
            aria-label={`${words || WORD}: ${of}`}
            tooltip={variant === 'button' ? undefined : words || WORD}
            variant={LOOKS[variant === 'mark' ? 'icon' : variant]}
            waiting={isOpen}
            size={size}
            icon={variant === 'button' ? undefined : icon}
          >
            {variant === 'button' ? (
              <Face>
                {comments > 0 ? (
                  <span>
                    {icon}
                    {comments}
                  </span>
                ) : null}
                <span data-room={comments > 0 || undefined}>
                  {icon}
                  {WORD}
                </span>
              </Face>
            ) : comments > 0 ? (
              comments
            ) : null}
          </LinkButton>
        )}
      </>
    );
  return createElement(State, { place, draw: variant === 'mark' ? mark : draw });
}

// On the component itself: alone it would be a script of its own for the first load of every screen.
CommentsButton.Context = Context;
CommentsButton.Silent = Silent;
