import { ChevronDown, ChevronUp, Lightbulb, Search, Sparkles } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import { formatNumber } from '../../domain/format.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Material } from '../../domain/research.ts';
import type { HypothesisForm, SelectedQuote } from '../../domain/researchRules.ts';
import { findSignals } from '../../domain/signals.ts';
import { findFolded, turnAt, turnsOf } from '../../domain/transcript.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { InsightDialog } from './InsightDialog.tsx';
import { NewHypothesisDialog } from './NewHypothesisDialog.tsx';
import { ReadingPane } from './ReadingPane.tsx';
import { SignalBar } from './SignalBar.tsx';
import type { Stretch } from './selectedPassage.ts';

export interface MaterialReaderProps {
  /** The file that is read. */
  material: Material;
  /** Title of its study. */
  studyTitle: string;
  /** Its text, pending or failed. */
  text: Loadable<string>;
  /** The place to open at, highlighted: a quote that was followed here. */
  place: Stretch | null;
  /** Words of the list's search, to begin with what it found. Default none. */
  query?: string;
  /** Called when the reader is to close. */
  onClose: () => void;
  /** Loads the text again after a failure. */
  onRetry: () => void;
  /** Stores a hypothesis made of the selected words. */
  onCreateHypothesis: (quote: SelectedQuote, form: HypothesisForm) => Promise<Outcome>;
  /** Stores an insight with the selected words. */
  onAddInsight: (quote: SelectedQuote, text: string) => Promise<Outcome>;
}

/** Most matches that are counted and marked; more help nobody. */
const MOST_MATCHES = 500;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${spaces[3]}px;
  height: min(70dvh, 720px);

  & > :last-child {
    flex: 1;
    min-height: 0;
  }

  ${media.mobile} {
    height: 100%;
    min-height: 320px;
  }
`;

const Find = styled.search`
  display: flex;
  align-items: center;
  gap: ${spaces[1]}px;

  & > :first-child {
    flex: 1;
  }
  & > output {
    min-width: 72px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  ${media.mobile} {
    & > output:empty {
      display: none;
    }
  }
`;

// Side by side on a phone, too: stacked they would take the text's room.
const Actions = styled.div`
  display: flex;
  gap: ${spaces[2]}px;
  ${media.mobile} {
    & > button {
      flex: 1 1 auto;
      padding-inline: ${spaces[2]}px;
      white-space: nowrap;
    }
    & svg {
      display: none;
    }
  }
`;

const Chosen = styled.p`
  flex: 1 1 240px;
  align-self: center;
  min-width: 0;
  /* Of a long passage the beginning is enough: it stands marked in the text. */
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm}px;
  line-height: 20px;
`;

const NO_MARKS: readonly Stretch[] = [];

function matchLabel(query: string, current: number, count: number): string {
  if (query.trim() === '') return '';
  if (count === 0) return 'не найдено';
  return `${formatNumber(current + 1)} из ${formatNumber(count)}${count === MOST_MATCHES ? '+' : ''}`;
}

/**
 * Reading view of a material. Selected words become a quote: «Создать гипотезу» or «Добавить инсайт» keeps them with their
 * place — the start of the chain from words to decisions.
 */
export function MaterialReader(props: MaterialReaderProps) {
  const { material, studyTitle, text, place, onClose, onRetry, onCreateHypothesis, onAddInsight } = props;
  const [query, setQuery] = useState(place ? '' : (props.query ?? ''));
  const [match, setMatch] = useState(0);
  const [chosen, setChosen] = useState<Stretch | undefined>();
  const [hint, setHint] = useState<number | null>(null);
  const [form, setForm] = useState<'hypothesis' | 'insight' | null>(null);
  const searched = useDeferredValue(query);
  const body = text.state === 'ready' ? text.value : '';

  const turns = useMemo(() => turnsOf(body), [body]);
  const signals = useMemo(() => findSignals(body, turns), [body, turns]);
  const matches = useMemo(
    () => (searched.trim() === '' ? NO_MARKS : findFolded(body, searched.trim(), MOST_MATCHES)),
    [body, searched],
  );
  const current = Math.min(match, Math.max(0, matches.length - 1));
  const followed = hint === null ? place : (signals[hint] ?? place);
  const shown = matches[current] ?? (searched.trim() === '' ? followed : null);
  const marks = useMemo(() => (matches.length > 0 ? matches : followed ? [followed] : NO_MARKS), [matches, followed]);
  const onSelect = useCallback((stretch: Stretch | undefined) => setChosen(stretch), []);
  const showSignal = (index: number) => {
    const signal = signals[index];
    setQuery('');
    setHint(index);
    setChosen(signal && { start: signal.start, end: signal.end });
  };
  const step = (by: number) => setMatch((current + by + matches.length) % Math.max(1, matches.length));

  const quote = useMemo((): SelectedQuote | null => {
    if (!chosen) return null;
    const turn = turnAt(turns, chosen.start);
    return {
      text: body.slice(chosen.start, chosen.end),
      respondent: turn?.speaker ?? '',
      passage: { materialId: material.id, ...chosen },
    };
  }, [body, turns, chosen, material.id]);

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={material.name}
      description={studyTitle}
      size="lg"
      footer={
        text.state === 'ready' ? (
          <>
            <Actions>
              <Button variant="primary" icon={<Sparkles />} disabled={!quote} onClick={() => setForm('hypothesis')}>
                Создать гипотезу
              </Button>
              <Button icon={<Lightbulb />} disabled={!quote} onClick={() => setForm('insight')}>
                Добавить инсайт
              </Button>
            </Actions>
            <Chosen aria-live="polite">
              {quote ? `Выбрано: «${quote.text}»` : 'Выделите слова в тексте, чтобы сделать из них гипотезу или инсайт'}
            </Chosen>
          </>
        ) : null
      }
    >
      <Root>
        <Find>
          <TextField
            type="search"
            label="Найти в тексте"
            hideLabel
            placeholder="Найти в тексте"
            icon={<Search aria-hidden />}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setMatch(0);
              setHint(null);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
            }}
          />
          <output>{matchLabel(searched, current, matches.length)}</output>
          <IconButton
            label="Предыдущее совпадение"
            icon={<ChevronUp aria-hidden />}
            variant="quiet"
            disabled={matches.length < 2}
            onClick={() => step(-1)}
          />
          <IconButton
            label="Следующее совпадение"
            icon={<ChevronDown aria-hidden />}
            variant="quiet"
            disabled={matches.length < 2}
            onClick={() => step(1)}
          />
        </Find>
        <SignalBar signals={signals} current={hint} onShow={showSignal} />
        {text.state === 'loading' ? (
          <output>
            <VisuallyHidden>Открываем текст…</VisuallyHidden>
            <Skeleton height={320} />
          </output>
        ) : null}
        {text.state === 'failed' ? (
          <ErrorState title="Текст не открылся" message={text.message} onRetry={onRetry} />
        ) : null}
        {text.state === 'ready' ? (
          <ReadingPane text={text.value} turns={turns} marks={marks} shown={shown} onSelect={onSelect} />
        ) : null}
      </Root>
      {quote && form === 'hypothesis' ? (
        <NewHypothesisDialog
          quote={quote}
          onCreate={(value) => onCreateHypothesis(quote, value)}
          onClose={() => setForm(null)}
        />
      ) : null}
      {quote && form === 'insight' ? (
        <InsightDialog quote={quote} onAdd={(value) => onAddInsight(quote, value)} onClose={() => setForm(null)} />
      ) : null}
    </Dialog>
  );
}
