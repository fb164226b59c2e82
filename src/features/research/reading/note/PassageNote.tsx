import { Trash2 } from 'lucide-react';
import { useId, type CSSProperties } from 'react';
import { styled } from 'styled-components';

import { innerQuotes, quoted } from '../../../../domain/core/format.ts';
import type { MarkedPassage } from '../../../../domain/research/markedPassages.ts';
import { media } from '../../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../../theme/tokens.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { huesInForcedColours, lineOf, passageLabel, passageName, type CodesById } from '../passageLook.ts';
import { LostWords, type LostWordsProps } from './LostWords.tsx';
import { MarkMemo, type MemoDrafts } from './MarkMemo.tsx';
import type { PassageActs } from './passageActs.ts';
import { PassageCodes } from './PassageCodes.tsx';
import { PassageLink } from './PassageLink.tsx';
import { PassageTaken } from './PassageTaken.tsx';
import { CommentsButton } from '../../../../patterns/CommentsButton.tsx';

export interface PassageNoteProps {
  /** The marked words, and what grew of them. */
  passage: MarkedPassage;
  /** The codebook. */
  codes: CodesById;
  /** Whether it shows what grew of the words. */
  open: boolean;
  /** Whether the words are shown beside it: away from the text they are. Default false. */
  withWords?: boolean;
  /** Speaker, as they may be named; shown beside the words, away from the text. Default: no one is named. */
  saidBy?: string;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
  /** «Показать в тексте». Default: the words are in sight, and nothing offers it. */
  onShow?: (() => void) | undefined;
  /** Search for words that are no longer in the text. Default: they are in it. */
  lost?: LostWordsProps | undefined;
  /** Memos that were typed and are not stored yet; the same object for all notes of a text. */
  memos: MemoDrafts;
  /** Actions on the words. */
  acts: PassageActs;
}

const Root = styled.div`
  border: 1px solid transparent;
  border-radius: ${radii.small}px;
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;

  &[data-lost] {
    border: 1px dashed var(--color-edge);
  }
  &[data-open] {
    margin-block-end: ${spaces[2]}px;
    border-color: var(--color-hairline);
    background: var(--color-surface);
  }
  & > button {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: ${spaces[2]}px;
    align-items: center;
    width: 100%;
    min-height: 28px;
    padding: ${spaces[1]}px;
    border: 0;
    border-radius: ${radii.small}px;
    background: none;
    color: var(--color-ink-soft);
    font-size: inherit;
    line-height: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > button:hover,
  &[data-open] > button {
    color: var(--color-ink);
  }
  & > button > i {
    height: 3px;
    background: var(--line);
    forced-color-adjust: none;
  }
  & > button > span > q {
    display: block;
    color: var(--color-ink);
    font-size: ${fontSizes.sm};
    line-height: 1.375rem;
    quotes: none;
    overflow-wrap: anywhere;
  }
  & > button > span > small {
    display: block;
    font-size: ${fontSizes.xs};
    line-height: 1.25rem;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    & > button {
      ${huesInForcedColours}
    }
  }
  ${media.mobile} {
    & > button {
      min-height: 44px;
    }
  }
`;

const Grown = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  padding: 0 ${spaces[2]}px ${spaces[2]}px;
  overflow-wrap: anywhere;

  & > [data-buttons] {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
    align-items: center;
  }
`;

/** Shows marked words of a material: a line of the margin, which unfolds into the records based on them. */
export function PassageNote(props: PassageNoteProps) {
  const { passage, codes, open, withWords = false, saidBy = '', onOpenChange, onShow, lost, memos, acts } = props;
  const { mark } = passage;
  const id = useId();
  return (
    <Root data-open={open || undefined} data-lost={lost ? '' : undefined} data-note={passage.id}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={withWords ? undefined : passageName(passage, codes)}
        style={{ '--line': lineOf(passage, codes) } as CSSProperties}
        onClick={() => onOpenChange(!open)}
      >
        <i aria-hidden />
        <span>
          {withWords ? (
            <q>
              «<bdi>{innerQuotes(passage.words)}</bdi>»
            </q>
          ) : null}
          <small>
            {[lost ? 'Слов в тексте нет' : '', withWords ? saidBy : '', passageLabel(passage, codes)]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      </button>
      {open ? (
        <Grown id={id}>
          {mark ? (
            <PassageCodes mark={mark} codes={codes} onTakeCode={acts.onTakeCode} codeHref={acts.codeHref} />
          ) : null}
          {lost ? <LostWords {...lost} /> : null}
          {passage.insights.map((insight) => (
            <PassageLink
              key={insight.key}
              kind="Инсайт"
              label={`Удалить инсайт ${quoted(insight.text)}`}
              tooltip="Удалить инсайт"
              onRemove={() => acts.onRemoveInsight(insight)}
            >
              {insight.text}
            </PassageLink>
          ))}
          {passage.hypotheses.map((hypothesis) => (
            <PassageLink
              key={hypothesis.key}
              kind={hypothesis.stance === 'for' ? 'За гипотезу' : 'Против гипотезы'}
              label={`Убрать слова из гипотезы ${quoted(hypothesis.text)}`}
              tooltip="Убрать слова из гипотезы"
              onRemove={() => acts.onUnlink(hypothesis)}
            >
              <Link href={acts.hypothesisHref(hypothesis.id)}>{hypothesis.text}</Link>
            </PassageLink>
          ))}
          <PassageTaken
            passage={passage}
            onKind={(kind) => acts.onKind(passage, kind)}
            onSeverity={(severity) => acts.onSeverity(passage, severity)}
          />
          {mark ? <MarkMemo key={mark.id} mark={mark} drafts={memos} onNote={acts.onNote} /> : null}
          <div data-buttons>
            {onShow ? (
              <Button size="sm" variant="quiet" onClick={onShow}>
                Показать в тексте
              </Button>
            ) : null}
            {mark ? <CommentsButton kind="mark" id={mark.id} of={quoted(mark.text)} /> : null}
            {mark ? (
              <Button
                needs="Researcher"
                size="sm"
                variant="quiet"
                icon={<Trash2 />}
                onClick={() => acts.onRemoveMark(mark)}
              >
                Удалить отметку
              </Button>
            ) : null}
          </div>
        </Grown>
      ) : null}
    </Root>
  );
}
