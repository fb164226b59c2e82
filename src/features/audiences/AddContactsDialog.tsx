import { useId } from 'react';
import { styled } from 'styled-components';

import type { ContactType } from '../../domain/audiences/contact.ts';
import { quoted } from '../../domain/core/format.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import {
  CONTACTS_TAB_LABELS as LABELS,
  useAddContacts,
  type AddContactsOptions,
  type ContactsTabName,
} from './contacts/useAddContacts.ts';
import { ContactsTab } from './ContactsTab.tsx';
import { RecruitingTab } from './RecruitingTab.tsx';
import { useSharedCompany } from '../../ui/context/SharedCompany.ts';

export interface AddContactsDialogProps extends AddContactsOptions {
  /**
   * Whether the dialog is open. What was typed and chosen is kept while it is closed; «Отмена» forgets the files. Mount one per audience.
   */
  open: boolean;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
  /** Name of the audience the contacts go to. */
  audienceName: string;
}

const Told = styled.output`
  display: block;
  padding: ${spaces[3]}px ${spaces[4]}px;
  margin-bottom: ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-accent-soft);
  font-size: ${fontSizes.sm};
`;

/**
 * «Добавить контакты»: phones or Telegram names, typed or in files, sorted before anything is stored
 * (R46); or whom to find. Submit needs content in the active tab and nothing more.
 */
export function AddContactsDialog(props: AddContactsDialogProps) {
  const isShared = useSharedCompany();
  const { open, onOpenChange, audienceName } = props;
  const formId = useId();
  const adding = useAddContacts(props);
  const { busy, progress, error, told } = adding;
  const pane = (type: ContactType) => (
    <ContactsTab
      type={type}
      drafts={adding.contacts}
      preview={adding.previews[type]}
      taken={adding.taken}
      onTake={adding.take}
      elsewhere={adding.elsewhere}
      refused={adding.refused}
      busy={busy}
      error={error}
    />
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        // Closed while it is being stored, it could not say why that failed.
        if (next || !busy) onOpenChange(next);
      }}
      title="Добавить контакты"
      description={`В аудиторию ${quoted(audienceName)}. ${isShared === null ? '' : isShared ? 'Контакты хранятся на сервере, кто их видит, выбирают в настройках.' : 'Контакты хранятся только в этом браузере.'}`}
      size="lg"
      footer={
        <>
          <Button needs="names" variant="primary" type="submit" form={formId} busy={busy} disabled={!adding.canSubmit}>
            {adding.submitLabel}
          </Button>
          <Button needs={null} disabled={busy} onClick={adding.cancel}>
            Отмена
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        data-unsaved={adding.isUnsaved}
        onSubmit={(event) => {
          event.preventDefault();
          void adding.submit();
        }}
      >
        {told ? <Told>{told}</Told> : null}
        {progress ? (
          <ProgressBar
            label="Записываем контакты"
            value={progress.done}
            max={progress.total}
            cancelLabel="Остановить"
            onCancel={adding.stop}
          />
        ) : null}
        <Tabs
          label="Как добавить"
          value={adding.tab}
          onValueChange={(value) => adding.show(value as ContactsTabName)}
          tabs={[
            { value: 'phone', label: LABELS.phone, content: pane('phone') },
            { value: 'telegram', label: LABELS.telegram, content: pane('telegram') },
            {
              value: 'search',
              label: LABELS.search,
              content: (
                <RecruitingTab description={adding.description} busy={busy} error={error} onChange={adding.describe} />
              ),
            },
          ]}
        />
      </form>
    </Dialog>
  );
}
