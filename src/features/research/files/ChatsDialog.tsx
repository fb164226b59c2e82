import { useState } from 'react';

import { counted } from '../../../domain/core/format.ts';
import { ready } from '../../../domain/core/loadable.ts';
import { chatFileNames, chatWords } from '../../../domain/research/files/accountChat.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { PickList } from '../../../patterns/form/PickList.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { AccountFile } from './useAccountChats.ts';

export interface ChatsDialogProps {
  /** The account; another one is asked about under another React key. */
  account: AccountFile;
  /** How many files can still be taken. */
  room: number;
  /** Called with a file for each chosen chat, in the order of the account. */
  onChosen: (files: readonly File[]) => void;
  /** The dialog is to close: nothing of the account is taken. */
  onClose: () => void;
}

const CHATS = ['чат', 'чата', 'чатов'] as const;

/** «Чаты Telegram»: an export of a whole account, of which a person chooses the chats that belong to the study (R487). */
export function ChatsDialog({ account: { file, chats }, room, onChosen, onClose }: ChatsDialogProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const filled = chats.filter(({ messages }) => messages > 0);
  const blank = chats.length - filled.length;
  const chosen = filled.filter((_, index) => selected.includes(String(index)));
  const isTooMany = chosen.length > room;
  const take = () => {
    const names = chatFileNames(chosen);
    onChosen(chosen.map((chat, index) => new File([chat.file], names[index] ?? '', { type: 'application/json' })));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Чаты Telegram"
      description={file.name}
      footer={
        <>
          <Button needs="Researcher" variant="primary" disabled={chosen.length === 0 || isTooMany} onClick={take}>
            Взять выбранные
          </Button>
          <Button onClick={onClose}>Отмена</Button>
        </>
      }
    >
      <Stack>
        <p>
          Это экспорт всего аккаунта, в нём {counted(chats.length, CHATS)}. Выберите, какие взять: каждый станет
          отдельным материалом. Остальные никуда не попадут.
        </p>
        <PickList
          label="Какие чаты взять"
          options={ready(filled.map((chat, index) => ({ value: String(index), label: chatWords(chat) })))}
          selected={selected}
          onChange={setSelected}
          emptyText="Ни в одном чате нет сообщений."
        />
        {blank > 0 ? <p>Без сообщений: {counted(blank, CHATS)}, взять из них нечего.</p> : null}
        <FormError
          message={
            isTooMany ? `Сейчас поместится ${counted(room, ['файл', 'файла', 'файлов'])}: снимите лишние отметки.` : ''
          }
        />
      </Stack>
    </Dialog>
  );
}
