import { useRef, useState, type ChangeEvent } from 'react';
import { styled } from 'styled-components';

import type { SellerDetails } from '../../domain/account.ts';
import type { EditedForm } from '../../domain/editedForm.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { checkSeller, tidySeller } from '../../domain/requisites.ts';
import { ConflictNote } from '../../patterns/ConflictNote.tsx';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { useEditedForm } from '../../patterns/useEditedForm.ts';
import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';
import { TextField } from '../../ui/TextField.tsx';

export interface SellerDialogProps {
  /** The stored details; empty texts while there are none. Give them anew when they change. */
  seller: SellerDetails;
  /** What was typed before the dialog was closed by mistake. */
  draft?: EditedForm<SellerDetails>;
  /** Called with every change, so that the parent can keep the draft. */
  onDraftChange?: (draft: EditedForm<SellerDetails>) => void;
  /** Stores them; the dialog closes only when that has happened. */
  onSave: (seller: SellerDetails) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[4]}px;
  align-items: start;

  & > [data-width='full'] {
    grid-column: 1 / -1;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const LABELS: Readonly<Record<keyof SellerDetails, string>> = {
  name: 'Название',
  inn: 'ИНН',
  kpp: 'КПП',
  ogrn: 'ОГРН',
  address: 'Юридический адрес',
  bank: 'Банк',
  bik: 'БИК',
  account: 'Расчётный счёт',
  correspondentAccount: 'Корреспондентский счёт',
};

const WIDE: ReadonlySet<string> = new Set(['name', 'ogrn', 'address', 'account', 'correspondentAccount']);
const FIELDS = Object.keys(LABELS) as (keyof SellerDetails)[];
const TEXTS: ReadonlySet<string> = new Set(['name', 'ogrn', 'address', 'bank']);

/** Who issues the invoices: the seller's details, their check digits checked. */
export function SellerDialog({ seller, draft, onDraftChange, onSave, onClose }: SellerDialogProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const editing = useEditedForm<SellerDetails>(seller, {
    draft,
    onChange: onDraftChange,
    show: (field, value) => ({ label: LABELS[field], text: value }),
  });
  const errors = tried ? checkSeller(editing.values) : {};
  const submit = async () => {
    if (!editing.settled()) return undefined;
    const wrong = checkSeller(editing.values);
    if (Object.keys(wrong).length === 0) return onSave(tidySeller(editing.values));
    setTried(true);
    focusFirstError(fields.current, wrong);
    return undefined;
  };
  return (
    <FormDialog
      title="Реквизиты продавца"
      description="Кто выставляет счета: эти данные печатаются в каждом новом счёте"
      submitLabel="Сохранить"
      onSubmit={submit}
      onClose={onClose}
    >
      <ConflictNote {...editing.note} />
      <Fields ref={fields}>
        {FIELDS.map((field) => (
          <div key={field} data-width={WIDE.has(field) ? 'full' : undefined}>
            <TextField
              label={LABELS[field]}
              required={field !== 'kpp'}
              hint={field === 'kpp' ? 'У предпринимателя его нет' : undefined}
              name={field}
              value={editing.values[field]}
              error={errors[field]}
              autoComplete="off"
              inputMode={TEXTS.has(field) ? 'text' : 'numeric'}
              onChange={(event: ChangeEvent<HTMLInputElement>) => editing.type({ [field]: event.target.value })}
            />
          </div>
        ))}
      </Fields>
    </FormDialog>
  );
}
