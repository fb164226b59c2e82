import { MessageSquare } from 'lucide-react';
import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { talkHref, talkPlace, type TalkKind, type TalkPlace } from '../domain/talk/place.ts';
import { media } from '../theme/media.ts';
import { fontSizes, radii, spaces, type Tone } from '../theme/tokens.ts';
import { Badge } from '../ui/Badge.tsx';
import { Link } from '../ui/Link.tsx';

/** What is said of a place so far. */
export interface TalkState {
  /** Comments and replies. */
  readonly comments: number;
  /** «3 комментария, 1 нерешённое обсуждение»; empty for none. */
  readonly words: string;
  /** Whether any thread is not settled. */
  readonly isOpen: boolean;
  /** How a review of it stands: «На проверке: Павел Никитин»; null when nobody was asked, or on rows where all is well. */
  readonly review: { readonly words: string; readonly tone: Tone } | null;
}

/** What reads the state of a place and draws with it. */
export interface TalkStateProps {
  /** What is talked about. */
  place: TalkPlace;
  /** Draws with it. */
  draw: (state: TalkState) => ReactNode;
}

export interface TalkButtonProps {
  /** Kind of the record. */
  kind: TalkKind;
  /** Its id. */
  id: string;
  /** A part of it: a board's card, a hypothesis's quote. Default none: the record as a whole. */
  part?: string | null;
  /** Name of what is talked about, for whoever hears the link without what stands around it. */
  of: string;
  /** `button` with its word, `icon` where other icons stand, `row` on a closed row: nothing while nobody has said anything. Default `button`. */
  variant?: 'button' | 'icon' | 'row';
  /** Height, as of a Button beside it: `sm` 32 px, `md` 40 px; both 44 px on a phone. Default `sm`. */
  size?: 'sm' | 'md';
}

const SILENCE: TalkState = { comments: 0, words: '', isOpen: false, review: null };

const Silent = ({ draw }: TalkStateProps): ReactNode => draw(SILENCE);

/** Reads what is said so far. Set by the app; without it nothing is known to be said. */
const Context = createContext<ComponentType<TalkStateProps>>(Silent);

const WORD = 'Обсудить';

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

// Looks like the buttons it stands among, and is a link: it can be opened in another tab, and the way back closes it.
const Root = styled(Link)`
  && {
    display: inline-flex;
    flex: none;
    gap: ${spaces[2]}px;
    align-items: center;
    justify-content: center;
    min-width: 32px;
    min-height: 32px;
    padding-inline: ${spaces[3]}px;
    border: 1px solid var(--color-edge);
    border-radius: ${radii.block}px;
    color: var(--color-ink);
    font-size: ${fontSizes.sm};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  &&[data-size='md'] {
    min-height: 40px;
    padding-inline: ${spaces[4]}px;
    font-size: ${fontSizes.md};
  }
  &&[data-look='icon'] {
    gap: ${spaces[1]}px;
    padding-inline: ${spaces[1]}px;
    border: 0;
    color: var(--color-ink-soft);
  }
  /* Over the press of the row that it stands on. */
  &&[data-look='row'] {
    position: relative;
    z-index: 1;
    gap: ${spaces[1]}px;
    min-width: 0;
    min-height: 24px;
    padding-inline: ${spaces[2]}px;
    border: 0;
    color: var(--color-ink-soft);
  }
  &&[data-open='true'] {
    color: var(--color-accent);
  }
  &&:hover {
    background: var(--color-sunken);
  }
  ${media.mobile} {
    &&& {
      min-width: 44px;
      min-height: 44px;
    }
  }
  ${media.print} {
    && {
      display: none;
    }
  }
`;

/** «Обсудить»: the way to what people say of a record, with how much they have said, and how its review stands. */
export function TalkButton({ kind, id, part = null, of, variant = 'button', size = 'sm' }: TalkButtonProps) {
  const State = use(Context);
  const place = talkPlace(kind, id, part);
  const icon = <MessageSquare aria-hidden size={variant === 'row' ? 16 : 18} />;
  const draw = ({ comments, words, isOpen, review }: TalkState): ReactNode =>
    variant === 'row' && comments === 0 && !review ? null : (
      <>
        {review ? <Badge tone={review.tone}>{review.words}</Badge> : null}
        {variant === 'row' && comments === 0 ? null : (
          <Root
            href={talkHref(place)}
            aria-label={`${words || WORD}: ${of}`}
            data-tooltip={variant === 'button' ? undefined : words || WORD}
            data-look={variant}
            data-open={isOpen}
            data-size={size}
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
            ) : (
              <>
                {icon}
                {comments > 0 ? comments : null}
              </>
            )}
          </Root>
        )}
      </>
    );
  return createElement(State, { place, draw });
}

// On the component itself: alone it would be a script of its own for the first load of every screen.
TalkButton.Context = Context;
TalkButton.Silent = Silent;
