import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { BoardId } from '../../domain/boards/board.ts';
import { BOARD_CARDS, cardsForInsights, type CardProposal, type LearningSources } from '../../domain/boards/rules.ts';
import { counted, innerQuotes } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Select } from '../../ui/field/Select.tsx';
import type { BoardField } from '../../domain/boards/fields.ts';

export interface ProposalsDialogProps {
  /** Which board they are for. */
  boardId: BoardId;
  /** Proposals that wait for a decision. Those decided here stay in their places as a line until the dialog closes. */
  proposals: readonly CardProposal[];
  /** What the workspace has to learn from: says why there is nothing to propose. */
  sources: LearningSources;
  /** Address of a study. */
  studyHref: (researchId: string) => string;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** Takes a proposal into the card it names, which the person may have changed. */
  onAccept: (proposal: CardProposal) => Promise<Outcome>;
  /** Turns a proposal down. */
  onReject: (proposal: CardProposal) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & + & {
    margin-block-start: ${spaces[5]}px;
  }
  & > h3 {
    font-size: ${fontSizes.md};
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  overflow-wrap: anywhere;

  & > p {
    text-wrap: pretty;
  }
  & > blockquote {
    padding-inline-start: ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-hairline);
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  &[data-decided] {
    padding-block: ${spaces[2]}px;
    background: var(--color-sunken);
    font-size: ${fontSizes.sm};
  }
`;

const Decision = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${spaces[2]}px;
  align-items: end;
  margin-block-start: ${spaces[1]}px;

  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Why there is nothing to propose, and what would change that. */
const NOTHING_NEW: Readonly<Record<LearningSources, { readonly title: string; readonly text: string }>> = {
  none: {
    title: 'Интервью пока не было',
    text: 'Доске не на\u00A0чем учиться: нет ни\u00A0исследований, ни\u00A0завершённых экспериментов. Загрузите исследование, и\u00A0его инсайты появятся здесь.',
  },
  unfinished: {
    title: 'Инсайтов пока нет',
    text: 'Доска учится на\u00A0завершённых исследованиях с\u00A0инсайтами и на\u00A0экспериментах с\u00A0выводом; таких ещё нет. Когда появятся, предложим их здесь.',
  },
  finished: {
    title: 'Новых инсайтов и выводов нет',
    text: 'Доска уже учитывает все завершённые исследования и эксперименты. Завершите ещё одно исследование или эксперимент с\u00A0выводом, и\u00A0новое появится здесь.',
  },
};

const titleOf = (boardId: BoardId, field: BoardField): string =>
  BOARD_CARDS[boardId].find((card) => card.field === field)?.title ?? field;

/** «3 инсайта исследований и 1 вывод эксперимента»: what was said and what was tried are never counted as one. */
function countedKinds(proposals: readonly CardProposal[]): string {
  const tried = proposals.filter(({ experimentId }) => experimentId !== null).length;
  const said = proposals.length - tried;
  return [
    said > 0 ? counted(said, ['инсайт исследования', 'инсайта исследований', 'инсайтов исследований']) : '',
    tried > 0 ? counted(tried, ['вывод эксперимента', 'вывода экспериментов', 'выводов экспериментов']) : '',
  ]
    .filter(Boolean)
    .join(' и\u00A0');
}

/**
 * Insights of studies and conclusions of experiments that a board may take in, card by card: each is accepted or turned
 * down by a person, and nothing else happens.
 */
export function ProposalsDialog(props: ProposalsDialogProps) {
  const { boardId, proposals, sources, studyHref, experimentHref, onAccept, onReject, onClose } = props;
  // As they were when the dialog opened: what is decided must not make the rest jump.
  const [all] = useState(proposals);
  const [decided, setDecided] = useState<Readonly<Record<string, string>>>({});
  const [chosen, setChosen] = useState<Readonly<Record<string, BoardField>>>({});
  /** The decision that is being stored. Its button says so and keeps the focus: a disabled one would lose it. */
  const [busy, setBusy] = useState<{ readonly key: string; readonly accept: boolean } | null>(null);
  const [error, setError] = useState<{ readonly key: string; readonly message: string } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const waiting = new Set(proposals.map(({ key }) => key));
  const stateOf = ({ key }: CardProposal): string | undefined =>
    decided[key] ?? (waiting.has(key) || busy?.key === key ? undefined : 'Уже решено в другой вкладке.');
  const waitingHere = all.filter((one) => stateOf(one) === undefined);
  const left = waitingHere.length;
  const count = Object.keys(decided).length;

  useEffect(() => {
    // The buttons that were pressed are gone: on to the next ones.
    if (count === 0) return;
    const next = root.current?.querySelector<HTMLElement>('[data-accept]');
    (next ?? closeButton.current)?.focus();
  }, [count]);

  const decide = async (proposal: CardProposal, accept: boolean) => {
    setBusy({ key: proposal.key, accept });
    setError(null);
    const outcome = await (accept ? onAccept(proposal) : onReject(proposal));
    setBusy(null);
    if (!outcome.ok) {
      setError({ key: proposal.key, message: outcome.message });
      return;
    }
    const said = accept
      ? `Добавлено в карточку «${titleOf(boardId, proposal.field)}».`
      : 'Отклонено, больше не предложим.';
    setDecided((before) => ({ ...before, [proposal.key]: said }));
  };
  const options = cardsForInsights(boardId).map(({ field, title }) => ({ value: field, label: title }));
  const groups = BOARD_CARDS[boardId]
    .map(({ field, title }) => ({ field, title, here: all.filter((one) => one.field === field) }))
    .filter(({ here }) => here.length > 0);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // Closed while a decision is being stored, it could not say why that failed.
        if (!open && busy === null) onClose();
      }}
      size="lg"
      title="Новое из исследований и экспериментов"
      description={
        all.length === 0
          ? undefined
          : left === 0
            ? 'Все предложения разобраны.'
            : `Ждут решения: ${countedKinds(waitingHere)}. Без него на доске ничего не изменится.`
      }
      footer={
        <Button ref={closeButton} disabled={busy !== null} onClick={onClose}>
          {left === 0 ? 'Закрыть' : 'Вернуться позже'}
        </Button>
      }
    >
      {all.length === 0 ? (
        <EmptyState title={NOTHING_NEW[sources].title} headingLevel={3}>
          {NOTHING_NEW[sources].text}
        </EmptyState>
      ) : null}
      <div ref={root}>
        {groups.map(({ field, title, here }) => (
          <Group key={field} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {here.map((proposal) => {
                const { key, insight, quote, researchId, experimentId, title: source, why } = proposal;
                const state = stateOf(proposal);
                const to = chosen[key] ?? proposal.field;
                if (state !== undefined) {
                  return (
                    <Item key={key} data-decided="">
                      <p>{insight}</p>
                      <small>{state}</small>
                    </Item>
                  );
                }
                return (
                  <Item key={key}>
                    <p>{insight}</p>
                    {quote === '' ? null : <blockquote>«{innerQuotes(quote)}»</blockquote>}
                    <small>
                      {experimentId === null ? 'Инсайт исследования ' : 'Вывод эксперимента '}
                      {experimentId !== null ? (
                        <Link href={experimentHref(experimentId)}>{source}</Link>
                      ) : researchId === null ? (
                        source
                      ) : (
                        <Link href={studyHref(researchId)}>{source}</Link>
                      )}
                      {' · '}
                      {why}
                    </small>
                    <Decision>
                      <Select
                        label="В карточку"
                        aria-label={`В карточку: ${insight}`}
                        options={options}
                        value={to}
                        disabled={busy !== null}
                        onValueChange={(value) => {
                          const card = options.find((option) => option.value === value);
                          if (card) setChosen((before) => ({ ...before, [key]: card.value }));
                        }}
                      />
                      <Button
                        data-accept=""
                        icon={<Check />}
                        aria-label={`Принять: ${insight}`}
                        busy={busy?.key === key && busy.accept}
                        disabled={busy !== null && (busy.key !== key || !busy.accept)}
                        onClick={() => void decide({ ...proposal, field: to }, true)}
                      >
                        Принять
                      </Button>
                      <Button
                        icon={<X />}
                        aria-label={`Отклонить: ${insight}`}
                        busy={busy?.key === key && !busy.accept}
                        disabled={busy !== null && (busy.key !== key || busy.accept)}
                        onClick={() => void decide(proposal, false)}
                      >
                        Отклонить
                      </Button>
                    </Decision>
                    {error?.key === key ? <FormError message={error.message} /> : null}
                  </Item>
                );
              })}
            </ul>
          </Group>
        ))}
      </div>
    </Dialog>
  );
}
