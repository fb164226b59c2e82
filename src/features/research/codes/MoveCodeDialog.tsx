import { quoted } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { byPosition } from '../../../domain/core/record.ts';
import { brothersOf, codePaths, codeTree } from '../../../domain/research/codes/codeTree.ts';
import type { Code } from '../../../domain/research/code.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { Select, type SelectOption } from '../../../ui/field/Select.tsx';
import { parentOptions } from './codeOptions.ts';
import { CODE_GONE, type CodePlace } from './codeTask.ts';

export interface MoveCodeDialogProps {
  /** Code to move. */
  code: Code;
  /** The codebook. */
  codes: readonly Code[];
  /** Moves it; the dialog closes only when that has happened. */
  onSubmit: (place: CodePlace) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

interface Typed {
  readonly parentId: string;
  /** Behind which brother; `first` and `last` are the ends. */
  readonly position: string;
}

const FIRST = 'first';
const LAST = 'last';

/** Codes right under one, or at the top, without one of them. */
function brothersUnder(codes: readonly Code[], parentId: string, without: string): readonly Code[] {
  const paths = codePaths(codes);
  const depth = parentId === '' ? 1 : (paths.get(parentId)?.length ?? 0) + 1;
  return codeTree(codes)
    .map(({ code }) => code)
    .filter(({ id }) => {
      const path = paths.get(id) ?? [];
      return id !== without && path.length === depth && (parentId === '' || path.at(-2) === parentId);
    });
}

/** Returns the current place of a code, in the form's terms. */
function placeOf(codes: readonly Code[], code: Code): Typed {
  const brothers = byPosition(brothersOf(codes, code.id));
  const at = brothers.findIndex(({ id }) => id === code.id);
  const parentId = codePaths(codes).get(code.id)?.at(-2) ?? '';
  return { parentId, position: at <= 0 ? FIRST : (brothers[at - 1]?.id ?? FIRST) };
}

/** Puts a code under another one, or at the top, and in its place among the others there. */
export function MoveCodeDialog({ code, codes, onSubmit, onClose }: MoveCodeDialogProps) {
  const form = useRecordForm<Typed>({
    record: placeOf(codes, code),
    check: ({ parentId }) => ({
      parentId:
        parentId !== '' && parentOptions(codes, code.id).every(({ value }) => value !== parentId)
          ? 'Под этим кодом встать нельзя: его нет, или он сам стоит под этим'
          : undefined,
    }),
    gone: code.deletedAt === null ? '' : CODE_GONE,
    onSubmit: ({ parentId, position }) =>
      onSubmit({
        parentId: parentId === '' ? null : parentId,
        after: position === FIRST ? null : position === LAST ? undefined : position,
      }),
  });
  const brothers = brothersUnder(codes, form.values.parentId, code.id);
  const places: readonly SelectOption[] = [
    { value: FIRST, label: 'Первым' },
    ...brothers.slice(0, -1).map(({ id, name }) => ({ value: id, label: `После ${quoted(name)}` })),
    ...(brothers.length > 0 ? [{ value: LAST, label: 'Последним' }] : []),
  ];
  const last = brothers.at(-1)?.id;
  const position = form.values.position === last ? LAST : form.values.position;
  return (
    <FormDialog form={form} title={`Переместить код ${quoted(code.name)}`} submitLabel="Переместить" onClose={onClose}>
      <Select
        {...form.choice('parentId')}
        label={TERMS.code.parentId}
        options={parentOptions(codes, code.id)}
        onValueChange={(parentId) => form.type({ parentId, position: LAST })}
      />
      <Select
        {...form.choice('position')}
        label={TERMS.code.position}
        options={places}
        value={places.some(({ value }) => value === position) ? position : (places.at(-1)?.value ?? FIRST)}
      />
    </FormDialog>
  );
}
