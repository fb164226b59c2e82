import { useState } from 'react';
import { styled } from 'styled-components';

import { counted, quoted } from '../../domain/core/format.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import { refused, type Outcome } from '../../domain/core/outcome.ts';
import { placeholderOf } from '../../domain/comments/erase.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { Unfolded } from '../../patterns/list/Unfolded.tsx';
import { spaces } from '../../theme/tokens.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export interface SaidBy {
  /** Their member record. */
  readonly id: string;
  /** Their name; empty for who looks. */
  readonly name: string;
  /** How many comments of theirs have words, those that were taken away before included, and words in reviews. */
  readonly many: number;
}

export interface EraseWordsDialogProps {
  /** Whose words can go: those of who looks first, then of those who have left, for the company's owner. */
  people: Loadable<readonly SaidBy[]>;
  /** Takes them away for good; the dialog closes only when that has happened. */
  onErase: (who: SaidBy) => Promise<Outcome>;
  /** They are to be counted again. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${spaces[3]}px;
  overflow-wrap: anywhere;
`;

const FORMS = ['комментарий', 'комментария', 'комментариев'] as const;
const NONE: readonly SaidBy[] = [];

/** Asks before all comments of a person go for good, and says what stays. */
export function EraseWordsDialog({ people, onErase, onRetry, onClose }: EraseWordsDialogProps) {
  const all = people.state === 'ready' ? people.value : NONE;
  const [chosen, setChosen] = useState('');
  const who = all.find(({ id }) => id === chosen) ?? all[0];
  const { busy, error, run } = useSubmission(async () => {
    if (!who) return refused('Комментарии ещё не посчитаны. Попробуйте снова.');
    return who.many === 0 ? refused('Удалять нечего: слов нет.') : onErase(who);
  }, onClose);
  const left = who?.name ?? '';
  return (
    <ConfirmDialog
      needs={null}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Удалить комментарии насовсем?"
      confirmLabel="Удалить насовсем"
      danger
      busy={busy}
      onConfirm={run}
    >
      <Unfolded
        of={people}
        waiting={<Skeleton height={160} />}
        failedTitle="Комментарии не посчитаны"
        onRetry={onRetry}
      >
        {() => (
          <Root>
            {all.length > 1 ? (
              <Select
                needs={null}
                label="Чьи комментарии"
                value={who?.id ?? ''}
                options={all.map(({ id, name, many }) => ({
                  value: id,
                  label: `${name === '' ? 'Мои' : `${name}, бывший участник`}: ${many}`,
                }))}
                onValueChange={setChosen}
              />
            ) : null}
            <p>
              <strong>
                {left === '' ? 'Всё, что сказали вы' : `Всё, что сказал этот человек (${left})`}:{' '}
                {counted(who?.many ?? 0, FORMS)}, со&nbsp;словами в&nbsp;проверках. Слова исчезнут у&nbsp;всех,
                из&nbsp;истории изменений и&nbsp;из&nbsp;поиска. Вернуть их нельзя; отменить прежние действия после
                этого тоже нельзя.
              </strong>
            </p>
            <p>
              Обсуждения останутся: на&nbsp;месте слов будет {quoted(placeholderOf(left !== ''))}, ответы других
              не&nbsp;изменятся. В&nbsp;прежних резервных копиях сервера слова есть, пока копии не&nbsp;сменятся новыми.
            </p>
            <FormError message={error} />
          </Root>
        )}
      </Unfolded>
    </ConfirmDialog>
  );
}
