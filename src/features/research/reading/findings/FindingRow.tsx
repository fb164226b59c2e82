import { ThumbsDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../../../domain/core/format.ts';
import { cueWords, type Finding } from '../../../../domain/evidence/findings.ts';
import { FINDING_KIND_LABELS } from '../../../../domain/core/findingKind.ts';
import { media } from '../../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../../theme/tokens.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { FindingMeter } from './FindingMeter.tsx';

export interface FindingRowProps {
  /** Finding to show. */
  finding: Finding;
  /** Its words. */
  words: string;
  /** Speaker, as they may be named. Default: no one is named. */
  saidBy?: string;
  /** Whether it is the one that is shown in the text. Default false. */
  current?: boolean;
  /** Called when it is to be shown in the text. */
  onChoose: () => void;
  /** «Не то». */
  onRefuse: () => void;
  /** Further actions on it, below its words. Default nothing. */
  children?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.small}px;
  background: var(--color-surface);

  &[data-current] {
    border-color: var(--color-accent);
    box-shadow: inset 3px 0 var(--color-accent);
  }
  & > button:first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[1]}px;
    padding: ${spaces[2]}px ${spaces[1]}px ${spaces[2]}px ${spaces[3]}px;
    border: 0;
    border-radius: ${radii.small}px;
    background: none;
    color: var(--color-ink);
    font-size: ${fontSizes.sm};
    line-height: 1.25rem;
    text-align: start;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  & > button:first-child:hover {
    background: var(--color-sunken);
  }
  & > button:last-of-type {
    margin: ${spaces[1]}px;
  }
  & > div {
    grid-column: 1 / -1;
    padding: 0 ${spaces[3]}px ${spaces[2]}px;
  }
  ${media.mobile} {
    & > button:first-child {
      min-height: 44px;
    }
  }
`;

const Kind = styled.span`
  display: flex;
  gap: ${spaces[2]}px;
  align-items: center;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  font-weight: 500;
`;

const Words = styled.q`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  quotes: none;

  [data-current] > button > & {
    display: block;
  }
`;

const Why = styled.small`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
`;

/** Why words were found, in words: «речь о деньгах, названо число». Empty when nothing that has words speaks for them. */
export const whyFound = ({ cues }: Pick<Finding, 'cues'>): string =>
  cues.flatMap((id) => cueWords(id) ?? []).join(', ');

/** Words that the program found: what they may be, why, and how sure it is. */
export function FindingRow(props: FindingRowProps) {
  const { finding, words, saidBy = '', current = false, onChoose, onRefuse, children } = props;
  const why = whyFound(finding);
  return (
    <Root data-current={current || undefined}>
      <button type="button" aria-current={current || undefined} onClick={onChoose}>
        <Kind>
          <span>{FINDING_KIND_LABELS[finding.kind]}</span>
          <FindingMeter score={finding.score} />
        </Kind>
        <Words>{quoted(words)}</Words>
        {saidBy === '' ? null : <Why>{saidBy}</Why>}
        {why === '' ? null : <Why>Почему: {why}</Why>}
      </button>
      <IconButton
        needs="Researcher"
        size="sm"
        variant="quiet"
        label={`Не то: ${quoted(words)}`}
        tooltip="Не то: больше не предлагать"
        icon={<ThumbsDown aria-hidden />}
        onClick={onRefuse}
      />
      {children ? <div>{children}</div> : null}
    </Root>
  );
}
