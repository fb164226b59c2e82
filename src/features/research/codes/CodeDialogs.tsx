import { useState } from 'react';

import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { CodeUse } from '../../../domain/research/across/codeCounts.ts';
import { useDrafts } from '../../../patterns/form/useDrafts.ts';
import { CodeDialog, type TypedCode } from './CodeDialog.tsx';
import type { CodeActs, CodeTask } from './codeTask.ts';
import { DeleteCodeDialog } from './DeleteCodeDialog.tsx';
import { MergeCodeDialog } from './MergeCodeDialog.tsx';
import { MoveCodeDialog } from './MoveCodeDialog.tsx';

export interface CodeDialogsProps {
  /** Task of the dialog, or null. */
  task: CodeTask | null;
  /** The codebook. */
  codes: readonly Code[];
  /** How a code is used now. */
  countUse: (id: string) => CodeUse;
  /** Possible actions. */
  acts: Omit<CodeActs, 'onStep' | 'onPut'>;
  /** The dialog is to close. */
  onClose: () => void;
  /** The code is no more: it was deleted, or merged into another. Default nothing. */
  onGone?: (into: Code | null) => void;
}

/** The dialogs of the codebook. What is typed into one outlives its closing by mistake; a code that another tab removed is said. */
export function CodeDialogs({ task, codes, countUse, acts, onClose, onGone }: CodeDialogsProps) {
  const drafts = useDrafts<EditedForm<TypedCode>>();
  const id = task && 'code' in task ? task.code.id : null;
  // Last known state of it: the form stays over a code that is gone.
  const [last, setLast] = useState<Code | null>(null);
  const found = codes.find((one) => one.id === id) ?? null;
  if (found && found !== last) setLast(found);
  if (!task) return null;
  if (task.what === 'new') {
    const key = `new:${task.parentId ?? ''}`;
    return (
      <CodeDialog
        key={key}
        code={null}
        parentId={task.parentId}
        codes={codes}
        draft={drafts.of(key)}
        onDraftChange={(draft) => drafts.keep(key, draft)}
        onSubmit={acts.onCreate}
        onClose={onClose}
      />
    );
  }
  const before = last?.id === id ? last : task.code;
  const code = found ?? { ...before, deletedAt: before.deletedAt ?? 'removed' };
  switch (task.what) {
    case 'edit':
      return (
        <CodeDialog
          key={code.id}
          code={code}
          codes={codes}
          draft={drafts.of(code.id)}
          onDraftChange={(draft) => drafts.keep(code.id, draft)}
          onSubmit={({ name, definition, colour }) => acts.onEdit(code, { name, definition, colour })}
          onClose={onClose}
        />
      );
    case 'move':
      return (
        <MoveCodeDialog
          key={code.id}
          code={code}
          codes={codes}
          onSubmit={(place) => acts.onMove(code, place)}
          onClose={onClose}
        />
      );
    case 'merge':
      return (
        <MergeCodeDialog
          key={code.id}
          code={code}
          codes={codes}
          use={countUse(code.id)}
          onSubmit={async (into) => {
            const outcome = await acts.onMerge(code, into);
            if (outcome.ok) onGone?.(into);
            return outcome;
          }}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <DeleteCodeDialog
          key={code.id}
          code={code}
          use={countUse(code.id)}
          onConfirm={async () => {
            const outcome = await acts.onDelete(code);
            if (outcome.ok) onGone?.(null);
            return outcome;
          }}
          onClose={onClose}
        />
      );
  }
}
