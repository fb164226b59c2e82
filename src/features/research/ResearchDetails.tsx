import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

import { formatDateRange, formatNumber } from '../../domain/format.ts';
import type { Hypothesis } from '../../domain/hypothesis.ts';
import type { LinksHref } from '../../domain/links.ts';
import { ordered } from '../../domain/record.ts';
import {
  RESEARCH_STATUS_LABELS,
  RESEARCH_TYPE_LABELS,
  type Material,
  type Passage,
  type Research,
} from '../../domain/research.ts';
import { byPriority } from '../../domain/researchRules.ts';
import { ShowLinks } from '../../patterns/ShowLinks.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces, widths } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { HypothesisRow, type ExperimentLink } from './HypothesisRow.tsx';
import { MaterialRow } from './MaterialRow.tsx';
import { QuoteLink } from './QuoteLink.tsx';

/** An open study with everything that belongs to it. */
export interface OpenResearch {
  readonly research: Research;
  readonly hypotheses: readonly Hypothesis[];
  readonly materials: readonly Material[];
  /** Experiments it belongs to. */
  readonly experiments: readonly ExperimentLink[];
  /** Experiments made of its hypotheses, by hypothesis. */
  readonly experimentOf: Readonly<Record<string, ExperimentLink>>;
  /** Backlog hypotheses that it looks into, in words. */
  readonly relatedHypotheses: readonly string[];
}

export interface ResearchDetailsProps {
  /** The study and what belongs to it. */
  open: OpenResearch;
  /** Address of the dialog «Связи» of a record. */
  linksHref: LinksHref;
  /** «Добавить в гипотезы» on a hypothesis. */
  onAddHypothesis: (hypothesis: Hypothesis) => void;
  /** Opens a material's reading view. */
  onRead: (material: Material) => void;
  /** Opens a material at a quote. */
  onOpenPassage: (passage: Passage) => void;
  /** Saves a material's original file. */
  onDownload: (material: Material) => void;
  /** Asks to remove the study. */
  onDelete: (research: Research) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;
  padding-block-end: ${spaces[2]}px;

  & > p {
    max-width: ${widths.reading};
    white-space: pre-wrap;
    text-wrap: pretty;
  }
  & h4 {
    margin-block-end: ${spaces[2]}px;
    font-size: ${fontSizes.md}px;
  }
  & section > ul,
  & section > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, auto);
  gap: ${spaces[3]}px ${spaces[5]}px;
  justify-content: start;

  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs}px;
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
  ${media.mobile} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Insights = styled.ul`
  max-width: ${widths.reading};

  & > li {
    display: grid;
    gap: ${spaces[1]}px;
    padding-inline-start: ${spaces[4]}px;
    text-wrap: pretty;
  }
  & > li > span::before {
    content: '—';
    position: absolute;
    margin-inline-start: -${spaces[4]}px;
    color: var(--color-ink-soft);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
`;

/** An expanded study: what it was, its materials, «Ключевые инсайты» and its hypotheses (specification §2). */
export function ResearchDetails({ open, linksHref, ...act }: ResearchDetailsProps) {
  const { research, hypotheses, materials, experiments, relatedHypotheses } = open;
  const insights = ordered(research.insights);
  const questions = ordered(research.questions);
  const files = [...materials].sort((a, b) => (a.position < b.position ? -1 : 1));
  return (
    <Root>
      <p>{research.description}</p>
      <Facts>
        <div>
          <dt>Тип</dt>
          <dd>{RESEARCH_TYPE_LABELS[research.type]}</dd>
        </div>
        <div>
          <dt>Период</dt>
          <dd>{formatDateRange(research.startDate, research.endDate)}</dd>
        </div>
        <div>
          <dt>Участники</dt>
          <dd>{formatNumber(research.participants)}</dd>
        </div>
        <div>
          <dt>Статус</dt>
          <dd>{RESEARCH_STATUS_LABELS[research.status]}</dd>
        </div>
        <div>
          <dt>Автор</dt>
          <dd>{research.author || 'Не указан'}</dd>
        </div>
      </Facts>
      <section>
        <h4>Материалы ({files.length})</h4>
        {files.length === 0 ? <p>К этому исследованию не приложены файлы.</p> : null}
        <ul>
          {files.map((material) => (
            <MaterialRow key={material.id} material={material} onRead={act.onRead} onDownload={act.onDownload} />
          ))}
        </ul>
      </section>
      {questions.length > 0 ? (
        <section>
          <h4>Вопросы</h4>
          <Insights>
            {questions.map((question) => (
              <li key={question.key}>
                <span>{question.text}</span>
              </li>
            ))}
          </Insights>
        </section>
      ) : null}
      <section>
        <h4>Ключевые инсайты</h4>
        {insights.length === 0 ? (
          <p>Инсайтов пока нет. Откройте материал, выделите важные слова и нажмите «Добавить инсайт».</p>
        ) : null}
        <Insights>
          {insights.map((insight) => (
            <li key={insight.key}>
              <span>{insight.text}</span>
              {insight.quote ? (
                <QuoteLink quote={{ text: insight.quote, passage: insight.passage }} onOpen={act.onOpenPassage} />
              ) : null}
            </li>
          ))}
        </Insights>
      </section>
      <section>
        <h4>Новые гипотезы исследования ({hypotheses.length})</h4>
        {hypotheses.length === 0 ? (
          <p>Гипотез пока нет. Откройте материал, выделите слова респондента и нажмите «Создать гипотезу».</p>
        ) : null}
        <ol>
          {byPriority(hypotheses).map((hypothesis) => (
            <li key={hypothesis.id}>
              <HypothesisRow
                hypothesis={hypothesis}
                experiment={open.experimentOf[hypothesis.id]}
                linksHref={linksHref('hypothesis', hypothesis.id)}
                onAdd={act.onAddHypothesis}
                onOpenPassage={act.onOpenPassage}
              />
            </li>
          ))}
        </ol>
      </section>
      {experiments.length > 0 || relatedHypotheses.length > 0 ? (
        <section>
          <h4>Связи</h4>
          <ul>
            {experiments.map((experiment) => (
              <li key={experiment.href}>
                Эксперимент: <Link href={experiment.href}>{experiment.name}</Link>
              </li>
            ))}
            {relatedHypotheses.map((text) => (
              <li key={text}>Гипотеза: {text}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <Actions>
        <ShowLinks href={linksHref('study', research.id)} of={research.title} />
        <Button variant="quiet" size="sm" icon={<Trash2 />} onClick={() => act.onDelete(research)}>
          Удалить исследование
        </Button>
      </Actions>
    </Root>
  );
}
