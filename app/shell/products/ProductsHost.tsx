import { useDialogHome } from '#src/patterns/useDialogHome.ts';
import { onDemand } from '#src/ui/onDemand.ts';

import { CrashBoundary } from '../CrashBoundary.tsx';
import { PRODUCT_FORM_URL } from '../../routing/productFormUrl.ts';
import { useUrlState } from '../../routing/useUrlState.ts';

/** Where products are chosen and added: the first such place that is to be seen; on a phone the way to the sheet that has it. */
function findSwitch(): HTMLElement | null {
  const places = document.querySelectorAll<HTMLElement>('[data-products] select, [data-products] a, [data-menu]');
  return [...places].find((place) => place.checkVisibility()) ?? null;
}

const ProductForms = onDemand(() => import('./ProductForms.tsx').then((module) => module.ProductForms));

/** The form of the product that the address names, over any screen; nothing while it names none. */
export function ProductsHost() {
  const [form, setForm] = useUrlState(PRODUCT_FORM_URL);
  // Adding the second or removing the last but one changes the control there.
  useDialogHome(form, findSwitch);
  if (form === null) return null;
  return (
    <CrashBoundary key={form}>
      <ProductForms of={form} onClose={() => setForm(() => null, 'replace')} />
    </CrashBoundary>
  );
}
