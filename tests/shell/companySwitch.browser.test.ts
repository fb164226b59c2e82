import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';

import { CompanyContext } from '#app/shared/company.ts';
import { useCompanySwitch } from '#app/shell/useCompanySwitch.ts';
import { eventually } from '#tests/support/eventually.ts';

function Shown() {
  const { pathname, search } = useLocation();
  const { switchCompany } = useCompanySwitch();
  return createElement('button', { onClick: () => switchCompany('other') }, `${pathname}${search}`);
}
const shown = () => document.querySelector('button');

it.each([
  ['/experiments?open=e1&q=%D0%BA%D1%83%D1%80%D1%81&view=board', '/experiments?view=board'],
  ['/profile?section=settings&scenario=s1', '/profile?section=settings'],
  ['/?open=study&material=m&product=p', '/'],
])('another company is opened at the present screen, with nothing open of the former: %s', async (from, to) => {
  const chosen: string[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const value = { companyId: 'this', chooseCompany: (id: string): void => void chosen.push(id) };
  flushSync(() =>
    root.render(
      createElement(
        MemoryRouter,
        { initialEntries: [from], useTransitions: false },
        createElement(CompanyContext, { value }, createElement(Shown)),
      ),
    ),
  );
  shown()?.click();
  await eventually(() => expect(shown()?.textContent).toBe(to));
  expect(chosen).toEqual(['other']);
});
