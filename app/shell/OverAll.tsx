import { HistoryHost } from './HistoryHost.tsx';
import { LinksHost } from './LinksHost.tsx';
import { ProductsHost } from './products/ProductsHost.tsx';
import { CommentsHost } from './comments/CommentsHost.tsx';

/** Views that the address may open over any screen, or beside it: «Связи», a history, talk. */
export function OverAll() {
  return (
    <>
      <LinksHost />
      <HistoryHost />
      <CommentsHost />
      <ProductsHost />
    </>
  );
}
