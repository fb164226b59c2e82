import { useProducts } from '../../shared/board/product/useProducts.ts';
import { onDemand } from '#src/ui/onDemand.ts';
import { ABOUT_URL, CARD_URL, onBoards, POINT_URL } from './url.ts';
import { STRATEGY_URL } from '../../routing/strategyUrl.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { ProductStrategy } from './ProductStrategy.tsx';

const AllProducts = onDemand(() => import('./AllProducts.tsx').then((module) => module.AllProducts));
const onTab = (params: URLSearchParams) => [STRATEGY_URL.read(params).tab];
const ADDRESS: ScreenAddress = {
  codecs: [STRATEGY_URL, POINT_URL, onBoards(CARD_URL, onTab), onBoards(ABOUT_URL, onTab)],
};

/** Стратегия: of the product that is shown, or of all side by side. */
export function StrategyRoute() {
  useCanonicalAddress(ADDRESS);
  const { one, products } = useProducts();
  return one ? (
    <ProductStrategy key={one.id} productId={one.id} name={products.length > 1 ? one.name : ''} />
  ) : (
    <AllProducts of="strategy" />
  );
}
