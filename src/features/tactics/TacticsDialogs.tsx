import type { TypedCanvas } from '../../domain/experiments/experiment.ts';
import type { JourneyHypothesis, JourneyQuote, TouchpointCard } from '../../domain/tactics/journeyCard.ts';
import type { EditedForm } from '../../domain/core/editedForm.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { DateText } from '../../domain/core/record.ts';
import { useDrafts } from '../../patterns/form/useDrafts.ts';
import { onDemand } from '../../ui/onDemand.ts';

const QuoteDialog = onDemand(() => import('./QuoteDialog.tsx').then((module) => module.QuoteDialog));
const CanvasDialog = onDemand(() => import('../../patterns/CanvasDialog.tsx').then((module) => module.CanvasDialog));

/** The pressed item of a touchpoint, with the touchpoint. */
export type TacticsSubject =
  | { readonly quote: JourneyQuote; readonly card: TouchpointCard }
  | { readonly hypothesis: JourneyHypothesis; readonly card: TouchpointCard };

export interface TacticsDialogsProps {
  /** The quote to be shown, or the hypothesis that becomes an experiment; null for neither. */
  subject: TacticsSubject | null;
  /** Calendar date of today: the canvas begins with it. */
  today: DateText;
  /** Address of a quote's study, at the quote where its place is known; null when the study is gone, and for an example. */
  quoteHref: (quote: JourneyQuote) => string | null;
  /** The canvas was filled in for a hypothesis. */
  onCreate: (hypothesis: JourneyHypothesis, canvas: TypedCanvas) => Promise<Outcome>;
  /** The dialog is to close. */
  onClose: () => void;
}

/** «Детали исследования» and «MVP Experiment Canvas»; a canvas closed by mistake opens with what was typed. */
export function TacticsDialogs({ subject, today, quoteHref, onCreate, onClose }: TacticsDialogsProps) {
  const drafts = useDrafts<EditedForm<TypedCanvas>>();
  if (!subject) return null;
  const { card } = subject;
  if ('quote' in subject) {
    return (
      <QuoteDialog
        quote={subject.quote}
        stage={card.stage}
        touchpoint={card.name}
        href={quoteHref(subject.quote)}
        onClose={onClose}
      />
    );
  }
  const { hypothesis } = subject;
  return (
    <CanvasDialog
      hypothesis={{ id: hypothesis.key, text: hypothesis.text, stage: card.stage, touchpoint: card.name }}
      today={today}
      draft={drafts.of(hypothesis.key)}
      onDraftChange={(draft) => drafts.keep(hypothesis.key, draft)}
      onCreate={(canvas) => onCreate(hypothesis, canvas)}
      onClose={onClose}
    />
  );
}
