import { useProducts } from '../../shared/board/product/useProducts.ts';
import { onDemand } from '#src/ui/onDemand.ts';
import { ABOUT_URL, CARD_URL, onBoards } from './url.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { ProductVision } from './ProductVision.tsx';

const AllProducts = onDemand(() => import('./AllProducts.tsx').then((module) => module.AllProducts));
const onVision = () => ['vision'] as const;
const ADDRESS: ScreenAddress = { codecs: [onBoards(CARD_URL, onVision), onBoards(ABOUT_URL, onVision)] };

/** Видение: of the product that is shown, or of all side by side. */
export function VisionRoute() {
  useCanonicalAddress(ADDRESS);
  const { one, products } = useProducts();
  return one ? (
    <ProductVision key={one.id} productId={one.id} name={products.length > 1 ? one.name : ''} />
  ) : (
    <AllProducts of="vision" />
  );
}
