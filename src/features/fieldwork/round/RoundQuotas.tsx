import { styled } from 'styled-components';

import { quotasOf, quotasText, type RoundForm } from '../../../domain/fieldwork/rounds/roundForm.ts';
import { TERMS } from '../../../domain/terms.ts';
import { EditableList } from '../../../patterns/form/EditableList.tsx';
import type { FormErrors } from '../../../patterns/form/useRecordForm.ts';
import { spaces } from '../../../theme/tokens.ts';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface RoundQuotasProps {
  /** The segments, with how many of each are asked. */
  values: Pick<RoundForm, 'quotas'>;
  /** Errors, by the names of the fields. */
  errors: FormErrors;
  /** Others were typed. */
  onType: (typed: Pick<RoundForm, 'quotas'>) => void;
}

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${spaces[2]}px;
`;

/** How many people of which segment are asked at most. */
export function RoundQuotas({ values, errors, onType }: RoundQuotasProps) {
  return (
    <EditableList
      label={TERMS.round.quotas}
      noun="сегмент"
      items={quotasOf(values)}
      onChange={(next) => onType({ quotas: quotasText(next) })}
      create={(key) => ({ key, segment: '', most: '' })}
      renderField={(quota, field, change) => (
        <Two>
          <TextField
            {...field}
            hideLabel
            name={`segment-${quota.key}`}
            placeholder="Сегмент, как у контактов"
            value={quota.segment}
            error={errors[`segment-${quota.key}`]}
            onChange={(event) => change({ ...quota, segment: event.target.value })}
          />
          <TextField
            label={`${field.label}: ${TERMS.quota.most.toLowerCase()}`}
            hideLabel
            name={`most-${quota.key}`}
            placeholder={TERMS.quota.most}
            inputMode="numeric"
            value={quota.most}
            error={errors[`most-${quota.key}`]}
            onChange={(event) => change({ ...quota, most: event.target.value })}
          />
        </Two>
      )}
    />
  );
}
