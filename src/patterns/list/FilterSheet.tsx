import { useState } from 'react';
import { styled } from 'styled-components';

import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { FilterChoice } from './filterChoice.ts';

export interface FilterSheetProps {
  /** Whether it lies over the page. */
  open: boolean;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
  /** Current filters. */
  choices: readonly FilterChoice[];
  /** Called with every filter's value when «Применить» or «Сбросить» is pressed. */
  onApply: (values: Readonly<Record<string, string>>) => void;
}

const Footer = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${spaces[2]}px;
  width: 100%;
`;

/** The phone's filters: chosen first, then applied together (R14). */
export function FilterSheet({ open, onOpenChange, choices, onApply }: FilterSheetProps) {
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({});
  const finish = (values: Readonly<Record<string, string>>) => {
    onApply(values);
    setDraft({});
    onOpenChange(false);
  };
  const valueOf = (choice: FilterChoice) => draft[choice.name] ?? choice.value;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        setDraft({});
        onOpenChange(next);
      }}
      title="Фильтры"
      side="bottom"
      footer={
        <Footer>
          <Button
            onClick={() =>
              finish(Object.fromEntries(choices.map(({ name, options }) => [name, options[0]?.value ?? ''])))
            }
          >
            Сбросить
          </Button>
          <Button
            variant="primary"
            onClick={() => finish(Object.fromEntries(choices.map((choice) => [choice.name, valueOf(choice)])))}
          >
            Применить
          </Button>
        </Footer>
      }
    >
      <Stack>
        {choices.map((choice) => (
          <Select
            key={choice.name}
            label={choice.label}
            options={choice.options}
            value={valueOf(choice)}
            onValueChange={(value) => setDraft({ ...draft, [choice.name]: value })}
          />
        ))}
      </Stack>
    </Sheet>
  );
}
