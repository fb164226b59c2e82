import { Package } from 'lucide-react';

import { Badge } from '../../ui/Badge.tsx';
import { useToldProduct } from './ProductsTold.ts';

export interface ProductBadgeProps {
  /** The product that the record belongs to, by its id; one that is gone counts as the main one (R291). */
  productId: string;
}

/** Product of a row or a card, where one list holds all products of a company; nothing where one is shown (R296). */
export function ProductBadge({ productId }: ProductBadgeProps) {
  const name = useToldProduct(productId);
  return name === '' ? null : <Badge icon={<Package />}>{name}</Badge>;
}
