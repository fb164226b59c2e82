import { useCallback, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Material } from '../../../domain/research/research.ts';
import type { HypothesisForm, SelectedQuote } from '../../../domain/research/rules.ts';
import { findSignals } from '../../../domain/search/signals.ts';
import { turnAt, turnsOf } from '../../../domain/research/transcript.ts';
import { media } from '../../../theme/media.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { FindInText } from './FindInText.tsx';
import { InsightDialog } from '../InsightDialog.tsx';
import { NewHypothesisDialog } from '../NewHypothesisDialog.tsx';
import { QuoteActions } from './QuoteActions.tsx';
import { ReadingPane } from './ReadingPane.tsx';
import { SignalBar } from './SignalBar.tsx';
import { isSameStretch, type Stretch } from './selectedPassage.ts';
import { useTextSearch } from './useTextSearch.ts';

export interface MaterialReaderProps {
  /** The file that is read. */
  material: Material;
  /** Title of its study. */
  studyTitle: string;
  /** Its text, pending or failed. */
  text: Loadable<string>;
  /** The place to open at, highlighted: a quote that was followed here. */
  place: Stretch | null;
  /** Words of the list's search, to begin with what it found. Default none. */
  query?: string;
  /** Called when the reader is to close. */
  onClose: () => void;
  /** Loads the text again after a failure. */
  onRetry: () => void;
  /** Stores a hypothesis made of the selected words. */
  onCreateHypothesis: (quote: SelectedQuote, form: HypothesisForm) => Promise<Outcome>;
  /** Stores an insight with the selected words. */
  onAddInsight: (quote: SelectedQuote, text: string) => Promise<Outcome>;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${spaces[3]}px;
  height: min(70dvh, 720px);

  & > :last-child {
    flex: 1;
    min-height: 0;
  }

  ${media.mobile} {
    height: 100%;
    min-height: 320px;
  }
  ${media.print} {
    display: block;
    height: auto;
  }
`;

const NO_MARKS: readonly Stretch[] = [];

/**
 * Reading view of a material. Selected words become a quote: «Создать гипотезу» or «Добавить инсайт» keeps them with their
 * place — the start of the chain from words to decisions.
 */
export function MaterialReader(props: MaterialReaderProps) {
  const { material, studyTitle, text, place, onClose, onRetry, onCreateHypothesis, onAddInsight } = props;
  const [chosen, setChosen] = useState<Stretch | undefined>();
  const [hint, setHint] = useState<number | null>(null);
  const [form, setForm] = useState<'hypothesis' | 'insight' | null>(null);
  const body = text.state === 'ready' ? text.value : '';
  const search = useTextSearch(body, place ? '' : (props.query ?? ''));
  const { matches } = search;

  const turns = useMemo(() => turnsOf(body), [body]);
  const signals = useMemo(() => findSignals(body, turns), [body, turns]);
  const followed = hint === null ? place : (signals[hint] ?? place);
  const shown = matches[search.current] ?? (search.searched === '' ? followed : null);
  const marks = useMemo(() => (matches.length > 0 ? matches : followed ? [followed] : NO_MARKS), [matches, followed]);
  const onSelect = useCallback(
    (stretch: Stretch | undefined) => setChosen((before) => (isSameStretch(before, stretch) ? before : stretch)),
    [],
  );
  const showSignal = (index: number) => {
    const signal = signals[index];
    search.search('');
    setHint(index);
    setChosen(signal && { start: signal.start, end: signal.end });
  };

  const quote = useMemo((): SelectedQuote | null => {
    if (!chosen) return null;
    const turn = turnAt(turns, chosen.start);
    return {
      text: body.slice(chosen.start, chosen.end),
      respondent: turn?.speaker ?? '',
      passage: { materialId: material.id, ...chosen },
    };
  }, [body, turns, chosen, material.id]);

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={material.name}
      description={studyTitle}
      size="lg"
      footer={
        text.state === 'ready' ? (
          <QuoteActions
            quote={quote?.text ?? null}
            onHypothesis={() => setForm('hypothesis')}
            onInsight={() => setForm('insight')}
          />
        ) : null
      }
    >
      <Root>
        <FindInText
          search={search}
          onSearch={(query) => {
            search.search(query);
            setHint(null);
          }}
          onStep={search.step}
        />
        <SignalBar signals={signals} current={hint} onShow={showSignal} />
        {text.state === 'loading' ? (
          <output>
            <VisuallyHidden>Открываем текст…</VisuallyHidden>
            <Skeleton height={320} />
          </output>
        ) : null}
        {text.state === 'failed' ? (
          <ErrorState title="Текст не открылся" message={text.message} onRetry={onRetry} />
        ) : null}
        {text.state === 'ready' ? (
          <ReadingPane
            text={text.value}
            turns={turns}
            marks={marks}
            shown={shown}
            chosen={chosen}
            onSelect={onSelect}
          />
        ) : null}
      </Root>
      {quote && form === 'hypothesis' ? (
        <NewHypothesisDialog
          quote={quote}
          onCreate={(value) => onCreateHypothesis(quote, value)}
          onClose={() => setForm(null)}
        />
      ) : null}
      {quote && form === 'insight' ? (
        <InsightDialog quote={quote} onAdd={(value) => onAddInsight(quote, value)} onClose={() => setForm(null)} />
      ) : null}
    </Dialog>
  );
}
