import type { Outcome } from '../../../../domain/core/outcome.ts';
import type { Code } from '../../../../domain/research/code.ts';
import type { Stance } from '../../../../domain/research/hypothesis.ts';
import type { HypothesisForm } from '../../../../domain/research/hypotheses/createHypothesis.ts';
import type { SelectedQuote } from '../../../../domain/research/reading/selectedQuote.ts';
import { InsightDialog } from '../../InsightDialog.tsx';
import { NewHypothesisDialog } from '../../NewHypothesisDialog.tsx';
import { CodeField } from '../CodeField.tsx';
import { LinkHypothesisDialog } from '../LinkHypothesisDialog.tsx';
import { Foot, Refusal } from './ReaderFoot.styles.ts';
import { QuoteActions } from '../QuoteActions.tsx';
import type { QuoteMenu } from './useQuoteMenu.ts';

export interface ReaderFootProps {
  /** The chosen words, or null. */
  quote: SelectedQuote | null;
  /** How a speaker of a material may be named: by the participant, by a code name where names are hidden. A stable function. */
  sign: (label: string, materialId: string) => string;
  /** Requested action, and the records to make of the words directly (useQuoteMenu). */
  menu: QuoteMenu;
  /** «Не то»: the words are no finding. Default: they are none that was proposed. */
  onRefuse?: (() => void) | undefined;
  /** The company's codebook. */
  codes: readonly Code[];
  /** Hypotheses that can take a quote, in the order to offer them. */
  hypotheses: readonly { readonly id: string; readonly text: string }[];
  /** Stores a hypothesis made of the words. */
  onCreateHypothesis: (quote: SelectedQuote, form: HypothesisForm) => Promise<Outcome>;
  /** Stores an insight with the words. */
  onAddInsight: (quote: SelectedQuote, text: string) => Promise<Outcome>;
  /** Gives an existing hypothesis the words, for it or against. */
  onLink: (quote: SelectedQuote, hypothesisId: string, stance: Stance) => Promise<Outcome>;
}

/** The bar of what can be made of chosen words, and what is asked for on the way. */
export function ReaderFoot({ quote, menu: of, sign, codes, hypotheses, ...props }: ReaderFootProps) {
  const { menu, open, close, refusal, lastCode } = of;
  // The stored quote names the speaker as the text does; the shown one, as they may be named.
  const shown = quote && { ...quote, respondent: sign(quote.respondent, quote.passage.materialId) };
  return (
    <>
      <Foot>
        {refusal === '' ? null : <Refusal role="alert">{refusal}</Refusal>}
        <QuoteActions
          quote={quote?.text ?? null}
          onQuote={of.markQuote}
          onCode={open('code')}
          onInsight={open('insight')}
          onHypothesis={open('hypothesis')}
          onLink={open('link')}
          onRefuse={props.onRefuse}
          lastCode={lastCode?.name ?? null}
          onLastCode={of.giveLastCode}
        >
          {menu === 'code' && quote ? <CodeField codes={codes} onChoose={of.giveCode} onClose={close} /> : null}
        </QuoteActions>
      </Foot>
      {quote && shown && menu === 'hypothesis' ? (
        <NewHypothesisDialog
          quote={shown}
          onCreate={(value) => props.onCreateHypothesis(quote, value)}
          onAddTo={(id) => props.onLink(quote, id, 'for')}
          onClose={close}
        />
      ) : null}
      {quote && shown && menu === 'insight' ? (
        <InsightDialog quote={shown} onAdd={(value) => props.onAddInsight(quote, value)} onClose={close} />
      ) : null}
      {quote && shown && menu === 'link' ? (
        <LinkHypothesisDialog
          quote={shown}
          hypotheses={hypotheses}
          onLink={(id, stance) => props.onLink(quote, id, stance)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
