import { ChevronsUpDown, Package } from 'lucide-react';
import { useId } from 'react';

import { ALL_PRODUCTS, areSeveral, type NamedProduct } from '../../domain/boards/products/product.ts';
import { quoted } from '../../domain/core/format.ts';
import { useMissingRole } from '../../ui/context/rights.ts';
import { Link } from '../../ui/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Control, SwitcherRoot } from './Switcher.styles.ts';

export interface ProductSwitcherProps {
  /** The open company's products; with one there is nothing to choose, only the way to add another. */
  products: readonly NamedProduct[];
  /** The product shown, or `all`. */
  choice: string;
  /** Shows another product, or all together. */
  onChoose: (choice: string) => void;
  /** Makes the address of a product's form; `new` for one that is added. */
  formHref: (id: string) => string;
  /** Only an icon over the same control. Default false. */
  collapsed?: boolean;
}

/** Chooses the product whose boards, experiments and hypotheses are shown; above the company in the side navigation
 * (R295). Who only reads chooses, and adds none. */
export function ProductSwitcher({ products, choice, onChoose, formHref, collapsed = false }: ProductSwitcherProps) {
  const id = useId();
  const several = areSeveral(products);
  const barred = useMissingRole('Researcher') !== null;
  const current = products.find((product) => product.id === choice)?.name ?? 'Все продукты';
  if (!several && (collapsed || barred)) return null;
  return (
    <SwitcherRoot data-products="" data-collapsed={collapsed || undefined}>
      {several ? (
        <Control>
          <Package aria-hidden />
          {collapsed ? null : <span aria-hidden>{current}</span>}
          {collapsed ? null : <ChevronsUpDown aria-hidden />}
          <VisuallyHidden>
            <label htmlFor={id}>Продукт</label>
          </VisuallyHidden>
          <select
            id={id}
            value={choice}
            onChange={(event) => onChoose(event.target.value)}
            data-tooltip={current}
            data-tooltip-side="right"
          >
            <option value={ALL_PRODUCTS}>Все продукты</option>
            {products.map((product) => (
              <option key={product.id} value={product.id}>
                {product.name}
              </option>
            ))}
          </select>
        </Control>
      ) : null}
      {several && !collapsed && !barred && choice !== ALL_PRODUCTS ? (
        <Link href={formHref(choice)} aria-label={`Изменить продукт ${quoted(current)}`}>
          Изменить
        </Link>
      ) : null}
      {collapsed || barred ? null : <Link href={formHref('new')}>Добавить продукт</Link>}
    </SwitcherRoot>
  );
}
