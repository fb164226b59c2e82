import { styled } from 'styled-components';

import type { Audience, Persona } from '../../domain/audiences/audience.ts';
import { counted, innerQuotes } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { DeleteDialog } from '../../patterns/form/DeleteDialog.tsx';
import { spaces } from '../../theme/tokens.ts';

export interface DeleteAudienceDialogProps {
  /** The audience to remove. */
  audience: Audience;
  /** Its personas: they go with it, and are named. */
  personas: readonly Pick<Persona, 'id' | 'name' | 'title'>[];
  /** How many contacts it has, null while that is not known yet; they are erased. */
  contacts: number | null;
  /** How many recruiting requests it has; they go with it. Default 0. */
  requests?: number;
  /** Removes it; the dialog closes only when that has happened. */
  onConfirm: (audience: Audience) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${spaces[3]}px;
  overflow-wrap: anywhere;

  & ul {
    display: grid;
    gap: ${spaces[1]}px;
    padding-inline-start: ${spaces[5]}px;
    list-style: disc;
  }
`;

/** How many personas are named; the rest is counted. */
const NAMED = 5;

/** Asks before an audience goes, names what goes with it, and says that contacts do not come back. */
export function DeleteAudienceDialog(props: DeleteAudienceDialogProps) {
  const { audience, personas, contacts, requests = 0, onConfirm, onClose } = props;
  const hasMore = contacts !== 0 || personas.length + requests > 0;
  const rest = personas.length - NAMED;
  const names = personas.slice(0, NAMED).map(({ name, title }) => name || title);
  return (
    <DeleteDialog title="Удалить аудиторию?" onConfirm={() => onConfirm(audience)} onDone={onClose}>
      <Root>
        <p>
          «{innerQuotes(audience.name)}» будет удалена
          {hasMore ? ', а вместе с ней:' : '.'}
        </p>
        {hasMore ? (
          <ul>
            {personas.length > 0 ? (
              <li>
                {counted(personas.length, ['персона', 'персоны', 'персон'])}: {names.join(', ')}
                {rest > 0 ? ` и ещё ${rest}` : ''}
              </li>
            ) : null}
            {contacts === 0 ? null : (
              <li>{contacts === null ? 'все её контакты' : counted(contacts, ['контакт', 'контакта', 'контактов'])}</li>
            )}
            {requests > 0 ? (
              <li>{counted(requests, ['запрос', 'запроса', 'запросов'])} на поиск респондентов</li>
            ) : null}
          </ul>
        ) : null}
        {contacts !== 0 ? (
          <p>
            <strong>Контакты будут стёрты насовсем:</strong> вернуть их нельзя. Если они ещё нужны, сначала сохраните их
            у себя.
          </p>
        ) : null}
        <p>Исследования и эксперименты с этой аудиторией останутся.</p>
      </Root>
    </DeleteDialog>
  );
}
