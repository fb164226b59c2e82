import { readTable } from '../../../domain/boards/cardTable.ts';
import type { CardEditorProps, CardForm } from '../../../patterns/form/cardForm.ts';
import { InlineTextCard, type InlineTextCardProps } from '../../../patterns/inline/InlineTextCard.tsx';
import { MarkdownText } from '../../../patterns/MarkdownText.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const TableEditor = onDemand(() => import('./TableEditor.tsx').then((module) => module.TableEditor));

export type CompetitorMapCardProps = Omit<InlineTextCardProps, 'form'>;

function View({ content }: { readonly content: string }) {
  return <MarkdownText text={content} tableLabel="Карта конкурентов: таблица" />;
}

function Editor(props: CardEditorProps) {
  return <TableEditor {...props} fallback={<Skeleton height={200} />} />;
}

const FORM: CardForm = { understands: (text) => readTable(text) !== null, View, Editor };

/** The card «Карта конкурентов»: a table that is edited as one. A text that holds none is shown and edited as text. */
export function CompetitorMapCard(props: CompetitorMapCardProps) {
  return <InlineTextCard {...props} form={FORM} />;
}
