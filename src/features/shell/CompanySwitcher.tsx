import { Building2, ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';

import { Link } from '../../ui/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CalledName, type Called } from './CalledName.tsx';
import { Control, SwitcherRoot } from './Switcher.styles.ts';

export interface CompanySwitcherProps {
  /** The user's companies; each is a workspace (R2). */
  companies: readonly Called[];
  /** The company whose workspace is open. */
  companyId: string;
  /** Opens another workspace. */
  onCompanyChange: (id: string) => void;
  /** Where a company is added. */
  addHref: string;
  /** Only an icon over the same control. Default false. */
  collapsed?: boolean;
}

const UNKNOWN: Called = { id: '', name: 'Компания' };

/** Chooses the company, that is the workspace; the foot of the side navigation. */
export function CompanySwitcher({
  companies,
  companyId,
  onCompanyChange,
  addHref,
  collapsed = false,
}: CompanySwitcherProps) {
  const id = useId();
  const current = companies.find((company) => company.id === companyId);
  return (
    <SwitcherRoot data-collapsed={collapsed || undefined}>
      <Control>
        <Building2 aria-hidden />
        {collapsed ? null : <CalledName of={current ?? UNKNOWN} />}
        {collapsed ? null : <ChevronsUpDown aria-hidden />}
        <VisuallyHidden>
          <label htmlFor={id}>Компания</label>
        </VisuallyHidden>
        <select
          id={id}
          value={companyId}
          onChange={(event) => onCompanyChange(event.target.value)}
          data-tooltip={current?.name}
          data-tooltip-side="right"
        >
          {companies.map((company) => (
            <option key={company.id} value={company.id}>
              {company.name}
            </option>
          ))}
        </select>
      </Control>
      {collapsed ? null : <Link href={addHref}>Добавить компанию</Link>}
    </SwitcherRoot>
  );
}
