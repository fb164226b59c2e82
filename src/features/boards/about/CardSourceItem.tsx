import { styled } from 'styled-components';

import { outcomeLine, type HypothesisBehind } from '../../../domain/boards/cardHypotheses.ts';
import type { CardSource } from '../../../domain/boards/cardSupport.ts';
import { innerQuotes } from '../../../domain/core/format.ts';
import { VERDICT_LABELS } from '../../../domain/experiments/experiment.ts';
import type { LinksHref } from '../../../domain/links/linkKinds.ts';
import type { Passage } from '../../../domain/research/research.ts';
import { ModelMark } from '../../../patterns/evidence/ModelMark.tsx';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { useMissing } from '../../../ui/context/rights.ts';
import { Link } from '../../../ui/Link.tsx';

export interface CardSourceItemProps {
  /** Source of the card. */
  source: CardSource;
  /** Who said the words, named; empty where that is not known. Default empty. */
  who?: string;
  /** Hypotheses that rest on the same words. Default none. */
  hypotheses?: readonly HypothesisBehind[];
  /** Address of the dialog «Связи» of a record. */
  linksHref: LinksHref;
  /** Address of a study. */
  studyHref: (researchId: string) => string;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** Address of a place in a study's material. */
  passageHref: (researchId: string, passage: Passage) => string;
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  overflow-wrap: anywhere;

  & > blockquote {
    padding-inline-start: ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-mark);
  }
  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
`;

/** Shows an insight or a conclusion that a card is based on, in the words of its source, and the link there. */
export function CardSourceItem(props: CardSourceItemProps) {
  const { source, who = '', hypotheses = [], linksHref, studyHref, experimentHref, passageHref } = props;
  const { text, quote, passage, verdict, researchId, experimentId, title, madeBy, isGone } = source;
  const gone = useMissing('источник удалён');
  const kind = experimentId !== null ? 'Вывод эксперимента' : madeBy ? 'Слова из исследования' : 'Инсайт исследования';
  if (isGone) {
    return (
      <Item>
        <small>
          {kind} {title === '' ? '' : `«${innerQuotes(title)}» `}({gone})
        </small>
      </Item>
    );
  }
  const href = experimentId === null ? studyHref(researchId ?? '') : experimentHref(experimentId);
  return (
    <Item>
      {text === '' && verdict === null ? null : (
        <p>
          {verdict === null ? '' : `${VERDICT_LABELS[verdict]}. `}
          {text}
        </p>
      )}
      {quote === '' ? null : (
        <blockquote>
          «<bdi>{innerQuotes(quote)}</bdi>»{who === '' ? '' : ` — ${who}`}
          {passage && researchId !== null ? (
            <>
              {' '}
              <Link href={passageHref(researchId, passage)} aria-label={`Место в разговоре: ${quote}`}>
                в&nbsp;разговоре
              </Link>
            </>
          ) : null}
        </blockquote>
      )}
      <small>
        {kind} <Link href={href}>{title}</Link>
      </small>
      {hypotheses.map((hypothesis) => (
        <small key={hypothesis.id}>
          Гипотеза <Link href={linksHref('hypothesis', hypothesis.id)}>{hypothesis.text}</Link> —{' '}
          {outcomeLine(hypothesis)}
        </small>
      ))}
      {madeBy ? (
        <div>
          <ModelMark madeBy={madeBy} />
        </div>
      ) : null}
    </Item>
  );
}
