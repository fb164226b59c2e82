import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { LatinText } from '../ui/LatinText.tsx';
import { Row } from '../ui/Row.tsx';
import { fontSizes, spaces, widths } from '../theme/tokens.ts';

export interface PageHeaderProps {
  /** The screen's one h1. */
  title: string;
  /** Purpose of the screen, one sentence. */
  subtitle: string;
  /** About as much as the subtitle is going to end with: room is kept for it, and it is not read out. Default: it says all. */
  awaited?: string | undefined;
  /** The screen's actions, the primary one first. */
  actions?: ReactNode;
  /**
   * Control that exports the screen to a file: «Экспорт». The last of the actions; on a phone beside the title, where it takes no
   * row.
   */
  file?: ReactNode;
}

const Room = styled.span`
  visibility: hidden;
`;

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${spaces[4]}px;
  margin-block-end: ${spaces[5]}px;

  & h1 {
    font-size: ${fontSizes.xxl};
    letter-spacing: -0.015em;
  }
  & p {
    max-width: ${widths.reading};
    margin-block-start: ${spaces[1]}px;
    color: var(--color-ink-soft);
    text-wrap: pretty;
  }
  /* What the screen is for takes a second line before its actions do. */
  ${media.desktop} {
    & > div:first-child:not(:last-child) {
      flex: 1 1 18rem;
    }
  }
  & > div:last-child:not(:first-child) {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
  ${media.print} {
    & > div:last-child:not(:first-child) {
      display: none;
    }
  }
  ${media.mobile} {
    & h1 {
      font-size: ${fontSizes.xl};
    }
    & > div:last-child:not(:first-child) {
      width: 100%;
    }
    & > div:last-child:not(:first-child) > * {
      flex: 1 1 auto;
    }
    &[data-file] {
      gap: ${spaces[1]}px ${spaces[2]}px;
      align-items: center;
    }
    &&[data-file] > div {
      display: contents;
    }
    &[data-file] h1 {
      flex: 1 1 auto;
    }
    &&[data-file] > div > [data-beside] {
      flex: none;
      order: 1;
    }
    & [data-beside] > button {
      padding-inline: ${spaces[3]}px;
    }
    &[data-file] p {
      flex: 1 0 100%;
      order: 2;
      margin-block-start: 0;
    }
    &&[data-file] > div > button {
      order: 3;
      margin-block-start: ${spaces[3]}px;
    }
  }
`;

export function PageHeader({ title, subtitle, awaited, actions, file }: PageHeaderProps) {
  return (
    <Root data-file={file ? '' : undefined}>
      <div>
        <h1>
          <LatinText text={title} />
        </h1>
        <p>
          <LatinText text={subtitle} />
          {awaited === undefined ? null : <Room aria-hidden="true">{awaited}</Room>}
        </p>
      </div>
      {actions || file ? (
        <div>
          {actions}
          {file ? <Row data-beside="">{file}</Row> : null}
        </div>
      ) : null}
    </Root>
  );
}
