import { FolderOpen, Plus, Trash2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';

import type { Company } from '../../../domain/account/account.ts';
import {
  checkCompany,
  companyFormOf,
  MAX_PRODUCTS,
  newProduct,
  PRODUCT_STATUS_LABELS,
  PRODUCT_STATUSES,
  productField,
  productKeysOf,
  productLines,
  type CompanyForm,
} from '../../../domain/account/companyRules.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm, type RecordForm } from '../../../patterns/form/useRecordForm.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface CompanyDialogProps {
  /** The company; given anew when it changes. */
  company: Company;
  /** Whether its workspace is the open one. */
  current: boolean;
  /** Why it cannot be deleted, or null when it can. */
  whyStays: string | null;
  /** What was typed before the dialog was closed by mistake. */
  draft?: EditedForm<CompanyForm>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<CompanyForm> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onSave: (form: CompanyForm) => Promise<Outcome>;
  /** Opens its workspace. */
  onOpen: () => void;
  /** «Удалить компанию» was pressed: the caller asks. */
  onDelete: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Products = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: ${spaces[2]}px;
    padding: 0;
    font-weight: 600;
  }
  & > ul {
    display: grid;
    gap: ${spaces[3]}px;
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 168px auto;
    gap: ${spaces[2]}px;
    align-items: start;
  }
  & > button {
    justify-self: start;
  }
  ${media.mobile} {
    & li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block-end: ${spaces[3]}px;
      border-bottom: 1px solid var(--color-hairline);
    }
    & li > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Further = styled.section`
  display: grid;
  gap: ${spaces[3]}px;
  justify-items: start;
  margin-block-start: ${spaces[5]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-paper);
  font-size: ${fontSizes.sm};

  & h3 {
    font-size: ${fontSizes.md};
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
`;

function inWords(field: string, value: string): { label: string; text: string } {
  if (field === 'name') return { label: TERMS.company.name, text: value };
  if (field.startsWith(productField('name', ''))) return { label: 'Название продукта', text: value };
  const status = PRODUCT_STATUSES.find((one) => one === value);
  return { label: 'Статус продукта', text: status ? PRODUCT_STATUS_LABELS[status] : 'Удалён' };
}

/** The company's products: rows are added and taken out, and the focus stays among them. */
function ProductFields({ form, root }: { form: RecordForm<CompanyForm>; root: RefObject<HTMLElement | null> }) {
  const wanted = useRef<string | null>(null);
  const lines = productLines(form.values);
  // The row that was just added takes the focus: its name is what comes next.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    root.current?.querySelector<HTMLElement>(`[name="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  const focusLast = () => root.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  return (
    <Products>
      <legend>Продукты</legend>
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ key, name, status }, index) => (
            <li key={key}>
              <TextField
                label={`Продукт ${index + 1}`}
                hideLabel
                name={productField('name', key)}
                placeholder="Название продукта"
                value={name}
                error={form.errors[productField('name', key)]}
                onChange={(event) => form.type({ [productField('name', key)]: event.target.value })}
              />
              <Select
                label={`Статус продукта ${index + 1}`}
                hideLabel
                options={PRODUCT_STATUSES.map((one) => ({ value: one, label: PRODUCT_STATUS_LABELS[one] }))}
                value={status}
                onValueChange={(value) => form.type({ [productField('status', key)]: value })}
              />
              <IconButton
                label={`Удалить продукт ${index + 1}${name.trim() ? `, ${name.trim()}` : ''}`}
                icon={<Trash2 />}
                onClick={() => {
                  focusLast();
                  form.type({ [productField('status', key)]: '' });
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p>Продуктов пока нет.</p>
      )}
      <Button
        data-add=""
        size="sm"
        icon={<Plus />}
        disabled={lines.length >= MAX_PRODUCTS}
        onClick={() => {
          const added = newProduct(form.values);
          wanted.current = Object.keys(added)[0] ?? null;
          form.type(added);
        }}
      >
        Добавить продукт
      </Button>
    </Products>
  );
}

/** «Настройки» of a company: its name, its products, the way into its workspace, and its end. */
export function CompanyDialog(props: CompanyDialogProps) {
  const { company, current, whyStays, draft, onDraftChange, onSave, onOpen, onDelete, onClose } = props;
  const whyId = useId();
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
      title={`Настройки: ${company.name}`}
      submitLabel="Сохранить"
      form={form}
      onClose={onClose}
      below={
        <Further aria-label="Рабочее пространство">
          <h3>Рабочее пространство</h3>
          {current ? <p>Открыто сейчас.</p> : null}
          {whyStays === null ? null : <p id={whyId}>{whyStays}</p>}
          <div>
            {current ? null : (
              <Button size="sm" icon={<FolderOpen />} disabled={form.busy} onClick={onOpen}>
                Открыть пространство
              </Button>
            )}
            <Button
              size="sm"
              icon={<Trash2 />}
              disabled={form.busy || whyStays !== null}
              aria-describedby={whyStays === null ? undefined : whyId}
              aria-haspopup="dialog"
              onClick={onDelete}
            >
              Удалить компанию
            </Button>
          </div>
        </Further>
      }
    >
      <div ref={fields} style={{ display: 'contents' }}>
        <TextField {...form.text('name')} label={TERMS.company.name} required />
        <ProductFields form={form} root={fields} />
      </div>
    </FormDialog>
  );
}
