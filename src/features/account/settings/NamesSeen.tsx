import { NBSP } from '../../../domain/core/format.ts';
import { TERMS } from '../../../domain/terms.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { useSharedCompany } from '../../../ui/context/SharedCompany.ts';

/** The least role that sees names. */
export type NamesSeenBy = 'Researcher' | 'Admin';

export interface NamesSeenProps {
  /** Who sees them; undefined while that is read. */
  by: NamesSeenBy | undefined;
  /** Called with who is to see them from now on. */
  onChange: (by: NamesSeenBy) => void;
}

const OPTIONS: readonly { readonly value: NamesSeenBy; readonly label: string }[] = [
  { value: 'Researcher', label: 'Исследователи и выше' },
  { value: 'Admin', label: 'Администраторы и владелец' },
];

const HINT = `Остальным сервер отдаёт кодовые имена, без телефонов, почты, Telegram, заметок и${NBSP}подробностей: ни на экране, ни в${NBSP}истории, ни в${NBSP}выгрузках имён у${NBSP}них нет. Кто не${NBSP}видит контактов, тот их не${NBSP}заводит и не${NBSP}правит. Имена, которые люди назвали в${NBSP}разговоре, остаются в${NBSP}расшифровках.`;

/** Who of a shared company sees how those are called and reached whom it asks; nothing where everybody here is one person. */
export function NamesSeen({ by, onChange }: NamesSeenProps) {
  const isShared = useSharedCompany();
  if (!isShared) return null;
  return (
    <Select
      needs="Admin"
      label={TERMS.researchSettings.namesSeenBy}
      hint={HINT}
      options={OPTIONS}
      value={by ?? ''}
      disabled={by === undefined}
      onValueChange={(value) => onChange(value as NamesSeenBy)}
    />
  );
}
