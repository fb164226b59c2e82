import { styled } from 'styled-components';

import { NBSP, quoted } from '../../../domain/core/format.ts';
import { abilityWords, budgetWords, metersOf } from '../../../domain/model/form.ts';
import type { ModelState } from '../../../domain/model/protocol.ts';
import { modelProblemWords } from '../../../domain/model/words.ts';
import { fontSizes, spaces, type Tone } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';

export interface ModelStandingProps {
  /** State of the company's model. */
  state: ModelState;
}

const BADGES: Readonly<Record<ModelState['standing'], readonly [words: string, tone: Tone]>> = {
  off: ['Не подключена', 'neutral'],
  probing: ['Проверяем', 'yellow'],
  ready: ['Подключена', 'green'],
  failed: ['Не отвечает', 'red'],
};

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${spaces[2]}px;
  }
  & h3 {
    overflow-wrap: anywhere;
    font-size: ${fontSizes.md};
  }
  & p,
  & > output {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & p[data-weight='strong'] {
    color: var(--color-ink);
  }
`;

/** Whose model it is, in words. */
function whose({ source, hasServers }: ModelState): string {
  if (source === 'company') return 'Своя модель компании.';
  if (source === 'server') return `Общая модель сервера: её задал тот, кто держит${NBSP}сервер.`;
  return hasServers ? '' : `У${NBSP}сервера модели нет. Без неё работает всё, кроме написанного моделью.`;
}

/** Shows the state of a company's model: whose it is, whether it answers, what it can do, what was spent (R261, R264). */
export function ModelStanding({ state }: ModelStandingProps) {
  const [words, tone] = BADGES[state.standing];
  const abilities = abilityWords(state);
  const budget = budgetWords(state);
  return (
    <Root forwardedAs="section" aria-label="Состояние модели">
      <header>
        <h3>{state.name === '' ? 'Модели нет' : quoted(state.name)}</h3>
        <Badge tone={tone}>{words}</Badge>
      </header>
      <p>{whose(state)}</p>
      {state.standing === 'probing' ? <output>Спрашиваем модель, что она умеет…</output> : null}
      {state.problem === null ? null : (
        <p role="alert" data-weight="strong">
          {modelProblemWords(state.problem)}
        </p>
      )}
      {abilities === '' ? null : <p>{abilities}</p>}
      {state.source === null
        ? null
        : metersOf(state).map(({ id, label, spent, most, text }) =>
            most === null || most === 0 ? (
              <p key={id}>
                {label}: {text}
              </p>
            ) : (
              <ProgressBar key={id} label={label} value={Math.min(spent, most)} max={most} valueText={text} />
            ),
          )}
      {budget === '' ? null : <p data-weight="strong">{budget}</p>}
    </Root>
  );
}
