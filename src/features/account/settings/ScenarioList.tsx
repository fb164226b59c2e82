import { useRef } from 'react';

import type { Scenario } from '../../../domain/account/settings.ts';
import type { ScenarioLengths } from '../../../domain/fieldwork/writing/conversationLength.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ScenarioRow, type ScenarioRowProps } from './ScenarioRow.tsx';

export interface ScenarioListProps extends Omit<ScenarioRowProps, 'scenario' | 'measured'> {
  /** Scenarios in the order in which they are shown. */
  scenarios: readonly Scenario[];
  /** How long the talks by each took that came to their end, by its id; not given for none. */
  lengths?: ScenarioLengths['lengths'] | undefined;
  /** The form of a new one is wanted. */
  onCreate: () => void;
}

/** The list of dialogue scenarios: what each is about, and what can be done with it (R57). */
export function ScenarioList(props: ScenarioListProps) {
  const { scenarios, lengths, onCreate, ...acts } = props;
  const root = useRef<HTMLDivElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  useFocusHome(root, create);
  return (
    <div ref={root}>
      {scenarios.length === 0 ? (
        <EmptyState
          title="Сценариев пока нет"
          action={
            <Button ref={create} onClick={onCreate}>
              Создать сценарий
            </Button>
          }
        >
          Сценарий — это этапы разговора и вопросы, которые бот задаёт респонденту.
        </EmptyState>
      ) : (
        <Stack as="ul" gap={3} aria-label="Сценарии диалогов">
          {scenarios.map((scenario) => (
            <ScenarioRow key={scenario.id} scenario={scenario} measured={lengths?.[scenario.id]} {...acts} />
          ))}
        </Stack>
      )}
    </div>
  );
}
