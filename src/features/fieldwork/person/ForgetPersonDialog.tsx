import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { fold, NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { FoundPerson } from '../../../domain/forgetting/findPerson.ts';
import type { ForgetAnswer } from '../../../domain/forgetting/forgetBody.ts';
import { countsInWords } from '../../../domain/forgetting/forgottenWords.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { useSubmission } from '../../../patterns/form/useSubmission.ts';
import { Unfolded } from '../../../patterns/list/Unfolded.tsx';
import { spaces } from '../../../theme/tokens.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { PersonPlaces } from './PersonPlaces.tsx';

export interface ForgetPersonDialogProps {
  /** Places of the person, the requested one first. */
  places: Loadable<readonly FoundPerson[]>;
  /** Ids of the places that are them. */
  chosen: ReadonlySet<string>;
  /** One of them is, or is not, them: they are counted anew. */
  onChoose: (id: string, isChosen: boolean) => void;
  /** Data of the company about them in the chosen places: counted by the plan that erases them. */
  counts: Loadable<ForgetAnswer['counts']>;
  /** Whether the company is shared: then its server forgets them, and everybody who works there. */
  isShared: boolean;
  /** Forgets them. */
  onForget: () => Promise<Outcome>;
  /** Called when it has happened. */
  onDone: () => void;
  /** It is to be read, or counted, again. */
  onRetry: () => void;
  /** Called when the question is put away unanswered. */
  onClose: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${spaces[3]}px;
  overflow-wrap: anywhere;

  & h3 {
    font-size: inherit;
  }
  & ul {
    margin: 0;
    padding-inline-start: ${spaces[5]}px;
    list-style: disc;
  }
`;

const WORD = 'забыть';

/** Asks before a company erases a person for good: who it is, how much there is of them, and the remaining data. */
export function ForgetPersonDialog(props: ForgetPersonDialogProps) {
  const { places, chosen, onChoose, counts, isShared, onForget, onDone, onRetry, onClose } = props;
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { busy, error, run } = useSubmission(onForget, onDone);
  // It may be below the visible part.
  const refuse = (why: string) => {
    setWrong(why);
    field.current?.focus();
  };
  const isReady = places.state === 'ready' && counts.state === 'ready';
  return (
    <ConfirmDialog
      needs="Researcher"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Забыть человека?"
      confirmLabel="Забыть насовсем"
      danger
      busy={busy}
      onConfirm={() => {
        if (!isReady) refuse('Сначала посчитаем, что есть о человеке');
        else if (fold(typed.trim()) === WORD) run();
        else refuse(typed.trim() === '' ? `Введите «${WORD}»` : `Введите слово «${WORD}» целиком`);
      }}
    >
      <Unfolded of={places} waiting={<Skeleton height={240} />} failedTitle="Человек не найден" onRetry={onRetry}>
        {(found) => (
          <Root>
            <PersonPlaces places={found} chosen={chosen} onChoose={onChoose} disabled={busy} />
            <Stack as="output" gap={2}>
              <h3>Будет стёрто</h3>
              <Unfolded of={counts} waiting={<Skeleton height={96} />} failedTitle="Не посчитано" onRetry={onRetry}>
                {(known) => <Counts counts={known} empty="Ничего: о человеке больше ничего нет." />}
              </Unfolded>
            </Stack>
            <p>
              <strong>
                Вернуть будет нельзя: ни отменой, ни из{NBSP}истории изменений. Отменить то, что сделано до этого, тоже.
              </strong>{' '}
              {isShared
                ? `Данные исчезнут с${NBSP}сервера и${NBSP}у${NBSP}всей команды.`
                : `Данные исчезнут из${NBSP}этого браузера, других мест у${NBSP}них нет.`}{' '}
              В{NBSP}резервных копиях, сделанных после этого, человека не{NBSP}будет; копии и{NBSP}файлы, которые
              сделали или скачали раньше, не{NBSP}изменятся: удалите их сами.
              {isShared
                ? ` Чтобы человека не${NBSP}позвали снова, сервер помнит отпечатки его адресов: самих адресов по${NBSP}ним не${NBSP}узнать.`
                : ''}
            </p>
            <p>
              То, что в{NBSP}тех{NBSP}же беседах сказали другие, останется. Запись голоса удаляется целиком: убрать из
              {NBSP}неё одного нельзя.
            </p>
            <TextField
              ref={field}
              label={`Чтобы подтвердить, введите «${WORD}»`}
              name="confirm"
              autoComplete="off"
              autoCapitalize="none"
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
        )}
      </Unfolded>
    </ConfirmDialog>
  );
}

/** Lists how much of a person there is, or was, one line each. */
function Counts({ counts, empty }: { readonly counts: ForgetAnswer['counts']; readonly empty: string }) {
  const lines = countsInWords(counts);
  if (lines.length === 0) return <p>{empty}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
