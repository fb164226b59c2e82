import { useState } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../domain/core/format.ts';
import type { Difference } from '../../domain/sync/differences.ts';
import type { RefusalCode } from '../../domain/sync/protocol.ts';
import type { WhoMay } from '../../domain/sync/rights.ts';
import { VersionChoice } from '../../patterns/form/VersionChoice.tsx';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';

/** A change that the server did not take, as a person looks at it. */
export interface Refused {
  /** Id of the commit. */
  readonly id: string;
  /** Name of the changed record: «Исследование „Ученики“». */
  readonly title: string;
  /** When it was made, in words. */
  readonly at: string;
  /** Why the server did not take it. */
  readonly code: RefusalCode;
  /** With `forbidden`: who may, as far as the server said it. Default not known. */
  readonly needed?: WhoMay | undefined;
  /** Where it says otherwise than what is stored now. */
  readonly differences: readonly Difference[];
}

export interface RefusedChangeProps {
  /** The change. */
  change: Refused;
  /** Called once every difference is chosen in: with the keys of those in which the person's own words stay. */
  onSettle: (id: string, kept: ReadonlySet<string>) => void;
  /** Copies the person's own words. */
  onCopy: (words: string) => void;
  /** Sends it once more; where that has a point. */
  onRetry: (id: string) => void;
  /** Takes it off the list, and what it said with it. */
  onDrop: (id: string) => void;
}

const Root = styled.li`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-sunken);

  & h3 {
    font-size: ${fontSizes.md};
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
`;

const Words = styled.blockquote`
  max-height: 160px;
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Longer words may not fit and scroll then, so keys must reach them; characters. */
const FITS = 200;

const FORBIDDEN: Readonly<Record<WhoMay, string>> = {
  Researcher:
    'Менять это могут исследователи и выше: роль даёт администратор или владелец. Дадут — отправьте правку ещё раз.',
  Admin: 'Менять это могут администраторы и владелец: попросите их. Дадут роль — отправьте правку ещё раз.',
  Owner: 'Менять это может только владелец компании: попросите его.',
  author: 'Менять это может только тот, кто это написал.',
  server: 'Это ведёт сервер: руками его не меняют.',
};

/** Why it was not taken, where there is nothing to choose between, and what can be done. @param hasWords whether there are words to copy */
function reasonOf({ code, needed }: Pick<Refused, 'code' | 'needed'>, hasWords: boolean): string {
  switch (code) {
    case 'conflict':
      return 'Пока правка шла на сервер, здесь изменили то же самое, и слова теперь те же: выбирать не из чего. Её можно убрать из списка.';
    case 'gone':
      return `Записи, к которой относится правка, больше нет: её удалили. ${hasWords ? 'Ваши слова целы: скопируйте их, если они нужны.' : 'Если её вернут, сделайте правку заново.'}`;
    case 'invalid':
      return `Правка не подходит к тому, что в записи сейчас, и сервер её не взял. ${hasWords ? 'Скопируйте свои слова и внесите их заново.' : 'Сделайте её заново.'}`;
    case 'forbidden':
      return needed === undefined
        ? 'Ваша роль не позволяет это менять. Роль даёт администратор или владелец.'
        : FORBIDDEN[needed];
    case 'outdated':
      return 'Правку сделала другая версия Ориентира, и сервер её не понял. Перезагрузите страницу и отправьте её ещё раз.';
    case 'full':
      return 'В компании больше нет места, и правка на сервере не сохранена. Место добавляет администратор сервера: потом отправьте её ещё раз.';
  }
}

/** Whether a refusal passes by itself, or by somebody's doing: no role is enough for what only its author or the server does. */
const isPassing = ({ code, needed }: Pick<Refused, 'code' | 'needed'>): boolean =>
  code === 'forbidden' ? needed !== 'author' && needed !== 'server' : code === 'outdated' || code === 'full';

/** One change that the server did not take: both versions to choose from, or why it cannot be taken, with the person's own words. */
export function RefusedChange({ change, onSettle, onCopy, onRetry, onDrop }: RefusedChangeProps) {
  const { id, title, at, code, differences } = change;
  const [chosen, setChosen] = useState<ReadonlyMap<string, 'mine' | 'theirs'>>(new Map());
  const open = code === 'conflict' ? differences.filter(({ key }) => !chosen.has(key)) : [];
  const choose = (key: string, choice: 'mine' | 'theirs') => {
    const next = new Map(chosen).set(key, choice);
    setChosen(next);
    if (differences.every((one) => next.has(one.key)))
      onSettle(id, new Set([...next].flatMap(([of, which]) => (which === 'mine' ? [of] : []))));
  };
  const words = differences
    .map((one) => one.mine)
    .filter(Boolean)
    .join('\n\n');
  return (
    <Root>
      <div>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <p>{at}</p>
      </div>
      {open.map(({ key, label, mine: own, theirs }) => (
        <VersionChoice
          key={key}
          label={label}
          mine={own}
          theirs={theirs}
          theirsFrom="Сохранено сейчас"
          onChoose={(choice) => choose(key, choice)}
        />
      ))}
      {open.length > 0 && chosen.size > 0 ? (
        <p>Осталось выбрать: {counted(open.length, ['поле', 'поля', 'полей'])}.</p>
      ) : null}
      {code === 'conflict' && differences.length > 0 ? null : (
        <>
          <p>{reasonOf(change, words !== '')}</p>
          {words !== '' ? <Words tabIndex={words.length > FITS ? 0 : undefined}>{words}</Words> : null}
          <Actions>
            {isPassing(change) ? (
              <Button size="sm" aria-label={`Отправить ещё раз: ${title}`} onClick={() => onRetry(id)}>
                Отправить ещё раз
              </Button>
            ) : null}
            {words !== '' ? (
              <Button size="sm" aria-label={`Скопировать свои слова: ${title}`} onClick={() => onCopy(words)}>
                Скопировать свои слова
              </Button>
            ) : null}
            <Button size="sm" variant="quiet" aria-label={`Убрать из списка: ${title}`} onClick={() => onDrop(id)}>
              Убрать из списка
            </Button>
          </Actions>
        </>
      )}
    </Root>
  );
}
