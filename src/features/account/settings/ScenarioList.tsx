import { Copy, Pencil, Play, Square, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { activationProblem, SCENARIO_STATUS_LABELS, scenarioFacts } from '../../../domain/account/scenarioRules.ts';
import { ordered } from '../../../domain/core/record.ts';
import type { Scenario } from '../../../domain/account/settings.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';

export interface ScenarioListProps {
  /** Scenarios in the order in which they are shown. */
  scenarios: readonly Scenario[];
  /** The form of a new one is wanted. */
  onCreate: () => void;
  /** The form of this one is wanted. */
  onEdit: (scenario: Scenario) => void;
  /** A copy of it is wanted. */
  onDuplicate: (scenario: Scenario) => void;
  /** It is to become active, or a draft again. */
  onStatusChange: (scenario: Scenario, status: Scenario['status']) => void;
  /** It is to go. */
  onDelete: (scenario: Scenario) => void;
}

const Row = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[3]}px ${spaces[4]}px;
  align-items: start;
  overflow-wrap: anywhere;

  & [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${spaces[1]}px ${spaces[2]}px;
  }
  & h3 {
    font-size: ${fontSizes.md};
  }
  & p {
    max-width: 70ch;
    margin-block-start: ${spaces[1]}px;
    font-size: ${fontSizes.sm};
  }
  & p[data-quiet] {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px;
    justify-content: end;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    & > span {
      justify-content: start;
    }
  }
`;

/** The list of dialogue scenarios: what each is about, and what can be done with it (R57). */
export function ScenarioList(props: ScenarioListProps) {
  const { scenarios, onCreate, onEdit, onDuplicate, onStatusChange, onDelete } = props;
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
          {scenarios.map((scenario) => {
            const { id, title, description, status, stages } = scenario;
            const isActive = status === 'active';
            const problem = activationProblem(scenario);
            return (
              <Row key={id} forwardedAs="li">
                <div>
                  <div data-head>
                    <h3>{title}</h3>
                    <Badge tone={isActive ? 'green' : 'neutral'}>{SCENARIO_STATUS_LABELS[status]}</Badge>
                  </div>
                  <p>{description}</p>
                  <p data-quiet>{scenarioFacts(scenario)}</p>
                  <p data-quiet>
                    {ordered(stages)
                      .map((stage) => stage.title)
                      .join(' → ')}
                  </p>
                </div>
                <span>
                  {isActive ? (
                    <Button
                      size="sm"
                      icon={<Square />}
                      aria-label={`В черновик: ${title}`}
                      onClick={() => onStatusChange(scenario, 'draft')}
                    >
                      В черновик
                    </Button>
                  ) : (
                    <Button
                      size="sm"
                      icon={<Play />}
                      disabled={problem !== null}
                      title={problem ?? undefined}
                      aria-label={`Активировать: ${title}`}
                      onClick={() => onStatusChange(scenario, 'active')}
                    >
                      Активировать
                    </Button>
                  )}
                  <IconButton
                    size="sm"
                    label={`Редактировать: ${title}`}
                    icon={<Pencil />}
                    onClick={() => onEdit(scenario)}
                  />
                  <IconButton
                    size="sm"
                    label={`Дублировать: ${title}`}
                    icon={<Copy />}
                    onClick={() => onDuplicate(scenario)}
                  />
                  <IconButton
                    size="sm"
                    label={`Удалить: ${title}`}
                    icon={<Trash2 />}
                    onClick={() => onDelete(scenario)}
                  />
                </span>
                {problem !== null && !isActive ? <p data-quiet>{problem}</p> : null}
              </Row>
            );
          })}
        </Stack>
      )}
    </div>
  );
}
