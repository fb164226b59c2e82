import { MoreHorizontal } from 'lucide-react';
import { use } from 'react';

import type { RespondentRow } from '../../../domain/fieldwork/figures.ts';
import { mayBeUncounted } from '../../../domain/fieldwork/places/uncounting.ts';
import { PersonActsContext } from '../../../ui/context/PersonActs.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../../ui/menu/Menu.tsx';

export interface RespondentActsProps {
  /** Respondent who was asked. */
  row: RespondentRow;
  /** Whether the round's study is gone: their link leads to no question. Default false. */
  isStill?: boolean;
  /** Copies their personal link. */
  onCopyLink: (row: RespondentRow) => void;
  /** Takes their invitation back. */
  onTakeBack: (row: RespondentRow) => void;
  /** They count again. */
  onCount: (row: RespondentRow, counted: boolean) => void;
  /** It is to be confirmed that they do not count. */
  onAsk: (row: RespondentRow) => void;
}

/** Whether a respondent has a link to be sent, and it still leads to questions. A respondent of an open link was sent none. */
const isOpen = ({ contact, state, isUncounted, isErased }: RespondentRow): boolean =>
  contact !== null && !isUncounted && !isErased && ['invited', 'opened', 'began', 'stopped'].includes(state);

/** Shows the actions on a respondent; nothing is drawn without any. */
export function RespondentActs({ row, isStill = false, onCopyLink, onTakeBack, onCount, onAsk }: RespondentActsProps) {
  const person = use(PersonActsContext);
  // The key alone may also be that of a contact of another list (R454); a respondent of an open link is known by their interview
  // alone.
  const who = { contacts: row.contact ? [row.contact] : [], participants: [row.id] };
  const items: MenuItem[] = [
    ...(isOpen(row) && !isStill
      ? [{ label: 'Скопировать личную ссылку', needs: 'names' as const, onSelect: () => onCopyLink(row) }]
      : []),
    ...(row.state === 'invited' || row.state === 'opened'
      ? [
          {
            label: 'Отозвать приглашение',
            needs: 'Researcher' as const,
            danger: true,
            onSelect: () => onTakeBack(row),
          },
        ]
      : []),
    ...(mayBeUncounted(row)
      ? [{ label: 'Не засчитывать', needs: 'Researcher' as const, danger: true, onSelect: () => onAsk(row) }]
      : []),
    ...(row.isUncounted && !row.isErased && row.state !== 'forgotten'
      ? [{ label: 'Засчитать снова', needs: 'Researcher' as const, onSelect: () => onCount(row, true) }]
      : []),
    ...(person && row.state !== 'forgotten'
      ? [
          { label: 'Выгрузить данные', needs: 'names' as const, onSelect: () => person.exportData(who) },
          {
            label: 'Забыть человека',
            needs: 'names' as const,
            danger: true,
            onSelect: () => person.forget(who),
          },
        ]
      : []),
  ];
  if (items.length === 0) return <span />;
  return (
    <Menu
      label={`Действия: ${row.codeName}`}
      trigger={<IconButton label={`Действия: ${row.codeName}`} icon={<MoreHorizontal />} />}
      items={items}
    />
  );
}
