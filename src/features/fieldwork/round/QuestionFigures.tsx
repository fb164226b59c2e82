import { Fragment } from 'react';
import { styled } from 'styled-components';

import { formatNumber, NBSP } from '../../../domain/core/format.ts';
import type { FormerQuestion, QuestionFigures as Figures } from '../../../domain/fieldwork/figures.ts';
import { choicesOf, type Choice } from '../../../domain/fieldwork/inviting/answerSegment.ts';
import { QUESTION_KINDS } from '../../../domain/fieldwork/questions/questionKinds.ts';
import { questionsOf, type Question, type Script } from '../../../domain/fieldwork/script.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { SaidAlike, type SaidAlikeProps } from './SaidAlike.tsx';
import type { SaidToQuestion } from './saidTo.ts';

export interface QuestionFiguresProps {
  /** Script with the questions. */
  script: Script;
  /** How each question was answered, in the script's order; null until it is known. */
  questions: readonly Figures[] | null;
  /** Questions in earlier words, with the people who were asked those. */
  former: readonly FormerQuestion[];
  /** Answers to open questions, by question; null until known. */
  saidTo: ReadonlyMap<string, SaidToQuestion> | null;
  /** Address of words in their transcript. */
  wordsHref: SaidAlikeProps['hrefOf'];
  /** A segment is to be made of those who answered a closed question so. */
  onSegment: (question: Question, choice: Choice) => void;
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  padding-block-end: ${spaces[4]}px;
  border-block-end: 1px solid var(--color-hairline);
  overflow-wrap: anywhere;

  &:last-child {
    border: 0;
  }
  & > h2 {
    font-size: ${fontSizes.md};
    font-weight: 600;
    text-wrap: pretty;
  }
  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const Chosen = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, 16rem) minmax(0, 1fr) auto auto;
  gap: ${spaces[1]}px ${spaces[3]}px;
  align-items: center;
  margin: 0;
  font-size: ${fontSizes.sm};

  & > div {
    display: contents;
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  /* Without a segment to be made the figures stand where they stand with one. */
  & dd:nth-of-type(2):last-child {
    grid-column-end: span 2;
  }
  ${media.mobile} {
    grid-template-columns: minmax(6rem, 16rem) minmax(0, 1fr) auto;
    & dd:nth-of-type(3) {
      grid-column: 1 / -1;
      justify-self: start;
    }
    & dd:nth-of-type(2):last-child {
      grid-column-end: auto;
    }
  }
`;

const Bar = styled.span`
  display: block;
  width: var(--part);
  height: 8px;
  border-radius: ${radii.pill}px;
  background: var(--color-accent);
`;

const NOTHING: Omit<Figures, 'key'> = { asked: 0, answered: 0, skipped: 0, left: 0, chosen: {}, numbers: null };

/** Shown for an unknown figure. */
const UNKNOWN = '—';

function lineOf(figures: Omit<Figures, 'key'> | null): string {
  const { asked, answered, skipped, left } = figures ?? NOTHING;
  return [
    `спросили ${figures ? formatNumber(asked) : UNKNOWN}`,
    `ответили ${figures ? formatNumber(answered) : UNKNOWN}`,
    skipped === 0 ? '' : `пропустили${NBSP}${formatNumber(skipped)}`,
    left === 0 ? '' : `остановились${NBSP}здесь${NBSP}${formatNumber(left)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How often each of what can be chosen was chosen. */
function Choices({
  question,
  figures,
  onSegment,
}: {
  readonly question: Question;
  readonly figures: Omit<Figures, 'key'> | null;
  /** Null where what was asked so is asked otherwise by now. */
  readonly onSegment: QuestionFiguresProps['onSegment'] | null;
}) {
  const choices = choicesOf(question);
  if (choices.length === 0) return null;
  const { chosen, answered } = figures ?? NOTHING;
  return (
    <Chosen>
      {choices.map((choice) => {
        const { key, label } = choice;
        const count = Object.hasOwn(chosen, key) ? (chosen[key] ?? 0) : 0;
        const part = answered === 0 ? 0 : (count / answered) * 100;
        return (
          <div key={key}>
            <dt>{label}</dt>
            <dd aria-hidden="true">
              <Bar style={{ '--part': `${part}%` } as React.CSSProperties} />
            </dd>
            <dd>{figures ? `${formatNumber(count)} · ${Math.round(part)}${NBSP}%` : UNKNOWN}</dd>
            {onSegment === null || count === 0 ? null : (
              <dd>
                <Button
                  needs="names"
                  size="sm"
                  variant="quiet"
                  aria-label={`Сделать сегмент: ${label}`}
                  onClick={() => onSegment(question, choice)}
                >
                  Сделать сегмент
                </Button>
              </dd>
            )}
          </div>
        );
      })}
    </Chosen>
  );
}

/** Lowest, middle and highest of the numbers that were answered. */
function Numbers({ numbers }: Pick<Figures, 'numbers'>) {
  if (!numbers) return null;
  const [least, median, most] = [numbers.least, numbers.median, numbers.most].map(formatNumber);
  return <small>{least === most ? least : `от${NBSP}${least} до${NBSP}${most}, посередине ${median}`}</small>;
}

/** Questions as they were asked before, each counted by itself. */
const formerItems = (former: readonly FormerQuestion[], note: string, number: number | null) =>
  former.map((figures) => (
    <Item key={`${figures.key} ${JSON.stringify(figures.question)}`}>
      <h2>
        {number === null ? '' : `${number}. `}
        {figures.question.text}
      </h2>
      <small>{note}</small>
      <small>{lineOf(figures)}</small>
      <Choices question={figures.question} figures={figures} onSegment={null} />
      <Numbers numbers={figures.numbers} />
    </Item>
  ));

/**
 * Shows each question of a round: how many were asked and answered it, where people stop, and the choices. A question changed
 * meanwhile appears once more in its earlier words, with the people who were asked those.
 */
export function QuestionFigures({ script, questions, former, saidTo, wordsHref, onSegment }: QuestionFiguresProps) {
  const byKey = new Map(questions?.map((one) => [one.key, one]));
  const all = questionsOf(script);
  const keys = new Set(all.map(({ key }) => key));
  return (
    <List>
      {all.map((question, index) => {
        // No one was asked yet.
        const figures = questions && (byKey.get(question.key) ?? NOTHING);
        const said = figures && QUESTION_KINDS[question.kind].isOpen ? saidTo?.get(question.key) : undefined;
        return (
          <Fragment key={question.key}>
            <Item>
              <h2>
                {index + 1}. {question.text}
              </h2>
              <small>{lineOf(figures)}</small>
              {said && figures ? <SaidAlike said={said} answered={figures.answered} hrefOf={wordsHref} /> : null}
              <Choices question={question} figures={figures} onSegment={onSegment} />
              <Numbers numbers={figures?.numbers ?? null} />
            </Item>
            {formerItems(
              former.filter(({ key }) => key === question.key),
              'Так спрашивали, пока вопрос не изменили',
              index + 1,
            )}
          </Fragment>
        );
      })}
      {formerItems(
        former.filter(({ key }) => !keys.has(key)),
        'Этого больше не спрашивают',
        null,
      )}
    </List>
  );
}
