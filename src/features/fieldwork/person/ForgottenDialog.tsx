import { Download } from 'lucide-react';
import { styled } from 'styled-components';

import { formatMoment, NBSP } from '../../../domain/core/format.ts';
import type { ForgetAnswer } from '../../../domain/forgetting/forgetBody.ts';
import { countsInWords } from '../../../domain/forgetting/forgottenWords.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

export interface ForgottenDialogProps {
  /** Erased data, and the time. */
  forgotten: ForgetAnswer;
  /** Whether the company is shared: then its journal has a line of it. */
  isShared: boolean;
  /** Saves the file that proves it. */
  onSave: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${spaces[3]}px;

  & ul {
    margin: 0;
    padding-inline-start: ${spaces[5]}px;
    list-style: disc;
  }
`;

/** Shows the proof: which data of a person were erased, when, and a file to keep that holds no word of theirs. */
export function ForgottenDialog({ forgotten, isShared, onSave, onClose }: ForgottenDialogProps) {
  const lines = countsInWords(forgotten.counts);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title="Человек забыт"
      description={formatMoment(forgotten.at)}
      footer={
        <>
          <Button variant="primary" icon={<Download />} onClick={onSave}>
            Сохранить подтверждение
          </Button>
          <Button onClick={onClose}>Готово</Button>
        </>
      }
    >
      <Root>
        {lines.length === 0 ? (
          <p>
            Стирать было нечего: о{NBSP}человеке ничего не{NBSP}осталось раньше.
          </p>
        ) : (
          <>
            <p>Стёрто:</p>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
        <p>
          {isShared
            ? `Запись об${NBSP}этом, без имени, есть в${NBSP}журнале компании. У${NBSP}тех, кто сейчас не${NBSP}на${NBSP}связи, данные исчезнут, когда они откроют компанию.`
            : `Компания в${NBSP}одном браузере журнала не${NBSP}ведёт: сохраните подтверждение, второй раз его не${NBSP}получить.`}
        </p>
        <p>
          В{NBSP}файле только числа, кодовое имя и{NBSP}номера записей: ни{NBSP}имени, ни{NBSP}слов человека.
        </p>
      </Root>
    </Dialog>
  );
}
