import { useState } from 'react';
import { styled } from 'styled-components';

import { KEPT_VERSIONS, type CardInfo, type KeyedVersion } from '../../domain/boards/cards.ts';
import { formatMoment } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { MarkdownText } from '../../patterns/MarkdownText.tsx';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

export interface CardHistoryDialogProps {
  /** Whose history it is. */
  card: Pick<CardInfo, 'title'>;
  /** Earlier texts, newest first. */
  versions: readonly KeyedVersion[];
  /** Gives the card an earlier text; the dialog closes only when that has happened. */
  onRestore: (key: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
    justify-items: start;
    padding: ${spaces[3]}px ${spaces[4]}px ${spaces[4]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
  }
  & h3 {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

/** «до 25 сентября 2026 г. в 18:00», where the person is. */
const untilLine = (until: string): string => `до ${formatMoment(until) || until}`;

/** Lists a card's earlier texts with the moment until which each was current; any can be restored, and nothing is lost by it. */
export function CardHistoryDialog({ card, versions, onRestore, onClose }: CardHistoryDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState('');
  const restore = async (key: string) => {
    setChosen(key);
    setError('');
    const outcome = await onRestore(key);
    setChosen(null);
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // Closed while a text is being restored, it could not say why that failed.
        if (!open && chosen === null) onClose();
      }}
      title={`История: ${card.title}`}
      description={`Последние тексты карточки, не больше ${KEPT_VERSIONS}. Нынешний текст при восстановлении тоже попадёт сюда.`}
    >
      <FormError message={error} />
      {versions.length === 0 ? (
        <p>Прежних текстов нет: карточку ещё не меняли.</p>
      ) : (
        <List>
          {versions.map(({ key, until, content }) => (
            <li key={key}>
              <h3>{untilLine(until)}</h3>
              <MarkdownText text={content} tableLabel={`${card.title}, ${untilLine(until)}`} />
              <Button
                needs="Researcher"
                size="sm"
                aria-label={`Восстановить текст ${untilLine(until)}`}
                busy={chosen === key}
                disabled={chosen !== null && chosen !== key}
                onClick={() => void restore(key)}
              >
                Восстановить
              </Button>
            </li>
          ))}
        </List>
      )}
    </Dialog>
  );
}
