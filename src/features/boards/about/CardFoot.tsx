import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { focusRing, fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Link } from '../../../ui/Link.tsx';

export interface CardFootProps {
  /** The card's name. */
  title: string;
  /** Something was taken into it: what is counted and named comes when that is read, and has its room. Default false. */
  rests?: boolean;
  /** Counted support of the card, in words; empty until its sources are read. */
  support: string;
  /** Names of the people whose words those are; empty where unknown. Default empty. */
  people?: string;
  /** The day of its last edit, in words; empty when it is not known. */
  edited: string;
  /** It is worth another look: its text is old. */
  isOld: boolean;
  /** Address of the full origin. */
  href: string;
}

// Measured by its own width: cards of a board take one column, two or three.
const Root = styled.div`
  container-type: inline-size;
  position: relative;
  margin-block-start: auto;
  padding-block-start: ${spaces[2]}px;

  ${media.mobile} {
    padding-block: ${spaces[3]}px;
  }
`;

const Line = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};

  & > a {
    color: inherit;
  }
  /* The whole line is the way there. */
  & > a::after {
    content: '';
    position: absolute;
    inset: 0 -${spaces[2]}px -${spaces[1]}px;
    border-radius: ${radii.small}px;
  }
  & > a:focus-visible {
    outline: none;
  }
  & > a:focus-visible::after {
    outline: ${focusRing};
  }
  & > [data-old] {
    color: var(--color-ink);
    font-weight: 500;
  }
  /* What is read later comes into the room that is kept for it: two lines of a column, one of a wide card. */
  &[data-rests] {
    min-height: 2lh;
  }
  @container (min-width: 640px) {
    &[data-rests] {
      min-height: 1lh;
    }
  }
`;

/**
 * Quiet line at a card's foot: how old its text is and what it is based on; the details are a step away. The facts known at once
 * come first, so that later ones move nothing, neither in the line nor below it.
 */
export function CardFoot(props: CardFootProps) {
  const { title, rests = false, support, people = '', edited, isOld, href } = props;
  return (
    <Root>
      <Line data-of-today="" data-rests={rests ? '' : undefined}>
        {edited === '' ? '' : `обновлено ${edited} · `}
        {isOld ? (
          <>
            <span data-old="">стоит пересмотреть</span>
            {' · '}
          </>
        ) : null}
        <Link
          href={href}
          variant="plain"
          data-foot=""
          aria-label={[`Откуда это: ${title}`, support, people].filter(Boolean).join(', ')}
        >
          {support || 'откуда это'}
        </Link>
        {people === '' ? '' : ` · ${people}`}
      </Line>
    </Root>
  );
}
