import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { CONTACT_CHOICES, type ContactFacets, type ContactFilter } from '../../../domain/audiences/contactFilter.ts';
import { AUDIENCE_TERMS as TERMS } from '../../../domain/audiences/terms.ts';
import type { FilterChoice } from '../../../patterns/list/filterChoice.ts';
import { media } from '../../../theme/media.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

/** The sheet brings the dialog library; it is loaded when a phone first opens it. */
const FilterSheet = onDemand(() =>
  import('../../../patterns/list/FilterSheet.tsx').then((module) => module.FilterSheet),
);

export interface ContactFiltersProps {
  /** Filter of the contacts. */
  filter: ContactFilter;
  /** Segments, cities and tags that there are to choose from. */
  facets: ContactFacets;
  /** Called with the values that changed. */
  onChoose: (values: Partial<ContactFilter>) => void;
}

const OnDesktop = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${spaces[2]}px;
  ${media.mobile} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const OnPhone = styled.div`
  display: none;
  ${media.mobile} {
    display: block;
  }
`;

/** Returns the choices among a field's values; a chosen one stays even where no contact has it any more. */
function among(
  name: 'segment' | 'city' | 'tag',
  label: string,
  all: string,
  values: readonly string[],
  value: string,
): readonly FilterChoice[] {
  const shown = value === 'all' || values.includes(value) ? values : [value, ...values];
  if (shown.length === 0) return [];
  const options = [{ value: 'all', label: all }, ...shown.map((one) => ({ value: one, label: one }))];
  return [{ name, label, options, value }];
}

const fixed = (name: keyof typeof CONTACT_CHOICES, label: string, value: string): FilterChoice => ({
  name,
  label,
  options: CONTACT_CHOICES[name].map(([key, text]) => ({ value: key, label: text })),
  value,
});

/** Filters of contacts: what they say of themselves, their consent, and whether they were asked. On a phone they are in a sheet. */
export function ContactFilters({ filter, facets, onChoose }: ContactFiltersProps) {
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const { contact } = TERMS;
  const choices = [
    ...among('segment', contact.segment, 'Все сегменты', facets.segments, filter.segment),
    ...among('city', contact.city, 'Все города', facets.cities, filter.city),
    ...among('tag', contact.tags, 'Все метки', facets.tags, filter.tag),
    fixed('consent', contact.consent, filter.consent),
    fixed('quiet', contact.doNotContact, filter.quiet),
    fixed('asked', contact.invitedAt, filter.asked),
  ];
  const active = choices.filter(({ value }) => value !== 'all').length;
  return (
    <>
      <OnDesktop>
        {choices.map(({ name, label, options, value }) => (
          <Select
            key={name}
            label={label}
            hideLabel
            options={options}
            value={value}
            onValueChange={(next) => onChoose({ [name]: next })}
          />
        ))}
      </OnDesktop>
      <OnPhone>
        <Button icon={<SlidersHorizontal />} onClick={() => setSheet('open')} aria-haspopup="dialog">
          {active === 0 ? 'Фильтры' : `Фильтры (${active})`}
          <VisuallyHidden> для контактов</VisuallyHidden>
        </Button>
      </OnPhone>
      {sheet === 'unused' ? null : (
        <FilterSheet
          open={sheet === 'open'}
          onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
          choices={choices}
          onApply={onChoose}
        />
      )}
    </>
  );
}
