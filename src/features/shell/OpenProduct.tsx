import { ChevronsUpDown } from 'lucide-react';

import { ALL_PRODUCTS, areSeveral, type NamedProduct } from '../../domain/boards/products/product.ts';
import { OpenChoice } from './OpenChoice.styles.ts';

export interface OpenProductProps {
  /** The open company's products; with one there is nothing to choose, and nothing is drawn. */
  products: readonly NamedProduct[];
  /** The product shown, or `all`. */
  choice: string;
  /** Shows another product, or all together. */
  onChoose: (choice: string) => void;
}

/** Which product is shown, beside the company's name, and the way to another one (R295). */
export function OpenProduct({ products, choice, onChoose }: OpenProductProps) {
  if (!areSeveral(products)) return null;
  const current = products.find(({ id }) => id === choice)?.name ?? 'Все продукты';
  return (
    <OpenChoice>
      <span aria-hidden>{current}</span>
      <ChevronsUpDown aria-hidden />
      <select aria-label="Показан продукт" value={choice} onChange={(event) => onChoose(event.target.value)}>
        <option value={ALL_PRODUCTS}>Все продукты</option>
        {products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </OpenChoice>
  );
}
