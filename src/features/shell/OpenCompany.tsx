import { ChevronsUpDown } from 'lucide-react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { focusRing, fontSizes, radii, spaces } from '../../theme/tokens.ts';

export interface OpenCompanyProps {
  /** The user's companies; each is a workspace (R2). Empty while they are not known: then nothing is drawn. */
  companies: readonly { readonly id: string; readonly name: string }[];
  /** The company whose workspace is open. */
  companyId: string;
  /** Opens another workspace. */
  onCompanyChange: (id: string) => void;
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${spaces[1]}px;
  min-width: 44px;
  max-width: 220px;
  height: 40px;
  padding-inline: ${spaces[2]}px;
  border-radius: ${radii.block}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};

  &:hover {
    background: var(--color-sunken);
    color: var(--color-ink);
  }
  &:has(:focus-visible) {
    outline: ${focusRing};
    outline-offset: 2px;
  }
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
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
  ${media.mobile} {
    gap: 2px;
    height: 44px;
    padding-inline: 2px;
  }
`;

/** Which company the screen is about, beside the product's name, and the way to another one. */
export function OpenCompany({ companies, companyId, onCompanyChange }: OpenCompanyProps) {
  const current = companies.find((company) => company.id === companyId);
  if (!current) return null;
  return (
    <Root>
      <span aria-hidden>{current.name}</span>
      <ChevronsUpDown aria-hidden />
      <select aria-label="Открыта компания" value={companyId} onChange={(event) => onCompanyChange(event.target.value)}>
        {companies.map((company) => (
          <option key={company.id} value={company.id}>
            {company.name}
          </option>
        ))}
      </select>
    </Root>
  );
}
