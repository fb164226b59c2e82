import { ChevronsUpDown } from 'lucide-react';

import { CalledName, type Called } from './CalledName.tsx';
import { OpenChoice } from './OpenChoice.styles.ts';

export interface OpenCompanyProps {
  /** The user's companies; each is a workspace (R2). Empty while they are not known: then nothing is drawn. */
  companies: readonly Called[];
  /** The company whose workspace is open. */
  companyId: string;
  /** Opens another workspace. */
  onCompanyChange: (id: string) => void;
}

/** Which company the screen is about, beside the product's name, and the way to another one. */
export function OpenCompany({ companies, companyId, onCompanyChange }: OpenCompanyProps) {
  const current = companies.find((company) => company.id === companyId);
  if (!current) return null;
  return (
    <OpenChoice>
      <CalledName of={current} />
      <ChevronsUpDown aria-hidden />
      <select aria-label="Открыта компания" value={companyId} onChange={(event) => onCompanyChange(event.target.value)}>
        {companies.map((company) => (
          <option key={company.id} value={company.id}>
            {company.name}
          </option>
        ))}
      </select>
    </OpenChoice>
  );
}
