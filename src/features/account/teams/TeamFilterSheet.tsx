import { useState } from 'react';
import { styled } from 'styled-components';

import type { Company } from '../../../domain/account/account.ts';
import { NO_MEMBER_FILTER } from '../../../domain/account/members/findMembers.ts';
import { TERMS } from '../../../domain/terms.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { usePhone } from '../usePhone.ts';

export interface TeamFilterSheetProps {
  /** Whether it lies over the page. */
  open: boolean;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
  /** Companies to choose from, in this order. */
  companies: readonly Pick<Company, 'id' | 'name'>[];
  /** `all` or a company's id. */
  companyId: string;
  /** Called with the company when «Применить» is pressed, with `all` by «Сбросить». */
  onApply: (companyId: string) => void;
}

const Footer = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${spaces[2]}px;
  width: 100%;
`;

/** The filter of members: a drawer at the bottom of a phone, a sheet at the side otherwise (R52). */
export function TeamFilterSheet({ open, onOpenChange, companies, companyId, onApply }: TeamFilterSheetProps) {
  const phone = usePhone();
  const [draft, setDraft] = useState<string | null>(null);
  const finish = (chosen: string) => {
    onApply(chosen);
    setDraft(null);
    onOpenChange(false);
  };
  const value = draft ?? companyId;
  const options = [
    { value: NO_MEMBER_FILTER.companyId, label: 'Все компании' },
    ...companies.map(({ id, name }) => ({ value: id, label: name })),
  ];
  // The address can name a company that is not there: the choice says so instead of showing another.
  if (!options.some((option) => option.value === value)) options.push({ value, label: 'Неизвестная компания' });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        setDraft(null);
        onOpenChange(next);
      }}
      title="Фильтры"
      side={phone ? 'bottom' : 'right'}
      footer={
        <Footer>
          <Button onClick={() => finish(NO_MEMBER_FILTER.companyId)}>Сбросить</Button>
          <Button variant="primary" onClick={() => finish(value)}>
            Применить
          </Button>
        </Footer>
      }
    >
      <Select label={TERMS.member.companyId} options={options} value={value} onValueChange={setDraft} />
    </Sheet>
  );
}
