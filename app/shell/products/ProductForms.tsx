import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { MAIN_PRODUCT } from '#src/domain/workspace.ts';
import { ALL_PRODUCTS } from '#src/domain/boards/products/product.ts';
import { clashesOf, holdingsOf } from '#src/domain/boards/products/removal.ts';
import { interviewIdOf } from '#src/domain/chat/interviewId.ts';
import { ProductDialog } from '#src/features/products/ProductDialog.tsx';
import { RemoveProductDialog } from '#src/features/products/RemoveProductDialog.tsx';

import { withProduct } from '../../routing/productParam.ts';
import { attempt } from '../../shared/outcomes.ts';
import { storeProduct } from '../../shared/board/product/shownProduct.ts';
import { useProducts } from '../../shared/board/product/useProducts.ts';
import { useAll, useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { addWithToast, moveOne, removeWithToast, saveWithToast } from './actions.ts';

/** The form of a new product, or of one that is there; removing it begins here, too. */
export function ProductForms({ of, onClose }: { of: string; onClose: () => void }) {
  const store = useStore();
  const { products, records, known } = useProducts();
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const boards = useAll('board').data?.items;
  const hypotheses = useAll('hypothesis').data?.items;
  const experiments = useAll('experiment').data?.items;
  const talk = useRecord('interview', interviewIdOf(of)).data;
  /** Product to show once the form is closed: in one step, because closing writes the address, too. */
  const next = useRef<string | null>(null);
  const [going, setGoing] = useState<string | null>(null);
  const close = (): void => {
    if (next.current === null) onClose();
    else setGoing(next.current);
  };
  // The list may load after the product was stored: an address with an unknown product would not be kept.
  const isThere = going === ALL_PRODUCTS || products.some(({ id }) => id === going);
  useEffect(() => {
    if (going === null || !isThere) return;
    // In place of the form: a step back leads to what was shown before it, not to an empty one.
    void navigate(withProduct(pathname, search, going), { replace: true });
  }, [going, isThere, navigate, pathname, search]);
  const product = products.find(({ id }) => id === of) ?? null;
  if (!known || (of !== 'new' && !product)) return null;
  if (removing && product && boards && hypotheses && experiments) {
    const work = { boards, hypotheses, experiments };
    return (
      <RemoveProductDialog
        product={product}
        others={products.filter(({ id }) => id !== of)}
        holdings={holdingsOf(of, work)}
        isTalkedOf={Object.values(talk?.messages ?? {}).some(({ isBot }) => !isBot)}
        clashes={(to) => clashesOf(of, to, work)}
        onRemove={(to) =>
          attempt(async () => {
            await removeWithToast(store, product, to, work);
            next.current = to ?? ALL_PRODUCTS;
          })
        }
        onClose={close}
      />
    );
  }
  const at = products.findIndex(({ id }) => id === of);
  return (
    <ProductDialog
      product={product}
      products={products}
      onSave={(form) =>
        attempt(async () => {
          if (product) await saveWithToast(store, product.id, form, records, products);
          else {
            next.current = await addWithToast(store, form, records, products);
            // A user who adds a product wants to see it, even where the address is not updated yet.
            storeProduct(store.companyId, next.current);
          }
        })
      }
      onMove={product ? (by) => attempt(() => moveOne(store, product.id, by, records)) : undefined}
      canMove={{ up: at > 0, down: at >= 0 && at < products.length - 1 }}
      onRemove={product && product.id !== MAIN_PRODUCT ? () => setRemoving(true) : undefined}
      onClose={close}
    />
  );
}
