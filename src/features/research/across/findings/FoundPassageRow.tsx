import { BookOpenText, ThumbsDown, Undo2, X } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';

import { innerQuotes } from '../../../../domain/core/format.ts';
import { FINDING_KIND_LABELS } from '../../../../domain/core/findingKind.ts';
import type { TranscriptPassage } from '../../../../domain/evidence/study/transcript.ts';
import { media } from '../../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../../theme/tokens.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { FindingMeter } from '../../reading/findings/FindingMeter.tsx';
import { whyFound } from '../../reading/findings/FindingRow.tsx';
import { foundWords } from './studyFindings.ts';

export interface FoundPassageRowProps {
  /** The words. */
  passage: TranscriptPassage;
  /** Who said them and where: «Марина · Интервью 42». */
  where: string;
  /** Address of the words in the reading view. */
  href: string;
  /** Whether it shows the possible kind, its certainty and the reason: for passages by themselves. Default false. */
  alone?: boolean;
  /** Further note on them: «уже отмечено». Default nothing. */
  note?: string;
  /** «Не то»: they are no finding. Default: they were not proposed as one. A stable function. */
  onRefuse?: ((passage: TranscriptPassage) => void) | undefined;
  /** Takes them out of their group. Default: they are in none. A stable function. */
  onApart?: ((passage: TranscriptPassage) => void) | undefined;
  /** Puts them back into their group. Default: they were never removed. A stable function. */
  onReturn?: ((passage: TranscriptPassage) => void) | undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[1]}px ${spaces[3]}px;
  overflow-wrap: anywhere;

  &[data-alone] {
    padding: ${spaces[3]}px ${spaces[2]}px ${spaces[3]}px ${spaces[4]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
    background: var(--color-surface);
  }
  & blockquote {
    max-width: 75ch;
    margin: 0;
    white-space: pre-line;
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.25rem;
  }
  & > div:last-child {
    display: flex;
    align-items: flex-start;
  }
  & > div:last-child > a {
    display: inline-flex;
    gap: ${spaces[1]}px;
    align-items: center;
    min-height: 36px;
    padding-inline: ${spaces[2]}px;
    font-size: ${fontSizes.sm};
    white-space: nowrap;
  }
  & > div:last-child > a > svg {
    width: 18px;
    height: 18px;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    & > div:last-child {
      justify-content: flex-end;
    }
    & > div:last-child > a {
      min-height: 44px;
      margin-inline-end: auto;
      padding-inline-start: 0;
    }
  }
  ${media.print} {
    break-inside: avoid;
    & > div:last-child {
      display: none;
    }
  }
`;

const Kind = styled.p`
  display: flex;
  gap: ${spaces[2]}px;
  align-items: center;
  font-weight: 500;
`;

/** Words that the program found, away from their text: who said them and where, the way there, and what can be said of them. */
export const FoundPassageRow = memo(function FoundPassageRow(props: FoundPassageRowProps) {
  const { passage, where, href, alone = false, note = '', onRefuse, onApart, onReturn } = props;
  const { text, kind, score } = passage;
  const words = foundWords(passage);
  const why = alone ? whyFound(passage) : '';
  return (
    <Root data-alone={alone || undefined}>
      <div>
        {alone && kind ? (
          <Kind>
            <span>{FINDING_KIND_LABELS[kind]}</span>
            {/* A model does not say how sure it is. */}
            {score > 0 ? <FindingMeter score={score} /> : null}
          </Kind>
        ) : null}
        <blockquote>
          <span>
            «<bdi>{innerQuotes(text)}</bdi>»
          </span>
        </blockquote>
        <p>
          <span dir="auto">{where}</span>
          {note === '' ? null : <span> · {note}</span>}
        </p>
        {why === '' ? null : <p>Почему: {why}</p>}
      </div>
      <div>
        <Link href={href} data-passage={passage.id} aria-label={`В тексте: ${words}`}>
          <BookOpenText aria-hidden />В тексте
        </Link>
        {onApart ? (
          <IconButton
            needs="Researcher"
            label={`Убрать из группы: ${words}`}
            tooltip="Убрать из группы: это о другом"
            icon={<X aria-hidden />}
            variant="quiet"
            onClick={() => onApart(passage)}
          />
        ) : null}
        {onReturn ? (
          <IconButton
            needs="Researcher"
            label={`Вернуть в группу: ${words}`}
            tooltip="Вернуть в группу"
            icon={<Undo2 aria-hidden />}
            variant="quiet"
            onClick={() => onReturn(passage)}
          />
        ) : null}
        {onRefuse ? (
          <IconButton
            needs="Researcher"
            label={`Не то: ${words}`}
            tooltip="Не то: больше не предлагать"
            icon={<ThumbsDown aria-hidden />}
            variant="quiet"
            onClick={() => onRefuse(passage)}
          />
        ) : null}
      </div>
    </Root>
  );
});
