import { Lightbulb, Sparkles } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { styled } from 'styled-components';

import { counted, quoted } from '../../../../domain/core/format.ts';
import { FINDING_KIND_LABELS } from '../../../../domain/core/findingKind.ts';
import { excerptOf } from '../../../../domain/evidence/pairs/drafts.ts';
import type { FindingGroup } from '../../../../domain/evidence/study/shownFindings.ts';
import type { TranscriptPassage } from '../../../../domain/evidence/study/transcript.ts';
import { STANCE_LABELS } from '../../../../domain/research/hypothesis.ts';
import { media } from '../../../../theme/media.ts';
import { fontSizes, spaces } from '../../../../theme/tokens.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { FindingMeter } from '../../reading/findings/FindingMeter.tsx';
import { FoundPassageRow } from './FoundPassageRow.tsx';
import { FOUND_FORMS, saidBy } from './studyFindings.ts';

export interface FindingGroupCardProps {
  /** Similar words of several people, or words with a contradiction. */
  group: FindingGroup;
  /** How many people were asked. */
  asked: number;
  /** Who said words and where. A stable function. */
  whereOf: (passage: TranscriptPassage) => string;
  /** Address of words in the reading view. A stable function. */
  hrefOf: (passage: TranscriptPassage) => string;
  /** «Не то»: words are no finding. A stable function. */
  onRefuse: (passage: TranscriptPassage) => void;
  /** Takes words out of the group. A stable function. */
  onApart: (passage: TranscriptPassage) => void;
  /** Puts all that was taken out of the group back. A stable function. */
  onReturn: (ids: readonly string[]) => void;
  /** Something is to be made of the group. A stable function. */
  onMake: (group: FindingGroup, what: 'hypothesis' | 'insight') => void;
}

const Head = styled.header`
  display: grid;
  gap: ${spaces[1]}px;

  & h3 {
    max-width: 75ch;
    font-size: ${fontSizes.lg};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${spaces[2]}px;
    align-items: center;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
  & p > strong {
    color: var(--color-ink);
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px ${spaces[5]}px;
  margin-block: ${spaces[4]}px;

  @media (min-width: 900px) {
    &[data-contradicted] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    /* Half a card has no room for words and buttons side by side. */
    &[data-contradicted] li > div {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-contradicted] li > div > div:last-child {
      margin-inline-start: -${spaces[2]}px;
    }
  }
`;

const Side = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  align-content: start;

  & > h4 {
    color: var(--tone-ink);
    font-size: ${fontSizes.sm};
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[4]}px;
    padding-inline-start: ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-hairline);
  }
  &[data-tone] > ul {
    border-color: var(--tone-ink);
  }
  & > button {
    justify-self: start;
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  align-items: center;

  & > span {
    margin-inline-start: auto;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  ${media.mobile} {
    & > button {
      flex: 1 1 auto;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** Words of a side that are shown before the others are asked for. */
const FIRST = 4;

/**
 * Shows similar words of several people, under the most telling quote, beside the contradicting ones, and the records made of
 * them.
 */
export const FindingGroupCard = memo(function FindingGroupCard(props: FindingGroupCardProps) {
  const { group, asked, whereOf, hrefOf, onRefuse, onApart, onReturn, onMake } = props;
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { passages, contradictions, marked, apart } = group;
  const others = passages.slice(1).map(({ text }) => text);
  const title = quoted(excerptOf(group.name.text, others));
  const against = contradictions.map((one) => one.against);
  const score = group.people.length > 1 ? group.score : (contradictions[0]?.score ?? 0);
  const shown = isWhole ? passages : passages.slice(0, FIRST);
  const rows = (some: readonly TranscriptPassage[]) => (
    <ul>
      {some.map((passage) => (
        <li key={passage.id}>
          <FoundPassageRow
            passage={passage}
            where={whereOf(passage)}
            href={hrefOf(passage)}
            note={marked.has(passage.id) ? 'уже отмечено' : ''}
            onApart={passages.length + against.length > 1 ? onApart : undefined}
            onRefuse={passage.kind === null || marked.has(passage.id) ? undefined : onRefuse}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <Card as="article" aria-labelledby={id}>
      <Head>
        <p>
          <span>{FINDING_KIND_LABELS[group.kind]}</span>
          <FindingMeter score={score} />
        </p>
        <h3 id={id}>{title}</h3>
        <p>
          <strong>{saidBy(group, asked)}</strong>
        </p>
      </Head>
      <Sides data-contradicted={against.length > 0 || undefined}>
        <Side data-tone={against.length > 0 ? 'green' : undefined}>
          {against.length > 0 ? <h4>{STANCE_LABELS.for}</h4> : null}
          {rows(shown)}
          {passages.length > shown.length ? (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Показать все отрывки: ${title}`}
              onClick={() => setIsWhole(true)}
            >
              Показать ещё {counted(passages.length - shown.length, FOUND_FORMS)}
            </Button>
          ) : null}
        </Side>
        {against.length > 0 ? (
          <Side data-tone="red">
            <h4>{STANCE_LABELS.against}</h4>
            {rows(against)}
          </Side>
        ) : null}
      </Sides>
      <Foot>
        <Button
          needs="Researcher"
          icon={<Sparkles />}
          aria-label={`Создать гипотезу: ${title}`}
          onClick={() => onMake(group, 'hypothesis')}
        >
          Создать гипотезу
        </Button>
        <Button
          needs="Researcher"
          icon={<Lightbulb />}
          aria-label={`Создать инсайт: ${title}`}
          onClick={() => onMake(group, 'insight')}
        >
          Создать инсайт
        </Button>
        {apart.length > 0 ? (
          <span>
            Убрано: {apart.length}{' '}
            <Button
              needs="Researcher"
              size="sm"
              variant="quiet"
              aria-label={`Вернуть убранное: ${title}`}
              onClick={() => onReturn(apart)}
            >
              Вернуть
            </Button>
          </span>
        ) : null}
      </Foot>
    </Card>
  );
});
