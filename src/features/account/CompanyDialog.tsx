import { FolderOpen, Plus, Trash2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Company } from '../../domain/account.ts';
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
} from '../../domain/companyRules.ts';
import type { EditedForm } from '../../domain/editedForm.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { ConflictNote } from '../../patterns/ConflictNote.tsx';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { useEditedForm } from '../../patterns/useEditedForm.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface CompanyDialogProps {
  /** The company; given anew when it changes. */
  company: Company;
  /** Whether its workspace is the open one. */
  current: boolean;
  /** Why it cannot be deleted, or null when it can. */
  whyStays: string | null;
  /** What was typed before the dialog was closed by mistake. */
  draft?: EditedForm<CompanyForm>;
  /** Called with every change, so that the parent can keep the draft. */
  onDraftChange?: (draft: EditedForm<CompanyForm>) => void;
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
  font-size: ${fontSizes.sm}px;

  & h3 {
    font-size: ${fontSizes.md}px;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
`;

function inWords(field: string, value: string): { label: string; text: string } {
  if (field === 'name') return { label: 'Название компании', text: value };
  if (field.startsWith(productField('name', ''))) return { label: 'Название продукта', text: value };
  const status = PRODUCT_STATUSES.find((one) => one === value);
  return { label: 'Статус продукта', text: status ? PRODUCT_STATUS_LABELS[status] : 'Удалён' };
}

/** «Настройки» of a company: its name, its products, the way into its workspace, and its end. */
export function CompanyDialog(props: CompanyDialogProps) {
  const { company, current, whyStays, draft, onDraftChange, onSave, onOpen, onDelete, onClose } = props;
  const whyId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const [tried, setTried] = useState(false);
  // Products that the form ever spoke of: one that goes in another tab must be met, not missed.
  const [known, setKnown] = useState<readonly string[]>(() => productKeysOf(draft?.base ?? companyFormOf(company)));
  const missing = Object.keys(company.products).filter((key) => !known.includes(key));
  if (missing.length > 0) setKnown([...known, ...missing]);
  const editing = useEditedForm<CompanyForm>(companyFormOf(company, known), {
    draft,
    onChange: onDraftChange,
    show: (field, value) => inWords(field, value ?? ''),
  });
  const form = editing.values;
  const lines = productLines(form);
  const errors = tried ? checkCompany(form) : {};
  const save = async () => {
    if (!editing.settled()) return undefined;
    const wrong = checkCompany(form);
    if (Object.keys(wrong).length === 0) return onSave(form);
    setTried(true);
    focusFirstError(fields.current, wrong);
    return undefined;
  };
  // The row that was just added takes the focus: its name is what comes next.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    fields.current?.querySelector<HTMLElement>(`[name="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  const focusLast = () => fields.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  return (
    <FormDialog
      title={`Настройки: ${company.name}`}
      submitLabel="Сохранить"
      onSubmit={save}
      onClose={onClose}
      renderBelow={(busy) => (
        <Further aria-label="Рабочее пространство">
          <h3>Рабочее пространство</h3>
          {current ? <p>Открыто сейчас.</p> : null}
          {whyStays === null ? null : <p id={whyId}>{whyStays}</p>}
          <div>
            {current ? null : (
              <Button size="sm" icon={<FolderOpen />} disabled={busy} onClick={onOpen}>
                Открыть пространство
              </Button>
            )}
            <Button
              size="sm"
              icon={<Trash2 />}
              disabled={busy || whyStays !== null}
              aria-describedby={whyStays === null ? undefined : whyId}
              aria-haspopup="dialog"
              onClick={onDelete}
            >
              Удалить компанию
            </Button>
          </div>
        </Further>
      )}
    >
      <div ref={fields} style={{ display: 'contents' }}>
        <ConflictNote {...editing.note} />
        <TextField
          label="Название компании"
          name="name"
          required
          value={form.name}
          error={errors.name}
          onChange={(event) => editing.type({ name: event.target.value })}
        />
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
                    error={errors[productField('name', key)]}
                    onChange={(event) => editing.type({ [productField('name', key)]: event.target.value })}
                  />
                  <Select
                    label={`Статус продукта ${index + 1}`}
                    hideLabel
                    options={PRODUCT_STATUSES.map((one) => ({ value: one, label: PRODUCT_STATUS_LABELS[one] }))}
                    value={status}
                    onValueChange={(value) => editing.type({ [productField('status', key)]: value })}
                  />
                  <IconButton
                    label={`Удалить продукт ${index + 1}${name.trim() ? `, ${name.trim()}` : ''}`}
                    icon={<Trash2 />}
                    onClick={() => {
                      focusLast();
                      editing.type({ [productField('status', key)]: '' });
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
              const added = newProduct(form);
              wanted.current = Object.keys(added)[0] ?? null;
              editing.type(added);
            }}
          >
            Добавить продукт
          </Button>
        </Products>
      </div>
    </FormDialog>
  );
}
