import { useState } from 'react';

import { counted, NBSP, quoted } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { NamedProduct } from '../../domain/boards/products/product.ts';
import { holdingsLine, holdsNothing, type ProductHoldings } from '../../domain/boards/products/rules.ts';
import { DeleteDialog } from '../../patterns/form/DeleteDialog.tsx';
import { Select } from '../../ui/field/Select.tsx';

export interface RemoveProductDialogProps {
  /** The product that goes. */
  product: NamedProduct;
  /** Those that what it holds may go to; one at least. */
  others: readonly NamedProduct[];
  /** Content of the product. */
  holdings: ProductHoldings;
  /** Whether the assistant was talked to about it: that talk goes with it. Default no. */
  isTalkedOf?: boolean;
  /** How many cards would find a text in their place at another product. */
  clashes: (to: string) => number;
  /** Removes it; null removes what it holds, too. The dialog closes only when that has happened. */
  onRemove: (to: string | null) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Represents «together with it» among the ids. */
const TOGETHER = '';

/** Asks what becomes of what a product holds, and removes it (R292). */
export function RemoveProductDialog(props: RemoveProductDialogProps) {
  const { product, others, holdings, isTalkedOf = false, clashes, onRemove, onClose } = props;
  const [to, setTo] = useState(others[0]?.id ?? TOGETHER);
  const isEmpty = holdsNothing(holdings);
  const meeting = to === TOGETHER || isEmpty ? 0 : clashes(to);
  return (
    <DeleteDialog
      title={`Удалить продукт ${quoted(product.name)}?`}
      confirmLabel="Удалить продукт"
      onConfirm={() => onRemove(to === TOGETHER || isEmpty ? null : to)}
      onDone={onClose}
    >
      {isEmpty ? (
        <p>На нём нет ни карточек, ни гипотез, ни экспериментов.{isTalkedOf ? '' : ' Его можно вернуть.'}</p>
      ) : (
        <>
          <p>На нём {holdingsLine(holdings)}.</p>
          <Select
            label="Что с ними станет"
            value={to}
            onValueChange={setTo}
            options={[
              ...others.map(({ id, name }) => ({ value: id, label: `Отдать продукту ${quoted(name)}` })),
              { value: TOGETHER, label: 'Удалить вместе с продуктом' },
            ]}
          />
          {meeting > 0 ? (
            <p>
              У{NBSP}
              {counted(meeting, ['карточки', 'карточек', 'карточек'])} там уже есть текст: он останется, а этот ляжет в
              {NBSP}историю карточки.
            </p>
          ) : null}
          {isTalkedOf ? null : <p>Это можно вернуть.</p>}
        </>
      )}
      {isTalkedOf ? (
        <p>
          Разговор с{NBSP}ассистентом о{NBSP}нём уйдёт вместе с{NBSP}продуктом. Всё это можно вернуть.
        </p>
      ) : null}
    </DeleteDialog>
  );
}
