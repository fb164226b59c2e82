import { Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';

import {
  MAX_PRODUCTS,
  newProduct,
  PRODUCT_STATUS_LABELS,
  PRODUCT_STATUSES,
  productField,
  productLines,
  type CompanyForm,
} from '../../../domain/account/companyRules.ts';
import { TERMS } from '../../../domain/terms.ts';
import type { RecordForm } from '../../../patterns/form/useRecordForm.ts';
import { media } from '../../../theme/media.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface ProductFieldsProps {
  /** The company's form. */
  form: Pick<RecordForm<CompanyForm>, 'values' | 'errors' | 'type'>;
  /** Around the fields: the row to focus is looked for in it. */
  root: RefObject<HTMLElement | null>;
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

/** The company's products: rows are added and taken out, and the focus stays among them. */
export function ProductFields({ form, root }: ProductFieldsProps) {
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
                placeholder={TERMS.product.name}
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
