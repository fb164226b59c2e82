import { BookOpenText, X } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../../domain/core/format.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { Mark } from '../../../domain/research/mark.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';

export interface PassageRowProps {
  /** The marked words. */
  mark: Mark;
  /** Their place and speaker, as far as their group does not name them: «Марина · Интервью 42». */
  where: string;
  /** Other codes on the same words, or on words that share some with them. */
  codes: readonly Code[];
  /** The code that can be taken from the words: the page's own, or the one under it that they were given. */
  own: Code;
  /** Address of the words in the reading view. */
  href: string;
  /** Address of a code's page. A stable function. */
  codeHref: (id: string) => string;
  /** Takes a code from the words. A stable function. */
  onTakeCode: (mark: Mark, code: Code) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[2]}px ${spaces[3]}px;
  padding: ${spaces[3]}px ${spaces[2]}px ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  overflow-wrap: anywhere;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
    min-width: 0;
  }
  & blockquote {
    display: -webkit-box;
    overflow: hidden;
    max-width: 75ch;
    margin: 0;
    white-space: pre-line;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 12;
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.25rem;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px ${spaces[3]}px;
  }
  & li > a {
    display: inline-flex;
    gap: ${spaces[1]}px;
    align-items: center;
    min-height: 24px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & li i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: ${radii.pill}px;
    background: var(--hue);
  }
  & > span {
    display: flex;
    align-items: flex-start;
  }
  & > span > a {
    display: inline-flex;
    gap: ${spaces[1]}px;
    align-items: center;
    min-height: 36px;
    padding-inline: ${spaces[2]}px;
    font-size: ${fontSizes.sm};
  }
  & > span > a > svg {
    width: 18px;
    height: 18px;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${spaces[3]}px;

    & > span {
      justify-content: space-between;
      margin-inline: -${spaces[2]}px;
    }
    & > span > a,
    & li > a {
      min-height: 44px;
    }
  }
  ${media.print} {
    & blockquote {
      display: block;
    }
    & > span {
      display: none;
    }
  }
`;

/** Letters of the words by which their buttons are told apart. */
const NAMED = 60;

/** Shows words with a code: their other codes, their place, and the link there. */
export const PassageRow = memo(function PassageRow(props: PassageRowProps) {
  const { mark, where, codes, own, href, codeHref, onTakeCode } = props;
  const words = quoted(mark.text.length > NAMED ? `${mark.text.slice(0, NAMED).trimEnd()}…` : mark.text);
  return (
    <Root>
      <div>
        <blockquote>{mark.text}</blockquote>
        {where === '' ? null : <p>{where}</p>}
        {mark.note === '' ? null : (
          <p>
            Заметка: <span>{mark.note}</span>
          </p>
        )}
        {codes.length === 0 ? null : (
          <ul aria-label="Другие коды на этих словах">
            {codes.map(({ id, name, colour }) => (
              <li key={id} style={{ '--hue': `var(--code-${colour})` } as CSSProperties}>
                <Link variant="plain" href={codeHref(id)}>
                  <i aria-hidden />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <span>
        <Link href={href} data-passage={mark.id} aria-label={`В тексте: ${words}`}>
          <BookOpenText aria-hidden />В тексте
        </Link>
        <IconButton
          needs="Researcher"
          label={`Снять код ${quoted(own.name)}: ${words}`}
          tooltip="Снять код"
          icon={<X aria-hidden />}
          onClick={() => onTakeCode(mark, own)}
        />
      </span>
    </Root>
  );
});
