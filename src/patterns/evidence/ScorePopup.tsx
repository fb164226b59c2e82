import { useId, type RefObject } from 'react';
import { styled } from 'styled-components';

import { formatNumber, NBSP } from '../../domain/core/format.ts';
import { ENOUGH_PEOPLE, type HypothesisScore } from '../../domain/evidence/hypothesisScore.ts';
import { MOST_SAID, MOST_VERDICTS, type ScoreSide } from '../../domain/evidence/score.ts';
import { endedInWords, gradesInWords, points, sideInWords } from '../../domain/evidence/scoreWords.ts';
import { PROOF_LABELS, type HypothesisProof } from '../../domain/research/across/proof.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Popup } from '../../ui/Popup.tsx';
import { ScorePicture } from './ScorePicture.tsx';

export interface ScorePopupProps {
  /** The score that is explained; it may change while it is. */
  score: HypothesisScore;
  /** Element that it opens under, or above where there is more room; it gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when it is to close: Escape, a press beside it. */
  onClose: () => void;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  width: min(360px, calc(100vw - 16px));
  padding: ${spaces[4]}px;
  font-size: ${fontSizes.sm};

  & > h2 {
    font-size: ${fontSizes.md};
    font-variant-numeric: tabular-nums;
  }
  & > p {
    text-wrap: pretty;
  }
  & > p[data-quiet] {
    color: var(--color-ink-soft);
  }
  & > dl {
    display: grid;
    gap: ${spaces[2]}px;
    font-variant-numeric: tabular-nums;
  }
  & > dl > div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr) auto;
    gap: ${spaces[2]}px;
  }
  & > dl > div:last-child {
    padding-block-start: ${spaces[2]}px;
    border-block-start: 1px solid var(--color-hairline);
    font-weight: 600;
  }
  & dt {
    color: var(--color-ink-soft);
  }
  & > dl > div:last-child > dt {
    color: inherit;
  }
  & dd:only-of-type {
    grid-column: 2 / -1;
  }
  & dd > small {
    display: block;
    color: var(--color-ink-soft);
    font-size: inherit;
  }
`;

/** Meaning of each verdict, and what would change it. */
const SENSES: Readonly<Record<HypothesisProof, string>> = {
  supported: 'Того, что за гипотезу, заметно больше, чем того, что против.',
  disputed: 'За и против примерно поровну: ни одна сторона не перевешивает.',
  refuted: 'Того, что против гипотезы, заметно больше, чем того, что за.',
  thin: `Пока высказалось меньше ${ENOUGH_PEOPLE} человек, и ни один эксперимент не дал вывода.`,
  none: 'Никто ещё не сказал ничего за эту гипотезу или против неё, и ни один эксперимент её не подтвердил и не опроверг. Выделите слова в материале и нажмите «К гипотезе…» или проведите эксперимент.',
};

const HOW =
  'Каждый человек считается один раз. Обходной путь, деньги и время, уход или отказ весят в полтора раза больше: за это уже заплатили. Что останавливает, весит на четверть больше, что терпимо — на четверть меньше; на картинке первое толще, второе тоньше. Недавние слова весят больше давних, каждое следующее исследование прибавляет десятую часть. Четыре человека за без возражений — это +5.';

/** The people on a side and, where stated, the severity of their subject. */
function Told({ side }: { readonly side: ScoreSide }) {
  const grades = gradesInWords(side);
  return (
    <dd>
      {sideInWords(side)}
      {grades === '' ? null : <small>{grades}</small>}
    </dd>
  );
}

/** Explains the evidence score in words and numbers. */
export function ScorePopup({ score, anchor, onClose }: ScorePopupProps) {
  const title = useId();
  const ended = endedInWords(score.ended);
  return (
    <Popup labelledBy={title} anchor={anchor} onClose={onClose}>
      <Parts>
        <h2 id={title}>
          {PROOF_LABELS[score.proof]}
          {score.proof === 'none' ? null : `: ${points(score.total)}`}
        </h2>
        <ScorePicture score={score} large />
        <p>{SENSES[score.proof]}</p>
        {score.proof === 'none' ? null : (
          <>
            <dl>
              <div>
                <dt>За</dt>
                <Told side={score.for} />
              </div>
              <div>
                <dt>Против</dt>
                <Told side={score.against} />
              </div>
              <div>
                <dt>Слова вместе</dt>
                <dd>
                  из{NBSP}
                  {formatNumber(MOST_SAID)}
                </dd>
                <dd>{points(score.said)}</dd>
              </div>
              <div>
                <dt>Эксперименты</dt>
                <dd>{ended === '' ? 'вывода пока нет' : ended}</dd>
                <dd>{points(score.verdicts)}</dd>
              </div>
              <div>
                <dt>Доказанность</dt>
                <dd>
                  от {points(-MOST_SAID - MOST_VERDICTS)} до{NBSP}
                  {points(MOST_SAID + MOST_VERDICTS)}
                </dd>
                <dd>{points(score.total)}</dd>
              </div>
            </dl>
            <p data-quiet="">{HOW}</p>
          </>
        )}
      </Parts>
    </Popup>
  );
}
