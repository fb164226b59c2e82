import { Building2, ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { focusRing, fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface CompanySwitcherProps {
  /** The user's companies; each is a workspace (R2). */
  companies: readonly { readonly id: string; readonly name: string }[];
  /** The company whose workspace is open. */
  companyId: string;
  /** Opens another workspace. */
  onCompanyChange: (id: string) => void;
  /** Where a company is added. */
  addHref: string;
  /** Only an icon over the same control. Default false. */
  collapsed?: boolean;
}

const Root = styled.div`
  display: grid;
  gap: ${spaces[1]}px;
  font-size: ${fontSizes.sm};

  & > a {
    justify-self: start;
    padding: ${spaces[1]}px ${spaces[3]}px;
  }
  ${media.mobile} {
    & > a {
      padding-block: calc(${spaces[3]}px - 1px);
    }
  }
`;

const Control = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${spaces[3]}px;
  min-height: 44px;
  padding-inline: calc(${spaces[3]}px - 1px);
  border: 1px solid var(--color-edge);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  &:hover {
    background: var(--color-sunken);
  }
  &:has(:focus-visible) {
    outline: ${focusRing};
    outline-offset: 2px;
  }
  [data-collapsed] > & {
    padding-inline: calc(${spaces[3]}px - 2px);
  }
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  & > svg:last-of-type:not(:first-child) {
    width: 14px;
    color: var(--color-ink-soft);
  }
  & > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  & > select > option {
    background: var(--color-surface);
    color: var(--color-ink);
  }
`;

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
    <Root data-collapsed={collapsed || undefined}>
      <Control>
        <Building2 aria-hidden />
        {collapsed ? null : <span aria-hidden>{current?.name ?? 'Компания'}</span>}
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
    </Root>
  );
}
