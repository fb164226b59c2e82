import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { spaces } from '../../theme/tokens.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RefusedChange, type Refused, type RefusedChangeProps } from './RefusedChange.tsx';

export interface DifferencesDialogProps extends Omit<RefusedChangeProps, 'change'> {
  /** Changes that the server refused, oldest first. */
  changes: readonly Refused[];
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
`;

/** «Несовпадения»: what the server did not take, both versions side by side where there are two, until a person has decided. */
export function DifferencesDialog({ changes, onClose, ...actions }: DifferencesDialogProps) {
  const rest = useRef<HTMLDivElement>(null);
  const count = changes.length;
  const before = useRef(count);
  // The button that had the focus is gone with its change.
  useEffect(() => {
    if (count < before.current) rest.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title="Несовпадения"
      description="Эти правки сервер не принял, и у коллег их нет. Пока вы не решили, что с ними делать, они целы."
    >
      <div ref={rest} tabIndex={-1} style={{ outline: 'none' }}>
        {count === 0 ? (
          <EmptyState title="Всё разобрано" headingLevel={3}>
            Несовпадений больше нет.
          </EmptyState>
        ) : (
          <List>
            {changes.map((change) => (
              <RefusedChange key={change.id} change={change} {...actions} />
            ))}
          </List>
        )}
      </div>
    </Dialog>
  );
}
