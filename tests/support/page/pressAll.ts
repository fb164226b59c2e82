import type { Page } from 'playwright';

/** Result of pressing everything. */
export interface Walked {
  /** Pressed controls: the screen, and the name of the control. */
  readonly pressed: string[];
  /** Names of the controls that were there and unavailable because of the role. */
  readonly barred: Set<string>;
  /** Refusals, or messages of one, and after which press. */
  readonly refused: string[];
}

/** Reports of a page, and its look at its controls. */
interface Told {
  readonly refused: string[];
  isShown(element: Element): boolean;
  /** Names of one kind of control on a hundred records are one name. */
  nameOf(control: Element): string;
}

/** Controls that lead away, make a file or another company; those that give out files are pressed once for all screens. */
const LEFT_ALONE = /^(?:Открыть пространство|Перезагрузить)/;

/** Has a page keep what the server said. */
const tell = (page: Page, said: string) =>
  page.evaluate((one) => (window as unknown as { told: Told }).told.refused.push(`server: ${one}`), said);

/**
 * Has a page report refusals: by its store, whatever handles them, by the server, and in a toast that says that something failed.
 * Before the page is first opened.
 */
export async function watchRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: Told = {
      refused: [],
      isShown: (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      nameOf: (control) =>
        (control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent ?? '')
          .replace(/[:—].*|[«„].*[»“]|\d+/g, '')
          .trim()
          .slice(0, 60),
    };
    (window as unknown as { told: Told }).told = told;
    // The store throws instances of it: so even hidden errors are seen.
    window.Error = new Proxy(window.Error, {
      construct: (plain, given: [string?], as) => {
        if (/ needs \w+, not \w+$/.test(given[0] ?? '')) told.refused.push(`store: ${given[0]}`);
        return Reflect.construct(plain, given, as) as Error;
      },
    });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const toast = node instanceof Element ? node.querySelector('.Toastify__toast [data-tone="red"]') : null;
        if (toast) told.refused.push(`toast: ${toast.textContent}`);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  page.on('response', (response) => {
    if (response.status() === 403) void tell(page, response.url());
    if (!response.url().endsWith('/commits')) return;
    void response.json().then(
      ({ answers = [] }: { answers?: { refused?: { code: string } }[] }) => {
        const codes = answers.flatMap(({ refused }) => (refused ? [refused.code] : []));
        return codes.length === 0 ? undefined : tell(page, codes.join(', '));
      },
      () => undefined,
    );
  });
}

/** Presses the next control that was not pressed yet, on the layer that is on top. The page runs it: it knows nothing around it. */
function pressNext({ done, leftAlone }: { done: readonly string[]; leftAlone: string }) {
  const { told } = window as unknown as { told: Told };
  const { isShown, nameOf } = told;
  const layers = [...document.querySelectorAll('[role=menu], [role=dialog], [role=alertdialog], main')].filter(isShown);
  const top = layers.findLast((one) => one.localName !== 'main') ?? layers[0];
  if (!top) return { name: null, layer: 'none', barred: [], refused: told.refused.splice(0) };
  const layer =
    top.localName === 'main'
      ? ''
      : (top.querySelector('h2')?.textContent ?? top.getAttribute('aria-label') ?? top.role ?? '');
  const controls = [
    ...top.querySelectorAll(
      'button, summary, select, input[type=checkbox], [role=menuitem], [role=menuitemcheckbox], [role=option]',
    ),
  ].filter((one) => isShown(one) && !one.matches(':disabled, [data-accordion-trigger]'));
  const barred = controls.filter((one) => one.hasAttribute('data-barred')).map(nameOf);
  const next = controls.find(
    (one) =>
      !one.hasAttribute('data-barred') &&
      one.ariaDisabled !== 'true' &&
      !one.matches('[role=menuitem][data-disabled]') &&
      !new RegExp(leftAlone).test(nameOf(one)) &&
      !done.includes(`${layer} / ${nameOf(one)}`),
  );
  if (!next) return { name: null, layer, barred, refused: told.refused.splice(0) };
  const name = `${layer} / ${nameOf(next)}`;
  if (next instanceof HTMLSelectElement) {
    const other = [...next.options].find(({ value, disabled }) => value !== next.value && !disabled);
    if (other) {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(next, other.value);
      next.dispatchEvent(new Event('change', { bubbles: true }));
    }
  } else if (next.ariaHasPopup === 'menu') {
    (next as HTMLElement).focus();
    next.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }));
  } else {
    (next as HTMLElement).focus();
    (next as HTMLElement).click();
  }
  return { name, layer, barred, refused: told.refused.splice(0) };
}

/** Waits until a press is drawn, and its request to the store is refused or not. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 200 }));
    });
  });

/**
 * Presses every control of a screen that can be pressed and is no link, and of each dialog and menu that this opens, each once.
 * @param open opens the screen, and again whenever a press has led away
 */
export async function pressAll(page: Page, open: () => Promise<void>, walked: Walked): Promise<void> {
  await open();
  const { pathname } = new URL(page.url());
  // Screens of one section have much in common: that is pressed on the first of them.
  const done = walked.pressed.flatMap((one) =>
    one.startsWith(`${pathname} `) ? [one.slice(pathname.length + 1)] : [],
  );
  let closed = '';
  for (;;) {
    const { name, layer, barred, refused } = await page.evaluate(pressNext, { done, leftAlone: LEFT_ALONE.source });
    for (const one of barred) walked.barred.add(one);
    walked.refused.push(...refused.map((one) => `${pathname} ${done.at(-1) ?? ''}: ${one}`));
    if (name !== null) {
      done.push(name);
      walked.pressed.push(`${pathname} ${name}`);
      closed = '';
      await settle(page);
      if (new URL(page.url()).pathname !== pathname) await open();
      continue;
    }
    if (layer === '') break;
    // A finished layer is closed; one that stays is a screen of its own.
    if (closed === layer) {
      await open();
      closed = `${layer} again`;
    } else {
      await page.keyboard.press('Escape');
      await settle(page);
      if (closed === `${layer} again`) break;
      closed = layer;
    }
  }
}
