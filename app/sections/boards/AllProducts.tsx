import { useMemo } from 'react';

import { boardIdOf, type BoardId } from '#src/domain/boards/board.ts';
import { plainText } from '#src/domain/boards/cardText.ts';
import { contentOf, STRATEGY_BOARDS } from '#src/domain/boards/cards.ts';
import { SHOWN_CARDS } from '#src/domain/boards/shown.ts';
import { SCREEN_HEADINGS } from '#src/domain/core/screenHeadings.ts';
import { ProductsOverview } from '#src/features/products/ProductsOverview.tsx';

import { chatHref } from '../../routing/hrefs.ts';
import { PATHS } from '../../routing/paths.ts';
import { PRODUCT_PARAM } from '../../routing/productParam.ts';
import { useProducts } from '../../shared/board/product/useProducts.ts';
import { useAll } from '#store/queries.ts';

/** How many cards of a product are shown beside those of the others. */
const MOST_CARDS = 3;

const VISION: readonly BoardId[] = ['vision'];

/** All products of the company side by side, instead of a board that would mix them. */
export function AllProducts({ of }: { readonly of: 'vision' | 'strategy' }) {
  const { products } = useProducts();
  const boards = useAll('board').data?.items;
  const glances = useMemo(() => {
    const asked = of === 'vision' ? VISION : STRATEGY_BOARDS;
    return products.map((product) => {
      const cards = asked.flatMap((board) => {
        const id = boardIdOf(board, product.id);
        const record = boards?.find((one) => one.id === id) ?? null;
        return SHOWN_CARDS[board].map(({ field, title }) => ({
          title,
          text: plainText(contentOf(record, field)).trim(),
        }));
      });
      const written = cards.filter(({ text }) => text !== '');
      return {
        ...product,
        cards: written.slice(0, MOST_CARDS),
        written: written.length,
        all: cards.length,
        chatHref: of === 'vision' ? chatHref(product.id) : null,
        href: `${PATHS[of]}?${PRODUCT_PARAM}=${encodeURIComponent(product.id)}`,
      };
    });
  }, [of, products, boards]);
  const { title, subtitle } = SCREEN_HEADINGS[of];
  return <ProductsOverview title={title} subtitle={`${subtitle}: все продукты рядом`} products={glances} />;
}
