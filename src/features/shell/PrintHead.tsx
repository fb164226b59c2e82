import { useEffect } from 'react';
import { styled } from 'styled-components';

import { formatDate } from '../../domain/core/format.ts';
import type { DateText } from '../../domain/core/record.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';

export interface PrintHeadProps {
  /** Name of the company whose workspace is open; empty while it is not known. */
  company: string;
  /** Name of the screen; empty on a page that is none. */
  screen: string;
  /** Today where the person is. */
  today: DateText;
}

const Root = styled.div`
  display: none;
  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${spaces[1]}px ${spaces[4]}px;
    margin-block-end: ${spaces[4]}px;
    padding-block-end: ${spaces[2]}px;
    border-block-end: 1px solid var(--color-hairline);
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
`;

/** As a CSS string: what a margin box of the sheet shows. */
const cssString = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')}"`;

/** Whose page a sheet of paper is, and of which day: at the head of the first sheet, and in the margin of the others. Not on screen. */
export function PrintHead({ company, screen, today }: PrintHeadProps) {
  const name = ['Ориентир', company, screen].filter(Boolean).join(' · ');
  const date = formatDate(today);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--print-head', cssString(`${name} · ${date}`));
    return () => void style.removeProperty('--print-head');
  }, [name, date]);
  return (
    <Root aria-hidden>
      <span>{name}</span>
      <span>{date}</span>
    </Root>
  );
}
