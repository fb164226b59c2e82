import { QueryClientProvider, type QueryClient, type QueryObserverOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { StaticRouter } from 'react-router-dom';

import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';
import { sampleWorkspace } from '#src/samples/workspace.ts';
import { LinkContext } from '#src/ui/context/LinkContext.ts';

import { GoToContext } from '../routing/goTo.ts';
import { PATHS, type RouteName } from '../routing/paths.ts';
import { RouterLink } from '../routing/RouterLink.tsx';
import { SCREEN_CODE } from '../routing/screenCode.ts';
import { EvidenceProvider } from '../shared/evidence/EvidenceProvider.tsx';
import type { Kind } from '#src/domain/records.ts';
import { createMemoryStore } from '#store/memory.ts';
import type { Store } from '#store/port.ts';
import { createQueryClient } from '#store/queries.ts';
import { sampleRecords } from '#store/seed.ts';
import { StoreContext } from '#store/StoreContext.ts';
import { OF_THE_DAY, recordReads } from './frameReads.ts';
import type { OwnFrame } from './ownFrame.ts';
import { staticMarkup } from './staticMarkup.ts';

const nothing = (): void => undefined;

interface SceneProps {
  readonly path: string;
  readonly store: Store;
  readonly client: QueryClient;
  readonly Screen: ComponentType;
}

/** A section's screen over a store, with what the app has above it. */
function Scene({ path, store, client, Screen }: SceneProps) {
  return (
    <StaticRouter location={path}>
      <GoToContext value={nothing}>
        <LinkContext value={RouterLink}>
          <StoreContext value={store}>
            <QueryClientProvider client={client}>
              <EvidenceProvider>
                <Screen />
              </EvidenceProvider>
            </QueryClientProvider>
          </StoreContext>
        </LinkContext>
      </GoToContext>
    </StaticRouter>
  );
}

/** Kinds that a section asks for and shows late, in room that is kept: its frame comes without them, and so sooner. */
const LATE: Partial<Record<RouteName, readonly Kind[]>> = {
  vision: ['research', 'experiment', 'material', 'participant'],
  strategy: ['research', 'experiment', 'material', 'participant'],
  experiments: ['hypothesis'],
  tactics: ['material', 'participant', 'researchSettings', 'research'],
};

/** Draws a section, reads what it asked for, and draws it again, until it asks for nothing more. */
async function renderFrame(name: RouteName, store: Store): Promise<OwnFrame> {
  const client = createQueryClient();
  const Screen = await SCREEN_CODE[name]();
  const isLate = (kind: unknown) => LATE[name]?.some((late) => late === kind) === true;
  for (;;) {
    const { html, css } = staticMarkup(<Scene path={PATHS[name]} store={store} client={client} Screen={Screen} />);
    const asked = client
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => state.status === 'pending' && (options as QueryObserverOptions).enabled !== false)
      .filter(({ queryKey }) => !isLate(queryKey[2]));
    if (asked.length === 0) {
      const reads = recordReads(client, SAMPLE_COMPANY_ID);
      // The client would keep its data for minutes, and the build's process with it.
      client.clear();
      return { html, css: css + OF_THE_DAY, reads };
    }
    await Promise.all(asked.map((query) => query.fetch()));
  }
}

/**
 * Renders the first frame of every section but the main page (app/boot/prerender.tsx) for a browser where the app never started:
 * the actual screen, over the sample that the first start stores.
 * @returns frames by the section's address
 */
export async function renderSampleFrames(): Promise<Record<string, OwnFrame>> {
  const store = createMemoryStore({
    companyId: SAMPLE_COMPANY_ID,
    now: () => new Date(),
    records: sampleRecords(sampleWorkspace),
  });
  const frames: Record<string, OwnFrame> = {};
  for (const name of Object.keys(PATHS) as RouteName[]) {
    if (name !== 'research') frames[PATHS[name]] = await renderFrame(name, store);
  }
  return frames;
}
