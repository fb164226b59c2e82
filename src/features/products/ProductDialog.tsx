import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

import { DONE, type Outcome } from '../../domain/core/outcome.ts';
import type { NamedProduct } from '../../domain/boards/products/product.ts';
import { checkProduct, type ProductForm } from '../../domain/boards/products/rules.ts';
import { BOARD_TERMS } from '../../domain/boards/terms.ts';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Row } from '../../ui/Row.tsx';

export interface ProductDialogProps {
  /** The product that is changed; null makes a new one. */
  product: NamedProduct | null;
  /** All products of the company: no two are called the same. */
  products: readonly NamedProduct[];
  /** Stores it; the dialog closes only when that has happened. */
  onSave: (form: ProductForm) => Promise<Outcome>;
  /** Moves it among the others; the dialog stays. Default: a new one has no place yet. */
  onMove?: ((by: -1 | 1) => Promise<Outcome>) | undefined;
  /** Whether there is a place above and below. Default neither. */
  canMove?: { readonly up: boolean; readonly down: boolean };
  /** Asks what becomes of it; not given for the first product of a company, which stays, and for a new one. */
  onRemove?: (() => void) | undefined;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** «Новый продукт», or the name, the line, the place and the end of one that is there (R290, R292). */
export function ProductDialog(props: ProductDialogProps) {
  const { product, products, onSave, onMove, canMove = { up: false, down: false }, onRemove, onClose } = props;
  const form = useRecordForm<ProductForm>({
    record: { name: product?.name ?? '', description: product?.description ?? '' },
    check: (values) => ({ ...checkProduct(values, products, product?.id ?? null) }),
    ...(product
      ? { show: (field: keyof ProductForm, text: string) => ({ label: BOARD_TERMS.product[field], text }) }
      : {}),
    onSubmit: onSave,
  });
  return (
    <FormDialog
      title={product ? 'Продукт' : 'Новый продукт'}
      description={
        product
          ? undefined
          : 'Доски, эксперименты и гипотезы у продукта свои. Исследования, аудитории и контакты — общие для компании.'
      }
      submitLabel={product ? 'Сохранить' : 'Добавить'}
      form={form}
      onClose={onClose}
      below={product ? <Place onMove={onMove} canMove={canMove} onRemove={onRemove} /> : null}
    >
      <TextField {...form.text('name')} label={BOARD_TERMS.product.name} required />
      <TextField {...form.text('description')} label={BOARD_TERMS.product.description} hint="Необязательно" />
    </FormDialog>
  );
}

const Acts = styled(Row)`
  margin-block-start: ${spaces[4]}px;
`;

/** Actions on a product besides its form. */
function Place({
  onMove,
  canMove,
  onRemove,
}: Pick<ProductDialogProps, 'onMove' | 'onRemove'> & {
  readonly canMove: { readonly up: boolean; readonly down: boolean };
}) {
  const up = useSubmission(() => onMove?.(-1) ?? Promise.resolve(DONE), noop);
  const down = useSubmission(() => onMove?.(1) ?? Promise.resolve(DONE), noop);
  return (
    <>
      <Acts>
        {onMove ? (
          <>
            <Button size="sm" disabled={!canMove.up} busy={up.busy} icon={<ArrowUp />} onClick={up.run}>
              Выше в списке
            </Button>
            <Button size="sm" disabled={!canMove.down} busy={down.busy} icon={<ArrowDown />} onClick={down.run}>
              Ниже в списке
            </Button>
          </>
        ) : null}
        {onRemove ? (
          <Button size="sm" variant="danger" icon={<Trash2 />} onClick={onRemove}>
            Удалить продукт
          </Button>
        ) : null}
      </Acts>
      <FormError message={up.error || down.error} />
    </>
  );
}

const noop = (): void => undefined;
