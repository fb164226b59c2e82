import { FlaskConical } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';

import type { Hypothesis } from '../../domain/hypothesis.ts';
import { ordered, type Keyed, type TextItem } from '../../domain/record.ts';
import { ShowLinks } from '../../patterns/ShowLinks.tsx';
import { StageBadge } from '../../patterns/StageBadge.tsx';
import { fontSizes, spaces, widths } from '../../theme/tokens.ts';
import { AccordionItem } from '../../ui/AccordionItem.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';

export interface BacklogHypothesisProps {
  /** The hypothesis; it waits for an experiment. */
  hypothesis: Hypothesis;
  /** Address of the study a quote comes from, or null when it was removed. */
  studyHref: (researchId: string) => string | null;
  /** Address of its dialog «Связи». */
  linksHref: string;
  /** «Создать эксперимент». */
  onCreate: (hypothesis: Hypothesis) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${widths.reading});
  gap: ${spaces[4]}px;
  justify-items: start;
  /* Sized by what they hold: a word without an end must not count as one. */
  overflow-wrap: anywhere;

  & h4 {
    font-size: ${fontSizes.sm}px;
    color: var(--color-ink-soft);
  }
  & ul {
    display: grid;
    gap: ${spaces[1]}px;
  }
  & blockquote {
    margin: 0;
    padding-inline-start: ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-mark);
  }
  & blockquote > footer {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
`;

function Part({ title, items }: { title: string; items: Keyed<TextItem> }) {
  const list = ordered(items);
  if (list.length === 0) return null;
  return (
    <section>
      <h4>{title}</h4>
      <ul>
        {list.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function Line({ title, text }: { title: string; text: string }) {
  return text.trim() ? (
    <section>
      <h4>{title}</h4>
      <p>{text}</p>
    </section>
  ) : null;
}

/** A hypothesis of the backlog: quotes with their study, JTBD, context, gains, pains, metrics, and its way to an experiment. */
export const BacklogHypothesis = memo(function BacklogHypothesis(props: BacklogHypothesisProps) {
  const { hypothesis, studyHref, linksHref, onCreate } = props;
  const quotes = ordered(hypothesis.quotes);
  const source = (researchId: string | null, title: string) => {
    const href = researchId ? studyHref(researchId) : null;
    return href ? <Link href={href}>{title}</Link> : `${title} (источник удалён)`;
  };
  return (
    <AccordionItem
      value={hypothesis.id}
      headingLevel={3}
      title={hypothesis.text}
      summary={hypothesis.description || hypothesis.jtbd || hypothesis.touchpoint}
      badges={
        <>
          <StageBadge stage={hypothesis.stage} />
          <Badge>{hypothesis.touchpoint}</Badge>
        </>
      }
    >
      <Root>
        <Line title="Описание" text={hypothesis.description} />
        {quotes.map((quote) => (
          <blockquote key={quote.key}>
            «<bdi>{quote.text}</bdi>»
            <footer>
              {quote.respondent ? `${quote.respondent} · ` : null}
              {quote.research ? source(quote.researchId, quote.research) : null}
            </footer>
          </blockquote>
        ))}
        <Line title="Jobs To Be Done" text={hypothesis.jtbd} />
        <Line title="Контекст" text={hypothesis.context} />
        <Part title="Gains" items={hypothesis.gains} />
        <Part title="Pains" items={hypothesis.pains} />
        <Part title="Метрики успеха" items={hypothesis.metrics} />
        <Line title="Комментарий" text={hypothesis.comment} />
        <Actions>
          <Button variant="primary" icon={<FlaskConical />} onClick={() => onCreate(hypothesis)}>
            Создать эксперимент
          </Button>
          <ShowLinks href={linksHref} of={hypothesis.text} />
        </Actions>
      </Root>
    </AccordionItem>
  );
});
