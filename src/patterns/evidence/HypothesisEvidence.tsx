import { MoreHorizontal } from 'lucide-react';
import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import {
  FINDING_KINDS,
  SEVERITIES,
  severityInWords,
  hasSeverity,
  type FindingKind,
  kindInWords,
  type Severity,
  severityOf,
} from '../../domain/core/findingKind.ts';
import { quoted } from '../../domain/core/format.ts';
import { evidenceOf, STANCES, type Evidence } from '../../domain/research/hypotheses/evidence.ts';
import { STANCE_LABELS, type Hypothesis, type Stance } from '../../domain/research/hypothesis.ts';
import { fontSizes, spaces, widths } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../ui/menu/Menu.tsx';
import { useFocusHome } from '../useFocusHome.ts';
import { EvidenceSlots } from './EvidenceSlots.ts';
import { CommentsButton } from '../CommentsButton.tsx';

export interface HypothesisEvidenceProps {
  /** The hypothesis; its quotes signed as they may be shown. */
  hypothesis: Pick<Hypothesis, 'id' | 'quotes'>;
  /** Words as the place shows them, leading to where they were said. */
  children: (quote: Evidence) => ReactNode;
  /** Whether the people on either side are counted below; not where the count is shown above. Default true. */
  counted?: boolean;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: ${spaces[2]}px;
  width: 100%;
  max-width: ${widths.reading};
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;

  & > strong {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 600;
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
  }
  & > ul > li {
    display: flex;
    gap: ${spaces[2]}px;
    align-items: flex-start;
  }
  & > ul > li > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Their count comes after the words, and must not move the content below. */
const People = styled.div`
  font-size: ${fontSizes.sm};

  &:empty::before {
    content: '\\00a0';
  }
`;

/** Most characters of words in the name of their button. */
const NAMED = 40;

const nameOf = ({ text }: Evidence): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return quoted(line.length > NAMED ? `${line.slice(0, NAMED).trimEnd()}…` : line);
};

const OTHER: Readonly<Record<Stance, Stance>> = { for: 'against', against: 'for' };
const TURNED: Readonly<Record<Stance, string>> = { for: 'Говорит за гипотезу', against: 'Говорит против гипотезы' };

/** Menu items for the kind of a quote, its current one marked; none where nothing can be changed. */
function kindItems({ kind = null }: Evidence, onKind: ((kind: FindingKind | null) => void) | null): MenuItem[] {
  if (!onKind) return [];
  return [...FINDING_KINDS, null].map((one, index) => ({
    divided: index === 0,
    label: one === null ? 'Вид не указан' : `Вид: ${kindInWords(one)}`,
    checked: one === kind,
    onSelect: () => onKind(one),
  }));
}

/** How grave what words tell of may be called, the grade that they have marked; none where nothing can be changed or they have no grades. */
function severityItems(quote: Evidence, onSeverity: ((severity: Severity | null) => void) | null): MenuItem[] {
  if (!onSeverity || !hasSeverity(quote.kind)) return [];
  const given = severityOf(quote);
  return [...SEVERITIES, null].map((one, index) => ({
    divided: index === 0,
    label: one === null ? 'Острота не указана' : `Острота: ${severityInWords(one)}`,
    checked: one === given,
    onSelect: () => onSeverity(one),
  }));
}

/** Evidence for a hypothesis and, apart from it, against; and how many people are on either side (R100). */
export function HypothesisEvidence({ hypothesis, children, counted = true }: HypothesisEvidenceProps) {
  const { people, onTurn, onKind, onSeverity, onRemove } = useContext(EvidenceSlots);
  const root = useRef<HTMLElement>(null);
  useFocusHome(root, root);
  /** Key of the words that were turned: their button is on the other side then, and the focus follows it. */
  const turned = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (turned.current === null || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`[data-quote="${CSS.escape(turned.current)}"]`)?.focus();
    turned.current = null;
  });
  const sides = STANCES.map((stance) => ({ stance, quotes: evidenceOf(hypothesis, stance) }));
  const total = sides.reduce((sum, { quotes }) => sum + quotes.length, 0);
  if (total === 0) return null;
  return (
    <Root ref={root}>
      {sides.map(({ stance, quotes }) =>
        quotes.length === 0 ? null : (
          <Side key={stance}>
            <strong aria-hidden>
              {STANCE_LABELS[stance]} ({quotes.length})
            </strong>
            <ul aria-label={`${STANCE_LABELS[stance]}: ${quotes.length}`}>
              {quotes.map((quote) => (
                <li key={quote.key}>
                  {children(quote)}
                  {onTurn && onRemove ? (
                    <Menu
                      label={`Что делать с цитатой ${nameOf(quote)}`}
                      trigger={
                        <IconButton
                          needs="Researcher"
                          data-quote={quote.key}
                          size="sm"
                          variant="quiet"
                          label={`Что делать с цитатой ${nameOf(quote)}`}
                          icon={<MoreHorizontal aria-hidden />}
                        />
                      }
                      items={[
                        {
                          label: TURNED[OTHER[stance]],
                          onSelect: () => {
                            turned.current = quote.key;
                            onTurn(hypothesis, quote, OTHER[stance]);
                          },
                        },
                        {
                          label: 'Убрать из гипотезы',
                          danger: true,
                          onSelect: () => onRemove(hypothesis, quote),
                        },
                        ...severityItems(quote, onSeverity && ((severity) => onSeverity(hypothesis, quote, severity))),
                        ...kindItems(quote, onKind && ((kind) => onKind(hypothesis, quote, kind))),
                      ]}
                    />
                  ) : null}
                  <CommentsButton
                    variant="icon"
                    kind="hypothesis"
                    id={hypothesis.id}
                    part={quote.key}
                    of={nameOf(quote)}
                  />
                </li>
              ))}
            </ul>
          </Side>
        ),
      )}
      {counted ? <People>{people(hypothesis)}</People> : null}
    </Root>
  );
}
