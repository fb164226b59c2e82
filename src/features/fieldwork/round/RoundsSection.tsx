import { MessagesSquare } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { counted, NBSP } from '../../../domain/core/format.ts';
import { erasedWords } from '../../../domain/fieldwork/keeping/kept.ts';
import type { Round } from '../../../domain/fieldwork/kinds.ts';
import { ROUND_STATE_WORDS } from '../../../domain/fieldwork/rounds/roundCourse.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useMissing, useTold } from '../../../ui/context/rights.ts';
import { Link } from '../../../ui/Link.tsx';
import { ROUND_TONES } from './roundTones.ts';

/** A round as a study's page lists it. */
export interface ListedRound {
  readonly round: Round;
  /** Its page. */
  readonly href: string;
}

export interface RoundsSectionProps {
  /** The study's rounds, newest first. */
  rounds: readonly ListedRound[];
  /** Why none can be held here, in Russian: the company lives in this browser alone. Empty when they can. */
  unavailable: string;
  /** Asks to plan a new one. */
  onPlan: () => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  justify-items: start;

  & > ul {
    width: 100%;
  }
  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    text-wrap: pretty;
  }
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[3]}px;
  align-items: center;
  justify-content: space-between;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;

  & > small {
    flex: 1 1 100%;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const ABOUT = `Раунд сам проводит интервью: люди из${NBSP}аудитории отвечают на${NBSP}вопросы сценария по${NBSP}ссылке или боту, расшифровки приходят сюда.`;

const QUESTIONS = ['вопрос', 'вопроса', 'вопросов'] as const;

function factsOf(round: Round): string {
  const { script, goal } = round;
  const questions = script?.stages.reduce((sum, stage) => sum + stage.questions.length, 0) ?? 0;
  return [
    questions === 0 ? '' : counted(questions, QUESTIONS),
    goal === null ? '' : `нужно ${counted(goal, ['интервью', 'интервью', 'интервью'])}`,
    erasedWords(round),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** «Раунды интервью» of an open study: interviews that hold themselves. */
export function RoundsSection({ rounds, unavailable, onPlan }: RoundsSectionProps) {
  const root = useRef<HTMLElement>(null);
  const plan = useRef<HTMLButtonElement>(null);
  const about = useMissing(ABOUT);
  const count = useTold(rounds.length);
  useFocusHome(root, plan);
  return (
    <Root ref={root} aria-label="Раунды интервью">
      <h4>Раунды интервью{count}</h4>
      {rounds.length === 0 ? (
        <p>{about}</p>
      ) : (
        <ul>
          {rounds.map(({ round, href }) => (
            <Item key={round.id}>
              <Link href={href}>{round.title}</Link>
              <Badge tone={ROUND_TONES[round.state]}>{ROUND_STATE_WORDS[round.state]}</Badge>
              {factsOf(round) === '' ? null : <small>{factsOf(round)}</small>}
            </Item>
          ))}
        </ul>
      )}
      {unavailable === '' ? (
        <Button
          ref={plan}
          needs="Researcher"
          size="sm"
          icon={<MessagesSquare />}
          aria-haspopup="dialog"
          onClick={onPlan}
        >
          Новый раунд
        </Button>
      ) : (
        <p>{unavailable}</p>
      )}
    </Root>
  );
}
