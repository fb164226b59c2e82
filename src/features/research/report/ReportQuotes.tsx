import { ArrowDown, ArrowUp, EyeOff, Plus } from 'lucide-react';
import { styled } from 'styled-components';

import { counted, innerQuotes } from '../../../domain/core/format.ts';
import { STANCE_LABELS } from '../../../domain/research/hypothesis.ts';
import type { ReportQuote } from '../../../domain/research/report/reportQuotes.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { nameOf, numbered, type ReportActs } from './reportActs.ts';

export interface ReportQuotesProps {
  /** Quotations of one part, in their order, with those that are left out. */
  quotes: readonly ReportQuote[];
  /** Name of the part above them: the same words appear under several parts, and button names must differ. */
  of: string;
  /** Actions on the quotations. */
  acts: Pick<ReportActs, 'onTake' | 'onMove' | 'onOpenPassage'>;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  margin-block-start: ${spaces[2]}px;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${spaces[1]}px ${spaces[2]}px;
    align-items: start;
  }
  & blockquote {
    margin: 0;
    padding-inline-start: ${spaces[4]}px;
    border-inline-start: 3px solid var(--color-hairline);
    overflow-wrap: anywhere;
  }
  & blockquote[data-stance='for'] {
    border-inline-start-color: var(--color-accent);
  }
  & blockquote[data-stance='against'] {
    border-inline-start: 3px dashed var(--color-ink);
  }
  & blockquote > p {
    white-space: pre-line;
  }
  & cite {
    display: block;
    font-style: normal;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  @media (hover: hover) {
    & > li:not(:hover, :focus-within) [data-quiet] {
      opacity: 0;
    }
  }
  ${media.mobile} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.print} {
    display: block;
    & > li {
      display: block;
      break-inside: avoid;
      margin-block-end: ${spaces[3]}px;
    }
  }
`;

const Tools = styled.div`
  display: flex;
`;

interface QuoteTextProps {
  readonly quote: ReportQuote;
  /** Tells its button from others. */
  readonly name: string;
  readonly onOpenPassage: ReportActs['onOpenPassage'];
}

function QuoteText({ quote, name, onOpenPassage }: QuoteTextProps) {
  const { text, signature, stance, taken, passage } = quote;
  return (
    <blockquote data-stance={stance ?? undefined}>
      <p dir="auto">
        «<bdi>{innerQuotes(text)}</bdi>»
      </p>
      <cite>
        {stance ? `${STANCE_LABELS[stance]} ` : ''}
        {signature === '' && taken === '' ? '' : '— '}
        {signature === '' ? '' : <bdi>{signature} </bdi>}
        {taken === '' ? '' : <span>{signature === '' ? taken : `· ${taken}`} </span>}
        {passage ? (
          <Button
            variant="quiet"
            size="sm"
            data-quiet=""
            aria-label={`Открыть в тексте: ${name}`}
            onClick={() => onOpenPassage(passage)}
          >
            Открыть в тексте
          </Button>
        ) : null}
      </cite>
    </blockquote>
  );
}

/** Quotations of a part of a report: those that are in, with their order, and all others one press away. */
export function ReportQuotes({ quotes, of, acts }: ReportQuotesProps) {
  const taken = quotes.filter(({ isIn }) => isIn);
  const others = quotes.filter(({ isIn }) => !isIn);
  const keys = taken.map(({ key }) => key);
  const names = numbered(quotes, (quote) => nameOf(quote.text));
  const labelOf = (quote: ReportQuote) => `${names.get(quote.key)} — ${of}`;
  if (quotes.length === 0) return null;
  return (
    <>
      {taken.length > 0 ? (
        <List aria-label="Цитаты">
          {taken.map((quote, index) => {
            const name = nameOf(quote.text);
            const label = labelOf(quote);
            const move = (by: number) => acts.onMove(keys, quote.key, by, name);
            return (
              <li key={quote.key}>
                <QuoteText quote={quote} name={label} onOpenPassage={acts.onOpenPassage} />
                <Tools data-quiet="">
                  {taken.length > 1 ? (
                    <>
                      <IconButton
                        needs="Researcher"
                        size="sm"
                        label={`Цитату выше: ${label}`}
                        tooltip="Выше"
                        icon={<ArrowUp />}
                        disabled={index === 0}
                        onClick={() => move(-1)}
                      />
                      <IconButton
                        needs="Researcher"
                        size="sm"
                        label={`Цитату ниже: ${label}`}
                        tooltip="Ниже"
                        icon={<ArrowDown />}
                        disabled={index === taken.length - 1}
                        onClick={() => move(1)}
                      />
                    </>
                  ) : null}
                  <IconButton
                    needs="Researcher"
                    size="sm"
                    label={`Не включать цитату: ${label}`}
                    tooltip="Не включать"
                    icon={<EyeOff />}
                    onClick={() => acts.onTake(quote.key, false, name)}
                  />
                </Tools>
              </li>
            );
          })}
        </List>
      ) : null}
      {others.length > 0 ? (
        <Disclosure summary={`Ещё ${counted(others.length, ['цитата', 'цитаты', 'цитат'])}, не в отчёте`}>
          <List aria-label="Цитаты не в отчёте">
            {others.map((quote) => (
              <li key={quote.key}>
                <QuoteText quote={quote} name={labelOf(quote)} onOpenPassage={acts.onOpenPassage} />
                <Button
                  needs="Researcher"
                  size="sm"
                  icon={<Plus />}
                  aria-label={`Включить цитату: ${labelOf(quote)}`}
                  onClick={() => acts.onTake(quote.key, true, nameOf(quote.text))}
                >
                  Включить
                </Button>
              </li>
            ))}
          </List>
        </Disclosure>
      ) : null}
    </>
  );
}
