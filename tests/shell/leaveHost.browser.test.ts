import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';

import { CompanyContext } from '#app/shared/company.ts';
import { LeaveHost } from '#app/shared/team/LeaveHost.tsx';
import type { Store } from '#store/port.ts';
import { StoreContext } from '#store/StoreContext.ts';
import { eventually } from '#tests/support/eventually.ts';

function Address() {
  const { pathname, search } = useLocation();
  return createElement('address', null, `${pathname}${search}`);
}
const address = () => document.querySelector('address')?.textContent ?? '';
const leave = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Выйти');

it('who leaves a company leaves what was open in it: the address names nothing of it when its records go', async () => {
  const addresses: string[] = [];
  const store = {
    companyId: 'theirs',
    // A database answers in another task.
    list: () =>
      new Promise((answer) => setTimeout(() => answer({ items: [{ id: 'theirs' }, { id: 'own' }], broken: [] }))),
    eraseCompany: async () => void addresses.push(address()),
  } as unknown as Store;
  const chooseCompany = (id: string): void => void addresses.push(`${id} ${address()}`);
  const props = { companyId: 'theirs', companyName: 'Их', unsent: 0, files: 0, onClose: () => undefined };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  flushSync(() =>
    root.render(
      createElement(
        MemoryRouter,
        { initialEntries: ['/experiments?open=e1'], useTransitions: false },
        createElement(
          CompanyContext,
          { value: { companyId: 'theirs', chooseCompany } },
          createElement(
            StoreContext,
            { value: store },
            createElement(Address),
            createElement(LeaveHost, { ...props, takeOwn: async () => true }),
          ),
        ),
      ),
    ),
  );
  await eventually(() => expect(leave()).toBeDefined());
  leave()?.click();
  await eventually(() => expect(addresses).toEqual(['/experiments', 'own /experiments']));
});
