import { useState } from 'react';
import { styled } from 'styled-components';

import type { Company } from '../../../domain/account/account.ts';
import { confirmsName } from '../../../domain/account/companyRules.ts';
import { peopleWords, type CompanyPeople } from '../../../domain/account/companyPeople.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { useSubmission } from '../../../patterns/form/useSubmission.ts';
import { spaces } from '../../../theme/tokens.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Link } from '../../../ui/Link.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface DeleteCompanyDialogProps {
  /** Name among others, one of which may have the same name. Default: its own name. */
  called?: string;
  /** The company to be erased; its name has to be typed. */
  company: Pick<Company, 'id' | 'name'>;
  /** How many people have access to it, and how many are invited; they go with it. Null until that is known. */
  people: CompanyPeople | null;
  /** Whether it is shared with a team: it goes for all of them. Default false. */
  shared?: boolean;
  /** Whether its workspace is the open one: another is opened then. */
  current: boolean;
  /** Where the workspace is saved to a file. */
  settingsHref: string;
  /** Erases it; the dialog closes only when that has happened. */
  onConfirm: () => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${spaces[3]}px;
  overflow-wrap: anywhere;
`;

function teamWords(people: CompanyPeople | null): string {
  // Stands in the place of the number until that is known, so that the dialog does not grow under the finger.
  if (people === null) return ' и команда (—\u00A0человек)';
  return people.inside + people.invited > 0 ? ` и команда (${peopleWords(people)})` : '';
}

/** Asks for the company's name before all of its work is erased. */
export function DeleteCompanyDialog(props: DeleteCompanyDialogProps) {
  const { company, called = company.name, people, shared = false, current, settingsHref, onConfirm, onClose } = props;
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const { busy, error, run } = useSubmission(onConfirm, onClose);
  return (
    <ConfirmDialog
      needs="Owner"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Удалить компанию?"
      confirmLabel="Стереть насовсем"
      danger
      busy={busy}
      onConfirm={() => {
        if (confirmsName(typed, company.name)) run();
        else setWrong(typed.trim() === '' ? 'Введите название компании' : 'Название не совпадает');
      }}
    >
      <Root>
        <p>
          <strong>«{called}» будет стёрта насовсем, вернуть её нельзя:</strong> исследования с&nbsp;файлами, гипотезы,
          эксперименты, аудитории с&nbsp;контактами, доски, счета и&nbsp;карты
          {teamWords(people)}.
        </p>
        {shared ? (
          <p>
            <strong>Это общая компания: она исчезнет и&nbsp;с&nbsp;сервера, и&nbsp;у&nbsp;коллег.</strong> Оставить её
            себе, ничего у&nbsp;них не&nbsp;меняя, можно за облаком в&nbsp;шапке: «Забрать копию».
          </p>
        ) : null}
        <p>
          Если данные ещё нужны, сначала <Link href={settingsHref}>сохраните пространство в&nbsp;файл</Link>.
          {current ? ' После удаления откроется другая компания.' : ''}
        </p>
        <TextField
          label={`Чтобы подтвердить, введите «${company.name}»`}
          name="confirm"
          autoComplete="off"
          spellCheck={false}
          disabled={busy}
          value={typed}
          error={wrong}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong('');
          }}
        />
        <FormError message={error} />
      </Root>
    </ConfirmDialog>
  );
}
