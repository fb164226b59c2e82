import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { GlobalStyle } from '#src/theme/GlobalStyle.ts';
import { LinkContext } from '#src/ui/context/LinkContext.ts';
import { onDemand } from '#src/ui/onDemand.ts';
import { Tooltips } from '#src/ui/tooltip/Tooltips.tsx';

import { AppRoutes } from './AppRoutes.tsx';
import { readCompany, storeCompany } from '../shell/chosenCompany.ts';
import { CompanyContext, companyInstead, useCompanyChoice } from '../shared/company.ts';
import { GoToProvider } from '../routing/GoToProvider.tsx';
import { RouterLink } from '../routing/RouterLink.tsx';
import { EvidenceProvider } from '../shared/evidence/EvidenceProvider.tsx';
import { useToastsWanted } from '../shared/toast.ts';
import { deferStore } from '#store/deferred.ts';
import type { Store } from '#store/port.ts';
import type { HeadStart } from '#store/headStart.ts';
import { patchOnChange } from '#store/patchOnChange.ts';
import { createQueryClient, showUntilRead } from '#store/queries.ts';
import { DatabaseContext, StoreContext, UndoContext } from '#store/StoreContext.ts';
import type { Undo } from '#store/undo.ts';
import { useKeptFrames } from './useKeptFrames.ts';

const Toasts = onDemand(() => import('#src/ui/toast/Toasts.tsx').then((module) => module.Toasts));

const FontFaces = onDemand(() => import('#src/theme/FontFaces.ts').then((module) => module.FontFaces));

/** Whether the page names its fonts already: the built one does, in its head (app/build/prerenderPages.ts). */
const fontsInPage = document.querySelector('style[data-fonts]') !== null;

export interface AppProps {
  /** Opens the workspace of a company. */
  openStore: (companyId: string) => Promise<Store>;
  /** Name of the browser's database that the stores are on; null (the default) for stores in memory. */
  database?: string | null;
  /** Keeps the address; default the browser's own. Stories give one that stays in memory. */
  router?: ComponentType<{ children: ReactNode }>;
  /** Known data of the last chosen company before the store answers; null (the default) when no reliable data is available. */
  headStart?: HeadStart | null;
}

/** A change of the address is drawn at once: cut into slices, as a transition, a screen takes half as long again on a slow machine. */
function AddressBar({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}

/** The product: the library's screens over a router and a store. */
export function App({ openStore, database = null, router: Router = AddressBar, headStart = null }: AppProps) {
  const [companyId, setCompanyId] = useState(readCompany);
  const [known, setKnown] = useState(headStart);
  const toastsWanted = useToastsWanted();
  const chooseCompany = useCallback((id: string) => {
    storeCompany(id);
    setCompanyId(id);
    // It is the first company's, and old by the time that one is chosen again.
    setKnown(null);
  }, []);
  const choice = useMemo(() => ({ companyId, chooseCompany }), [companyId, chooseCompany]);
  return (
    <>
      {fontsInPage ? null : <FontFaces />}
      <GlobalStyle />
      <Router>
        <GoToProvider>
          <LinkContext value={RouterLink}>
            <CompanyContext value={choice}>
              <DatabaseContext value={database}>
                <WorkspaceProvider key={companyId} companyId={companyId} openStore={openStore} headStart={known}>
                  <AppRoutes />
                </WorkspaceProvider>
              </DatabaseContext>
            </CompanyContext>
          </LinkContext>
        </GoToProvider>
      </Router>
      {toastsWanted ? <Toasts /> : null}
      <Tooltips />
    </>
  );
}

interface WorkspaceProviderProps extends Pick<AppProps, 'openStore'> {
  companyId: string;
  headStart: HeadStart | null;
  children: ReactNode;
}

/** Opens the company's store and keeps the query cache true to it; a company that is gone makes room for the first one. */
function WorkspaceProvider({ companyId, openStore, headStart, children }: WorkspaceProviderProps) {
  const { chooseCompany } = useCompanyChoice();
  const [{ store, undo }] = useState(() => {
    let undo: Undo | null = null;
    const open = async () => {
      const [opened, { withUndo }] = await Promise.all([openStore(companyId), import('#store/undo.ts')]);
      const instead = await companyInstead(opened);
      if (instead !== null) {
        opened.close();
        chooseCompany(instead);
        // Nothing may be read from, or written into, a workspace that no company has: its screens wait until they are gone.
        return new Promise<never>(() => undefined);
      }
      opened.onChange(({ erases, records }) => {
        if (erases)
          import('../shell/person/erasedDrafts.ts').then(
            ({ forgetErasedDrafts }) => forgetErasedDrafts(opened, records),
            // The app's code is kept for when there is no network: only a page that is going cannot have it.
            () => undefined,
          );
      });
      const remembering = withUndo(opened);
      undo = remembering.undo;
      return remembering.store;
    };
    return { store: deferStore(companyId, open), undo: () => undo };
  });
  const [client] = useState(() => {
    const made = createQueryClient();
    for (const known of headStart ?? []) showUntilRead(made, known);
    return made;
  });
  useEffect(() => patchOnChange(store, client), [store, client]);
  useKeptFrames(client, companyId);
  useEffect(
    () =>
      store.onChange(({ records }) => {
        if (!records.some(({ kind, id }) => kind === 'company' && id === companyId)) return;
        void companyInstead(store).then(
          (instead) => {
            if (instead !== null) chooseCompany(instead);
          },
          () => undefined,
        );
      }),
    [store, companyId, chooseCompany],
  );
  return (
    <StoreContext value={store}>
      <UndoContext value={undo}>
        <QueryClientProvider client={client}>
          <EvidenceProvider>{children}</EvidenceProvider>
        </QueryClientProvider>
      </UndoContext>
    </StoreContext>
  );
}
