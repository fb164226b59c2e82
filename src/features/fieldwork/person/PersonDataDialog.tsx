import { Download } from 'lucide-react';
import { styled } from 'styled-components';

import { NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { FoundPerson } from '../../../domain/forgetting/findPerson.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { useSubmission } from '../../../patterns/form/useSubmission.ts';
import { Unfolded } from '../../../patterns/list/Unfolded.tsx';
import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PersonPlaces } from './PersonPlaces.tsx';

export interface PersonDataDialogProps {
  /** Places of the person, the requested one first. */
  places: Loadable<readonly FoundPerson[]>;
  /** Ids of the places that are them. */
  chosen: ReadonlySet<string>;
  /** One of them is, or is not, them. */
  onChoose: (id: string, isChosen: boolean) => void;
  /** Whether the company is shared: then its server tells, and writes down who asked. */
  isShared: boolean;
  /** Makes the file and hands it to the browser; the dialog closes only when that has happened. */
  onExport: () => Promise<Outcome>;
  /** They are to be looked for again. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${spaces[3]}px;
`;

/** Asks whose data go into one file, and says what will be in it and who learns that it was made. */
export function PersonDataDialog(props: PersonDataDialogProps) {
  const { places, chosen, onChoose, isShared, onExport, onRetry, onClose } = props;
  const { busy, error, run } = useSubmission(onExport, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title="Выгрузить данные человека"
      description="Всё, что есть о человеке, одним файлом: на его запрос о том, что о нём хранят."
      footer={
        <>
          <Button
            needs="Researcher"
            variant="primary"
            icon={<Download />}
            busy={busy}
            disabled={places.state !== 'ready'}
            onClick={run}
          >
            Сохранить файл
          </Button>
          <Button disabled={busy} onClick={onClose}>
            Отмена
          </Button>
        </>
      }
    >
      <Unfolded of={places} waiting={<Skeleton height={240} />} failedTitle="Человек не найден" onRetry={onRetry}>
        {(found) => (
          <Root>
            <PersonPlaces places={found} chosen={chosen} onChoose={onChoose} disabled={busy} />
            <p>
              В{NBSP}файле XLSX будут карточки контакта и{NBSP}участника, согласие, приглашения, ответы на{NBSP}каждый
              вопрос со{NBSP}временем, слова в{NBSP}расшифровках, отметки и{NBSP}цитаты, записи, где человек упомянут.
              Имена и{NBSP}адреса в{NBSP}нём не{NBSP}скрываются; слов других людей из{NBSP}общих бесед в{NBSP}нём нет.
            </p>
            <p>
              {isShared
                ? `Кто и${NBSP}когда выгрузил, будет записано в${NBSP}журнале компании и${NBSP}в${NBSP}самом файле.`
                : `Когда выгружено, будет записано в${NBSP}самом файле.`}{' '}
              Отдайте его только этому человеку и{NBSP}удалите у{NBSP}себя.
            </p>
            <FormError message={error} />
          </Root>
        )}
      </Unfolded>
    </Dialog>
  );
}
