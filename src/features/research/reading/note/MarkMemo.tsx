import type { EditedForm } from '../../../../domain/core/editedForm.ts';
import type { Mark } from '../../../../domain/research/mark.ts';
import { TERMS } from '../../../../domain/terms.ts';
import { ConflictNote } from '../../../../patterns/form/ConflictNote.tsx';
import { useRecordForm } from '../../../../patterns/form/useRecordForm.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextArea } from '../../../../ui/field/TextArea.tsx';
import type { PassageActs } from './passageActs.ts';

/** Memos that were typed and are not stored yet, by the id of the mark: a note that is folded or scrolled away keeps them. */
export type MemoDrafts = Map<string, EditedForm<{ readonly note: string }>>;

export interface MarkMemoProps extends Pick<PassageActs, 'onNote'> {
  /** The mark that it is about. */
  mark: Mark;
  /** Where what is typed is kept until it is stored. */
  drafts: MemoDrafts;
}

const show = (_: 'note', text: string) => ({ label: TERMS.mark.note, text });

/**
 * Edits a person's note on marked words. A version that another tab stored meanwhile is shown beside the typed one, and a person
 * chooses.
 */
export function MarkMemo({ mark, drafts, onNote }: MarkMemoProps) {
  const { text, values, note, busy, error, unsaved, send } = useRecordForm({
    record: { note: mark.note },
    show,
    draft: drafts.get(mark.id),
    onDraftChange: (draft) => (draft ? drafts.set(mark.id, draft) : drafts.delete(mark.id)),
    tidy: (typed) => ({ note: typed.note.trim() }),
    onSubmit: (typed) => onNote(mark, typed.note),
  });
  return (
    <>
      <ConflictNote {...note} />
      <TextArea
        needs="Researcher"
        {...text('note')}
        label={TERMS.mark.note}
        rows={2}
        error={error === '' ? undefined : error}
      />
      {unsaved && values.note.trim() !== mark.note ? (
        <div>
          <Button needs="Researcher" size="sm" disabled={busy} onClick={() => send()}>
            Сохранить заметку
          </Button>
        </div>
      ) : null}
    </>
  );
}
