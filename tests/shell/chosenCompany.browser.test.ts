import { beforeEach, expect, it } from 'vitest';

import { readCompany, storeCompany } from '#app/shell/chosenCompany.ts';
import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('a tab keeps its company when it is loaded again, whatever was chosen in another', () => {
  storeCompany('here');
  localStorage.setItem('company', 'there');
  expect(readCompany()).toBe('here');
});

it('a new tab begins with the company chosen last in any, and keeps it', () => {
  localStorage.setItem('company', 'last');
  expect(readCompany()).toBe('last');
  localStorage.setItem('company', 'there');
  expect(readCompany()).toBe('last');
});

it('where none was chosen it is the sample’s', () => {
  expect(readCompany()).toBe(SAMPLE_COMPANY_ID);
});
