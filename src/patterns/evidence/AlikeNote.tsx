import { styled } from 'styled-components';

import { innerQuotes, quoted } from '../../domain/core/format.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';

/** A record that says the same as what is typed. */
export interface AlikeRecord {
  readonly id: string;
  readonly text: string;
  /** Where it is shown. */
  readonly href: string;
}

export interface AlikeNoteProps {
  /** Those that say the same, the nearest first; none: nothing is said. */
  records: readonly AlikeRecord[];
  /** Gives the words of what is being made to one of them. Default: there are none to give. */
  onTake?: ((id: string) => void) | undefined;
}

const Root = styled.output`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${spaces[2]}px;
    align-items: center;
  }
  & > span > span {
    flex: 1 1 240px;
    min-width: 0;
  }
  & a {
    display: inline-block;
    min-height: 24px;
  }
`;

/** Letters of a record that are shown. */
const SHOWN = 120;

const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text);

/** «Похоже на: «…»»: what is typed is written already; it opens beside, so that nothing typed is lost. */
export function AlikeNote({ records, onTake }: AlikeNoteProps) {
  return (
    <Root>
      {records.map(({ id, text, href }) => (
        <span key={id}>
          <span>
            Похоже на:{' '}
            <Link href={href} target="_blank" aria-label={`Открыть в новой вкладке: ${quoted(shortened(text))}`}>
              «<bdi>{innerQuotes(shortened(text))}</bdi>»
            </Link>
          </span>
          {onTake ? (
            <Button
              needs="Researcher"
              size="sm"
              variant="quiet"
              aria-label={`Добавить слова к ней: ${quoted(shortened(text))}`}
              onClick={() => onTake(id)}
            >
              Добавить слова к ней
            </Button>
          ) : null}
        </span>
      ))}
    </Root>
  );
}
