import { useState } from 'react';
import { styled } from 'styled-components';

import { counted, formatNumber } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { AUDIENCE_TERMS as TERMS } from '../../../domain/audiences/terms.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface ContactBulkProps {
  /** How many are chosen; at least one. */
  count: number;
  /** How many the search and the filters show. */
  found: number;
  /** Whether those are all chosen, so that there is nobody more to choose. */
  isAllChosen: boolean;
  /** Chooses all that are shown. */
  onChooseAll: () => void;
  /** Called to clear the choice. */
  onClear: () => void;
  /** Gives the chosen ones tags, by commas, or takes them away. */
  onTag: (tags: string, isGiven: boolean) => Promise<Outcome>;
}

const FORMS = ['контакт', 'контакта', 'контактов'] as const;

const Root = styled.form`
  display: grid;
  gap: ${spaces[2]}px;
  padding: ${spaces[3]}px;
  border-radius: ${radii.block}px;
  background: var(--color-accent-soft);
  font-size: ${fontSizes.sm};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
    align-items: center;
  }
  & > div > output {
    flex: 1;
    min-width: 140px;
    font-weight: 600;
  }
  & > div > div {
    flex: 1;
    min-width: 160px;
  }
`;

/** Shows the actions on many contacts at once: tags. */
export function ContactBulk({ count, found, isAllChosen, onChooseAll, onClear, onTag }: ContactBulkProps) {
  const [tags, setTags] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const send = async (isGiven: boolean) => {
    if (tags.trim() === '' || busy) {
      setError('Назовите метку');
      return;
    }
    setBusy(true);
    setError('');
    const outcome = await onTag(tags, isGiven);
    setBusy(false);
    if (outcome.ok) setTags('');
    else setError(outcome.message);
  };
  return (
    <Root
      aria-label="Выбранные контакты"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(true);
      }}
    >
      <div>
        <output>{busy ? `Записываем метки: ${counted(count, FORMS)}…` : `Выбрано: ${counted(count, FORMS)}`}</output>
        {isAllChosen ? null : (
          <Button size="sm" disabled={busy} onClick={onChooseAll}>
            Выбрать все найденные ({formatNumber(found)})
          </Button>
        )}
        <Button size="sm" disabled={busy} onClick={onClear}>
          Снять выбор
        </Button>
      </div>
      <div>
        <TextField
          label={TERMS.contact.tags}
          hideLabel
          placeholder="Метки через запятую"
          autoComplete="off"
          value={tags}
          onChange={(event) => {
            setTags(event.target.value);
            setError('');
          }}
        />
        <Button size="sm" needs="Researcher" type="submit" variant="primary" busy={busy}>
          Добавить метку
        </Button>
        <Button size="sm" needs="Researcher" disabled={busy} onClick={() => void send(false)}>
          Снять метку
        </Button>
      </div>
      <FormError message={error} />
    </Root>
  );
}
