import { styled } from 'styled-components';

import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Link } from '../../ui/Link.tsx';
import { NBSP } from '../../domain/core/format.ts';
import { useSharedCompany } from '../../ui/context/SharedCompany.ts';

export interface PasswordDialogProps {
  /** Where the workspace is saved to a file. */
  settingsHref: string;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Text = styled.div`
  display: grid;
  gap: ${spaces[3]}px;

  & ul {
    display: grid;
    gap: ${spaces[2]}px;
    padding-inline-start: ${spaces[5]}px;
    list-style: disc;
  }
`;

/** «Сменить пароль»: there is no account and so no password. It says so, and what protects the data instead. */
export function PasswordDialog({ settingsHref, onClose }: PasswordDialogProps) {
  const isShared = useSharedCompany();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Смена пароля"
      footer={
        <Button variant="primary" onClick={onClose}>
          Понятно
        </Button>
      }
    >
      <Text>
        <p>
          <strong>Пароля у&nbsp;Ориентира нет, менять нечего:</strong>{' '}
          {isShared === null
            ? `данные лежат в${NBSP}этом браузере.`
            : isShared
              ? `в${NBSP}общую компанию входят по${NBSP}ссылке, а${NBSP}данные лежат и${NBSP}в${NBSP}этом браузере.`
              : `данные лежат только в${NBSP}этом браузере.`}{' '}
          Защищают их:
        </p>
        <ul>
          <li>
            блокировка компьютера и&nbsp;отдельная учётная запись в&nbsp;системе для каждого, кто за&nbsp;ним работает;
          </li>
          <li>шифрование диска средствами системы;</li>
          <li>
            копия на&nbsp;случай потери: <Link href={settingsHref}>сохраните рабочее пространство в&nbsp;файл</Link>{' '}
            и&nbsp;держите его в&nbsp;надёжном месте.
          </li>
        </ul>
      </Text>
    </Dialog>
  );
}
