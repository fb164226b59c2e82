import { WIDGET_API } from '../../src/domain/respond/paths.ts';
import { mountWidget } from './widget.ts';

/** Put in by the build. */
declare const WIDGET_STYLE: string;

const ANSWERED = 'orientir:answered';

/** The site's own storage may be forbidden to it. */
function remembered(): string | null {
  try {
    return localStorage.getItem(ANSWERED);
  } catch {
    return null;
  }
}

function remember(address: string): void {
  try {
    localStorage.setItem(ANSWERED, address);
  } catch {
    // Then the button says again what it said.
  }
}

/** Asks whether something is asked now; nothing is shown when nothing is, and nothing of the site waits for it. */
async function begin({ src, dataset }: HTMLScriptElement): Promise<void> {
  const { origin } = new URL(src);
  const response = await fetch(`${origin}${WIDGET_API}${encodeURIComponent(dataset.orientir ?? '')}`, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) return;
  const { path } = (await response.json()) as { readonly path: string | null };
  if (path === null) return;
  mountWidget({
    address: `${origin}${path}`,
    style: WIDGET_STYLE,
    isAnswered: remembered() === path,
    onEnded: () => remember(path),
  });
}

const { currentScript } = document;
// A server that cannot be reached is no trouble of the site's.
if (currentScript instanceof HTMLScriptElement) void begin(currentScript).catch(() => undefined);
