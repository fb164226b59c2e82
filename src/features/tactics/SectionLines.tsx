import { styled } from 'styled-components';

import type { JourneyLine } from '../../domain/tactics/touchpointRow.ts';
import { spaces } from '../../theme/tokens.ts';
import { OriginBadge } from './OriginBadge.tsx';
import { byOrigin, runsOf } from './journey/originRuns.ts';
import { ShowAll, type ShowAllNoun } from './ShowAll.tsx';

export interface SectionLinesProps {
  /** Noun for the lines, for the button that shows the rest. */
  noun: ShowAllNoun;
  /** Its lines, in any order of origin. */
  lines: readonly JourneyLine[];
  /** Owner of the lines, for the name of that button where several lists are side by side. Default none. */
  of?: string;
  /** How many are shown at first. */
  limit: number;
  /** Sign before each line; a paragraph has none. Default `none`. */
  mark?: 'none' | 'dot' | 'plus' | 'minus';
  /** Whether lines longer than six rows are cut short at first. Default false. */
  clamp?: boolean;
  /** Whether the origin is named; not where the whole card is an example and says so. Default true. */
  origins?: boolean;
}

const Runs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & ul {
    display: grid;
    gap: ${spaces[1]}px;
  }
  & li {
    overflow-wrap: anywhere;
    text-wrap: pretty;
    white-space: pre-line;
  }
  & ul[data-quiet='true'] {
    color: var(--color-ink-soft);
  }
  &[data-cut='true'] li > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
  }
  & ul:not([data-mark='none']) > li {
    position: relative;
    padding-inline-start: ${spaces[4]}px;
  }
  & ul:not([data-mark='none']) > li::before {
    position: absolute;
    inset-inline-start: 0;
    color: var(--tone-ink, inherit);
    font-weight: 600;
  }
  & ul[data-mark='dot'] > li::before {
    content: '·' / '';
  }
  & ul[data-mark='plus'] > li::before {
    content: '+' / '';
  }
  & ul[data-mark='minus'] > li::before {
    content: '−' / '';
  }
`;

/** Code units that fit in six rows of the narrowest card, with some to spare. */
const LONG = 240;

const Nothing = styled.p`
  color: var(--color-ink-soft);
`;

/** Lines of one section of a touchpoint: evidence first, examples last and quieter, each origin named once. */
export function SectionLines(props: SectionLinesProps) {
  const { noun, of, lines, limit, mark = 'none', clamp = false, origins = true } = props;
  if (lines.length === 0) return <Nothing>Не записано</Nothing>;
  const sorted = byOrigin(lines);
  const cut = clamp && sorted.slice(0, limit).some(({ text }) => text.length > LONG);
  return (
    <ShowAll items={sorted} limit={limit} noun={noun} of={of} cut={cut}>
      {(shown, all) => (
        <Runs data-cut={cut && !all}>
          {runsOf(shown).map((run) => (
            <div key={run.origin}>
              {origins ? <OriginBadge variant="heading" origin={run.origin} many={run.lines.length > 1} /> : null}
              <ul data-mark={mark} data-origin={run.origin} data-quiet={origins && run.origin === 'example'}>
                {run.lines.map(({ key, text }) => (
                  <li key={key}>
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Runs>
      )}
    </ShowAll>
  );
}
