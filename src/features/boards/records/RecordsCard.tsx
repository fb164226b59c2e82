import { RECORD_CARDS, readRecords } from '../../../domain/boards/cardRecords.ts';
import type { BoardField } from '../../../domain/boards/fields.ts';
import type { CardEditorProps, CardForm } from '../../../patterns/form/cardForm.ts';
import { InlineTextCard, type InlineTextCardProps } from '../../../patterns/inline/InlineTextCard.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { RecordsView } from './RecordsView.tsx';

const RecordsEditor = onDemand(() => import('./RecordsEditor.tsx').then((module) => module.RecordsEditor));

export interface RecordsCardProps extends Omit<InlineTextCardProps, 'form'> {
  /** Which card: «Сегментация», «Сегменты» or «Ценообразование». */
  field: BoardField;
}

/** How each of these cards is shown and edited. */
const FORMS: Readonly<Partial<Record<BoardField, CardForm>>> = Object.fromEntries(
  Object.entries(RECORD_CARDS).map(([field, card]): [string, CardForm] => [
    field,
    {
      understands: (text) => readRecords(text, card) !== null,
      View: ({ content }: { readonly content: string }) => {
        const table = readRecords(content, card);
        return table && <RecordsView table={table} />;
      },
      Editor: ({ value, onChange }: CardEditorProps) => (
        <RecordsEditor card={card} value={value} onChange={onChange} fallback={<Skeleton height={200} />} />
      ),
    },
  ]),
);

/**
 * Card with several things of a kind — segments, tariffs: each is shown with its name, its figure and its other fields, and
 * edited in fields. A list that a person typed is read as such; text that is neither is shown and edited as text.
 */
export function RecordsCard({ field, ...card }: RecordsCardProps) {
  return <InlineTextCard {...card} form={FORMS[field]} />;
}
