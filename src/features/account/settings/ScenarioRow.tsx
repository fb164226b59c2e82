import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { ShowHistory } from '../../../patterns/ShowHistory.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Copy, Pencil, Play, Square, Trash2 } from 'lucide-react';
import { activationProblem, SCENARIO_STATUS_LABELS, scenarioFacts } from '../../../domain/account/scenario/rules.ts';
import type { Scenario } from '../../../domain/account/settings.ts';
import type { MeasuredLength } from '../../../domain/fieldwork/writing/conversationLength.ts';
import { ordered } from '../../../domain/core/record.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

export interface ScenarioRowProps {
  /** The scenario. */
  scenario: Scenario;
  /** How long talks by it took that came to their end; not given for none. */
  measured?: MeasuredLength | undefined;
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

/** A dialogue scenario in its list: what it is about, and what can be done with it. */
export function ScenarioRow({ scenario, measured, onEdit, onDuplicate, onStatusChange, onDelete }: ScenarioRowProps) {
  const { title, description, status, stages } = scenario;
  const isActive = status === 'active';
  // A draft is everybody's who works here; what is sent is not (R395).
  const needs = isActive ? 'Admin' : 'Researcher';
  const problem = activationProblem(scenario);
  return (
    <Row forwardedAs="li">
      <div>
        <div data-head>
          <h3>{title}</h3>
          <Badge tone={isActive ? 'green' : 'neutral'}>{SCENARIO_STATUS_LABELS[status]}</Badge>
        </div>
        <p>{description}</p>
        <p data-quiet>{scenarioFacts(scenario, measured)}</p>
        <p data-quiet>
          {ordered(stages)
            .map((stage) => stage.title)
            .join(' → ')}
        </p>
      </div>
      <span>
        {isActive ? (
          <Button
            needs="Admin"
            size="sm"
            icon={<Square />}
            aria-label={`В черновик: ${title}`}
            onClick={() => onStatusChange(scenario, 'draft')}
          >
            В черновик
          </Button>
        ) : (
          <Button
            needs="Admin"
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
          needs={needs}
          size="sm"
          label={`Редактировать: ${title}`}
          icon={<Pencil />}
          onClick={() => onEdit(scenario)}
        />
        <IconButton size="sm" label={`Дублировать: ${title}`} icon={<Copy />} onClick={() => onDuplicate(scenario)} />
        <ShowHistory kind="scenario" id={scenario.id} of={title} />
        <IconButton
          needs={needs}
          size="sm"
          label={`Удалить: ${title}`}
          icon={<Trash2 />}
          onClick={() => onDelete(scenario)}
        />
      </span>
      {problem !== null && !isActive ? <p data-quiet>{problem}</p> : null}
    </Row>
  );
}
