import { HistoryHost } from './HistoryHost.tsx';
import { LinksHost } from './LinksHost.tsx';
import { ProductsHost } from './products/ProductsHost.tsx';
import { TalkHost } from './talk/TalkHost.tsx';

/** Views that the address may open over any screen, or beside it: «Связи», a history, talk. */
export function OverAll() {
  return (
    <>
      <LinksHost />
      <HistoryHost />
      <TalkHost />
      <ProductsHost />
    </>
  );
}
