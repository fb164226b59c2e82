import { styled } from 'styled-components';

import { formatNumber, NBSP } from '../../../domain/core/format.ts';
import type { QuestionFigures as Figures } from '../../../domain/fieldwork/figures.ts';
import { questionsOf, type Question, type Script } from '../../../domain/fieldwork/script.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { SaidAlike, type SaidAlikeProps } from './SaidAlike.tsx';
import type { SaidToQuestion } from './saidTo.ts';

export interface QuestionFiguresProps {
  /** What is asked. */
  script: Script;
  /** How each question was answered, in the script's order. */
  questions: readonly Figures[];
  /** What people said to open questions, by question; null until it is known. */
  saidTo: ReadonlyMap<string, SaidToQuestion> | null;
  /** Address of words in their transcript. */
  wordsHref: SaidAlikeProps['hrefOf'];
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
  grid-template-columns: minmax(6rem, 16rem) minmax(0, 1fr) auto;
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
`;

const Bar = styled.span`
  display: block;
  width: var(--part);
  height: 8px;
  border-radius: ${radii.pill}px;
  background: var(--color-accent);
`;

const NOTHING: Omit<Figures, 'key'> = { asked: 0, answered: 0, skipped: 0, left: 0, chosen: {}, numbers: null };

/** What can be chosen of a closed question, in its order: its options, or the marks of its scale. */
function choicesOf({ kind, options, scale }: Question): readonly { readonly key: string; readonly label: string }[] {
  if (kind === 'choice') return options.map(({ key, text }) => ({ key, label: text }));
  if (kind !== 'scale') return [];
  return Array.from({ length: Math.max(0, scale.to - scale.from + 1) }, (_, index) => {
    const mark = scale.from + index;
    const ends = mark === scale.from ? scale.fromLabel : mark === scale.to ? scale.toLabel : '';
    return { key: String(mark), label: ends === '' ? String(mark) : `${mark} — ${ends}` };
  });
}

function lineOf({ asked, answered, skipped, left }: Figures): string {
  return [
    `спросили ${formatNumber(asked)}`,
    `ответили ${formatNumber(answered)}`,
    skipped === 0 ? '' : `пропустили ${formatNumber(skipped)}`,
    left === 0 ? '' : `остановились здесь ${formatNumber(left)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Each question of a round: how many were asked and answered it, where people stop, and what was chosen. */
export function QuestionFigures({ script, questions, saidTo, wordsHref }: QuestionFiguresProps) {
  const byKey = new Map(questions.map((one) => [one.key, one]));
  return (
    <List>
      {questionsOf(script).map((question, index) => {
        // Nobody was asked yet.
        const figures = byKey.get(question.key) ?? { ...NOTHING, key: question.key };
        const choices = choicesOf(question);
        const said = question.kind === 'open' ? saidTo?.get(question.key) : undefined;
        return (
          <Item key={question.key}>
            <h2>
              {index + 1}. {question.text}
            </h2>
            <small>{lineOf(figures)}</small>
            {said ? <SaidAlike said={said} answered={figures.answered} hrefOf={wordsHref} /> : null}
            {choices.length === 0 ? null : (
              <Chosen>
                {choices.map(({ key, label }) => {
                  const count = Object.hasOwn(figures.chosen, key) ? (figures.chosen[key] ?? 0) : 0;
                  const part = figures.answered === 0 ? 0 : (count / figures.answered) * 100;
                  return (
                    <div key={key}>
                      <dt>{label}</dt>
                      <dd aria-hidden="true">
                        <Bar style={{ '--part': `${part}%` } as React.CSSProperties} />
                      </dd>
                      <dd>
                        {formatNumber(count)} · {Math.round(part)}
                        {NBSP}%
                      </dd>
                    </div>
                  );
                })}
              </Chosen>
            )}
            {figures.numbers ? (
              <small>
                от{NBSP}
                {formatNumber(figures.numbers.least)} до{NBSP}
                {formatNumber(figures.numbers.most)}, посередине {formatNumber(figures.numbers.median)}
              </small>
            ) : null}
          </Item>
        );
      })}
    </List>
  );
}
