import { readOkr } from '../../../domain/boards/cardForms/okr.ts';
import type { CardEditorProps, CardForm } from '../../../patterns/form/cardForm.ts';
import { InlineTextCard, type InlineTextCardProps } from '../../../patterns/inline/InlineTextCard.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { OkrView } from './OkrView.tsx';

const OkrEditor = onDemand(() => import('./OkrEditor.tsx').then((module) => module.OkrEditor));

export type OkrCardProps = Omit<InlineTextCardProps, 'form'>;

function Editor(props: CardEditorProps) {
  return <OkrEditor {...props} fallback={<Skeleton height={360} />} />;
}

const FORM: CardForm = { understands: (text) => readOkr(text) !== null, View: OkrView, Editor };

/** Card «OKR»: objectives with key results, the start, the target and the current value, and the progress. */
export function OkrCard(props: OkrCardProps) {
  return <InlineTextCard {...props} form={FORM} />;
}
