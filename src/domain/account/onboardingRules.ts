import type { CompanyProduct, Profile } from './account.ts';
import { fold, NBSP, quoted } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { keyedList } from '../core/record.ts';
import { MAX_COMPANY_NAME } from './companyRules.ts';
import { NAMELESS_OWNER, ownPerson } from './names/ownName.ts';

/** Form of a person who adds a company (R2). */
export interface NewCompanyForm {
  /** Name of the company. */
  readonly company: string;
  /** Name of its first product. */
  readonly product: string;
}

/** The form before anything is typed. */
export const EMPTY_COMPANY_FORM: NewCompanyForm = { company: '', product: '' };

/** Errors by field, in Russian; a valid field has no entry. */
export type CompanyFormErrors = Readonly<Partial<Record<keyof NewCompanyForm, string>>>;

/** A name as it is stored: without spaces around it, one space between words. */
const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** A name as it is compared: two companies of one person may not differ by case, ё/е or spaces alone. */
const compared = (name: string): string => fold(tidy(name.normalize('NFC')));

function checkName(name: string, missing: string): string | undefined {
  if (tidy(name) === '') return missing;
  return tidy(name).length > MAX_COMPANY_NAME ? `Не длиннее ${MAX_COMPANY_NAME}${NBSP}знаков` : undefined;
}

/**
 * Returns the errors of the form.
 * @param taken names of the companies that the person has already
 */
export function checkCompanyForm(form: NewCompanyForm, taken: readonly string[]): CompanyFormErrors {
  const errors: { -readonly [F in keyof NewCompanyForm]?: string } = {};
  const company = checkName(form.company, 'Назовите компанию');
  const product = checkName(form.product, 'Назовите первый продукт');
  if (company !== undefined) errors.company = company;
  else {
    const same = taken.find((name) => compared(name) === compared(form.company));
    if (same !== undefined) {
      errors.company = `Компания ${quoted(same)} у${NBSP}вас уже есть. Выберите её в${NBSP}боковой панели или назовите новую иначе`;
    }
  }
  if (product !== undefined) errors.product = product;
  return errors;
}

/** Input of a first member: the user, or null when nothing is known of them. */
export type FirstMember = Pick<Profile, 'name' | 'email' | 'position'> | null;

/**
 * Returns operations that make a company with its first product, and the user as its owner and first member, so that a person can
 * be put in charge at once. Its workspace is empty (R2). The sample's person, with whom the profile begins, has no place there.
 * @param taken names of the companies that the person has already
 * @throws RangeError when the form does not pass {@link checkCompanyForm}
 */
export function createCompany(
  form: NewCompanyForm,
  person: FirstMember,
  taken: readonly string[],
  { newId }: { readonly newId: () => string },
): { id: string; ops: Op[] } {
  for (const [field, error] of Object.entries(checkCompanyForm(form, taken))) {
    throw new RangeError(`${field}: ${error}`);
  }
  const id = newId();
  const memberId = newId();
  const own = person && ownPerson(person);
  const product: CompanyProduct = { name: tidy(form.product), status: 'development' };
  return {
    id,
    ops: [
      {
        op: 'create',
        kind: 'company',
        id,
        record: { id, name: tidy(form.company), role: 'Owner', products: keyedList('product', [product]) },
      },
      {
        op: 'create',
        kind: 'member',
        id: memberId,
        record: {
          id: memberId,
          companyId: id,
          name: tidy(own?.name ?? '') || (own?.email.trim() ?? '') || NAMELESS_OWNER,
          email: own?.email.trim() ?? '',
          role: 'Owner',
          status: 'active',
          jobTitle: own?.position.trim() ?? '',
          invitation: '',
        },
      },
    ],
  };
}
