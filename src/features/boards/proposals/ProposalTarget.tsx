import { styled } from 'styled-components';

import type { BoardId } from '../../../domain/boards/board.ts';
import { placesOf, type CardPlace } from '../../../domain/boards/cardPlaces.ts';
import type { BoardField } from '../../../domain/boards/fields.ts';
import { cardsForInsights } from '../../../domain/boards/learning/proposals.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { columnName, placeName } from './proposalTexts.ts';

export interface ProposalTargetProps {
  /** Which board it is for: its cards are offered. */
  boardId: BoardId;
  /** Proposed insight: it names the choices for screen readers. */
  insight: string;
  /** The card that was chosen. */
  to: BoardField;
  /** Current text of that card: its lines and rows are the places. */
  content: string;
  /** The place that was chosen; null for the end. */
  place: CardPlace | null;
  /** A decision is being stored. */
  busy: boolean;
  /** Another card was chosen. */
  onMove: (to: BoardField) => void;
  /** Another place was chosen; null for the end. */
  onPlace: (place: CardPlace | null) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${spaces[2]}px ${spaces[3]}px;
`;

/** Where a proposal goes: into which card, where among its lines, and of a table's row into which column. */
export function ProposalTarget(props: ProposalTargetProps) {
  const { boardId, insight, to, content, place, busy, onMove, onPlace } = props;
  const cards = cardsForInsights(boardId).map(({ field, title }) => ({ value: field, label: title }));
  const places = placesOf(content);
  const at = places.findIndex(
    ({ place: one }) =>
      one.kind === place?.kind && (one.kind === 'start' || place.kind === 'start' || one.at === place.at),
  );
  const columns = places[at]?.columns ?? [];
  return (
    <Root>
      <Select
        label="В карточку"
        aria-label={`В карточку: ${insight}`}
        options={cards}
        value={to}
        disabled={busy}
        onValueChange={(value) => {
          const card = cards.find((option) => option.value === value);
          if (card) onMove(card.value);
        }}
      />
      {places.length === 0 ? null : (
        <Select
          label="Место в карточке"
          aria-label={`Место в карточке: ${insight}`}
          options={[
            { value: '', label: placeName(null) },
            ...places.map((one, index) => ({ value: `${index}`, label: placeName(one) })),
          ]}
          value={at === -1 ? '' : `${at}`}
          disabled={busy}
          onValueChange={(value) => onPlace(value === '' ? null : (places[Number(value)]?.place ?? null))}
        />
      )}
      {place?.kind === 'cell' && columns.length > 1 ? (
        <Select
          label="Столбец"
          aria-label={`Столбец: ${insight}`}
          options={columns.map((name, index) => ({ value: `${index}`, label: columnName(name, index) }))}
          value={`${place.column}`}
          disabled={busy}
          onValueChange={(value) => onPlace({ ...place, column: Number(value) })}
        />
      ) : null}
    </Root>
  );
}
