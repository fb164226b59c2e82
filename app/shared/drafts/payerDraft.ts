import { EMPTY_REQUISITES, type Requisites } from '#src/domain/account/requisites.ts';
import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';

import { readFields, type KeptDraft } from '../useDraft.ts';

const FIELDS = Object.keys(EMPTY_REQUISITES) as (keyof Requisites)[];

/** Content of a company's invoice form. Only texts of known fields are read from storage. */
export const PAYER_DRAFT: KeptDraft<Requisites> = {
  keyOf: (companyId) => `invoice-payer:${companyId}`,
  // The draft of all companies together was the sample's, as their money was.
  formerKeyOf: (companyId) => (companyId === SAMPLE_COMPANY_ID ? 'invoice-payer' : null),
  read: (text) => {
    const known = readFields(text);
    if (!known) return undefined;
    const texts = FIELDS.map((field) => [field, typeof known[field] === 'string' ? known[field] : '']);
    return Object.fromEntries(texts) as unknown as Requisites;
  },
  write: (draft) => JSON.stringify(draft),
};
