import { useState } from 'react';
import { styled } from 'styled-components';

import type { Outcome } from '../../../domain/core/outcome.ts';
import type { HypothesisForm, SelectedQuote } from '../../../domain/research/rules.ts';
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
import { useMaterialReading, type MaterialReadingOf } from './useMaterialReading.ts';

export interface MaterialReaderProps extends MaterialReadingOf {
  /** Title of its study. */
  studyTitle: string;
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

/**
 * Reading view of a material. Selected words become a quote: «Создать гипотезу» or «Добавить инсайт» keeps them with their
 * place — the start of the chain from words to decisions.
 */
export function MaterialReader(props: MaterialReaderProps) {
  const { material, studyTitle, text, onClose, onRetry, onCreateHypothesis, onAddInsight } = props;
  const [form, setForm] = useState<'hypothesis' | 'insight' | null>(null);
  const { search, onSearch, signals, hint, showSignal, quote, pane } = useMaterialReading(props);

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
        <FindInText search={search} onSearch={onSearch} onStep={search.step} />
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
        {text.state === 'ready' ? <ReadingPane text={text.value} {...pane} /> : null}
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
