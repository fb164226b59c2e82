import { readOkr } from '../../domain/boards/cardForms.ts';
import type { CardForm } from '../../patterns/form/cardForm.ts';
import { InlineTextCard, type InlineTextCardProps } from '../../patterns/inline/InlineTextCard.tsx';
import { OkrView } from './okr/OkrView.tsx';
import { OkrEditor } from './okr/OkrEditor.tsx';

export type OkrCardProps = Omit<InlineTextCardProps, 'form'>;

const FORM: CardForm = { understands: (text) => readOkr(text) !== null, View: OkrView, Editor: OkrEditor };

/** The card «OKR»: objectives with key results, what was, what will be, where it stands, and how far that is. */
export function OkrCard(props: OkrCardProps) {
  return <InlineTextCard {...props} form={FORM} />;
}
