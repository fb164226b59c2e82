import { useMemo, useState } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../../../domain/core/format.ts';
import type { Loadable } from '../../../../domain/core/loadable.ts';
import type { Outcome } from '../../../../domain/core/outcome.ts';
import type { TextRange } from '../../../../domain/core/textRange.ts';
import { groupPersonal, type PersonalGroup } from '../../../../domain/evidence/personal/hiding.ts';
import { PERSONAL_LABELS, type Personal, type PersonalDataKind } from '../../../../domain/evidence/personal/kinds.ts';
import { placesOfWords } from '../../../../domain/evidence/personal/maskTexts.ts';
import { FormError } from '../../../../patterns/form/FormError.tsx';
import { useSubmission } from '../../../../patterns/form/useSubmission.ts';
import { fontSizes, spaces } from '../../../../theme/tokens.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Checkbox } from '../../../../ui/field/Checkbox.tsx';
import { TextField } from '../../../../ui/field/TextField.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Stack } from '../../../../ui/Stack.tsx';

/** A text and what was found in it. */
export interface PersonalFinding {
  readonly text: string;
  /** In order, without overlap. */
  readonly found: readonly Personal[];
}

export interface HidePersonalDialogProps {
  /** Name of the material. */
  material: string;
  /** Its text and what was found. */
  finding: Loadable<PersonalFinding>;
  /** Hides these places of that text; the dialog closes only when that has happened. */
  onHide: (places: readonly Personal[], text: string) => Promise<Outcome>;
  /** Looks again after a failure. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-weight: 600;
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    list-style: none;
  }
  & label {
    overflow-wrap: anywhere;
  }
`;

const Adding = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[2]}px;
  align-items: end;
`;

const Note = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

/** Code units around a place that are shown with it. */
const AROUND = 40;
const PLACES = ['место', 'места', 'мест'] as const;

/** Returns «… с Мариной мы …»: the words at their first place. */
function contextOf(text: string, { start, end }: TextRange): string {
  const before = text
    .slice(Math.max(0, start - AROUND), start)
    .replaceAll(/\s+/g, ' ')
    .replace(/^\S*\s/u, '');
  const behind = text
    .slice(end, end + AROUND)
    .replaceAll(/\s+/g, ' ')
    .replace(/[.,]?\s\S*$/u, '');
  return `…${before}${text.slice(start, end)}${behind}…`;
}

interface GroupListProps {
  readonly kind: PersonalDataKind;
  readonly groups: readonly PersonalGroup[];
  readonly text: string;
  readonly left: ReadonlySet<string>;
  readonly onTick: (key: string, wanted: boolean) => void;
}

function GroupList({ kind, groups, text, left, onTick }: GroupListProps) {
  const count = groups.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <Group>
      <legend>
        {PERSONAL_LABELS[kind]}: {counted(count, PLACES)}
      </legend>
      <ul>
        {groups.map(({ key, words, places }) => (
          <li key={key}>
            <Checkbox
              label={
                <>
                  <bdi>{words}</bdi>
                  {places.length > 1 ? ` · ${counted(places.length, PLACES)}` : ''}
                </>
              }
              hint={places[0] ? <bdi>{contextOf(text, places[0])}</bdi> : undefined}
              checked={!left.has(key)}
              onChange={(event) => onTick(key, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** Adds the user's own word, to be hidden in all its places. */
function AddWord({ text, onAdd }: { readonly text: string; readonly onAdd: (places: readonly Personal[]) => void }) {
  const [word, setWord] = useState('');
  const [error, setError] = useState('');
  return (
    <Adding
      onSubmit={(event) => {
        event.preventDefault();
        const places = placesOfWords(text, word).map((place): Personal => ({ kind: 'name', ...place }));
        if (places.length === 0) {
          setError(word.trim() === '' ? 'Введите слово' : 'Такого слова в тексте нет');
          return;
        }
        onAdd(places);
        setWord('');
      }}
    >
      <TextField
        label="Скрыть ещё слово"
        value={word}
        error={error}
        autoComplete="off"
        onChange={(event) => {
          setWord(event.target.value);
          setError('');
        }}
      />
      <Button type="submit">Добавить</Button>
    </Adding>
  );
}

const KINDS = Object.keys(PERSONAL_LABELS) as PersonalDataKind[];

function Choosing({
  finding: { text, found },
  ...props
}: Omit<HidePersonalDialogProps, 'finding'> & { readonly finding: PersonalFinding }) {
  const [own, setOwn] = useState<readonly Personal[]>([]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => {
    const fresh = own.filter((one) => !found.some(({ start, end }) => one.start < end && start < one.end));
    return groupPersonal(text, [...found, ...fresh]);
  }, [text, found, own]);
  const chosen = groups
    .filter(({ key }) => !left.has(key))
    .flatMap(({ kind, places }) => places.map((place): Personal => ({ kind, ...place })));
  const { busy, error, run } = useSubmission(() => props.onHide(chosen, text), props.onClose);
  const tick = (key: string, wanted: boolean) =>
    setLeft((now) => new Set(wanted ? [...now].filter((one) => one !== key) : [...now, key]));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) props.onClose();
      }}
      size="lg"
      title="Скрыть личные данные"
      description={props.material}
      footer={
        <>
          <Button needs="Researcher" variant="primary" busy={busy} disabled={chosen.length === 0} onClick={run}>
            {chosen.length === 0 ? 'Скрыть' : `Скрыть ${counted(chosen.length, PLACES)}`}
          </Button>
          <Button disabled={busy} onClick={props.onClose}>
            Отмена
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <p>
          {groups.length === 0
            ? 'Имён, телефонов, почты, адресов, ИНН, карт и ников в этом тексте не нашли. Слово можно добавить самим.'
            : 'Снимите отметку с того, что скрывать не надо. Находит почти всё, но не всё: просмотрите текст.'}
        </p>
        {KINDS.map((kind) => {
          const own = groups.filter((group) => group.kind === kind);
          return own.length === 0 ? null : (
            <GroupList key={kind} kind={kind} groups={own} text={text} left={left} onTick={tick} />
          );
        })}
        <AddWord text={text} onAdd={(places) => setOwn((now) => [...now, ...places])} />
        <Note>
          Отметки и цитаты из этого текста останутся на местах. Скрытое хранится рядом с текстом и возвращается, пока вы
          не подтвердите навсегда. Не меняются подписи говорящих и то, что вы написали сами: инсайты, гипотезы, заметки.
        </Note>
        <FormError message={error} />
      </Stack>
    </Dialog>
  );
}

/** «Скрыть личные данные»: what was found in a text, by kind with its context, ticked; a word of one's own can be added. */
export function HidePersonalDialog({ finding, ...props }: HidePersonalDialogProps) {
  if (finding.state === 'ready') return <Choosing {...props} finding={finding.value} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title="Скрыть личные данные"
      description={props.material}
      footer={<Button onClick={props.onClose}>Отмена</Button>}
    >
      {finding.state === 'loading' ? (
        <output>
          Ищем в тексте…
          <Skeleton height={160} />
        </output>
      ) : (
        <ErrorState title="Текст не прочитан" message={finding.message} onRetry={props.onRetry} />
      )}
    </Dialog>
  );
}
