import { useRef, useState } from 'react';

import type { Company } from '../../../domain/account/account.ts';
import {
  checkCompany,
  companyFormOf,
  PRODUCT_STATUS_LABELS,
  PRODUCT_STATUSES,
  productField,
  productKeysOf,
  type CompanyForm,
} from '../../../domain/account/companyRules.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { ProductFields } from './ProductFields.tsx';
import { CompanyWorkspace, type CompanyWorkspaceProps } from './CompanyWorkspace.tsx';

export interface CompanyDialogProps extends Omit<CompanyWorkspaceProps, 'busy'> {
  /** The company; given anew when it changes. */
  company: Company;
  /** Typed text from before the dialog was closed by mistake. */
  draft?: EditedForm<CompanyForm>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<CompanyForm> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onSave: (form: CompanyForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

function inWords(field: string, value: string): { label: string; text: string } {
  if (field === 'name') return { label: TERMS.company.name, text: value };
  if (field.startsWith(productField('name', ''))) return { label: TERMS.product.name, text: value };
  const status = PRODUCT_STATUSES.find((one) => one === value);
  return { label: 'Статус продукта', text: status ? PRODUCT_STATUS_LABELS[status] : 'Удалён' };
}

/** «Настройки» of a company: its name, its products, the way into its workspace, and its end. */
export function CompanyDialog(props: CompanyDialogProps) {
  const { company, current, whyStays, team, draft, onDraftChange, onSave, onOpen, onDelete, onClose } = props;
  const fields = useRef<HTMLDivElement>(null);
  // Products that the form ever spoke of: one that goes in another tab must be met, not missed.
  const [known, setKnown] = useState<readonly string[]>(() => productKeysOf(draft?.base ?? companyFormOf(company)));
  const missing = Object.keys(company.products).filter((key) => !known.includes(key));
  if (missing.length > 0) setKnown([...known, ...missing]);
  const form = useRecordForm<CompanyForm>({
    record: companyFormOf(company, known),
    check: checkCompany,
    draft,
    onDraftChange,
    show: (field, value) => inWords(field, value ?? ''),
    onSubmit: onSave,
  });
  return (
    <FormDialog
      needs="Admin"
      title={`Настройки: ${company.name}`}
      submitLabel="Сохранить"
      form={form}
      onClose={onClose}
      below={
        <CompanyWorkspace
          current={current}
          whyStays={whyStays}
          busy={form.busy}
          team={team}
          onOpen={onOpen}
          onDelete={onDelete}
        />
      }
    >
      <div ref={fields} style={{ display: 'contents' }}>
        <TextField {...form.text('name')} label={TERMS.company.name} required />
        <ProductFields form={form} root={fields} />
      </div>
    </FormDialog>
  );
}
