import { MAIN_PRODUCT } from '#src/domain/workspace.ts';

import { useProducts } from '../../shared/board/product/useProducts.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { ProductChat } from './ProductChat.tsx';

const ADDRESS: ScreenAddress = { codecs: [] };

/** Ассистент: about the product that is shown; about the first one, and saying so, while all are (R296). */
export function ChatRoute() {
  useCanonicalAddress(ADDRESS);
  const { one, products, several, known } = useProducts();
  const product = one ?? products.find(({ id }) => id === MAIN_PRODUCT);
  if (!product) return null;
  return <ProductChat key={product.id} productId={product.id} name={several ? product.name : ''} known={known} />;
}
