import { asRead, fieldsOf, isThere, type Expectation } from '#src/domain/core/expectation.ts';
import { checkCodeName, type Code } from '#src/domain/research/code.ts';
import { codePaths } from '#src/domain/research/codes/codeTree.ts';
import {
  createCode,
  deleteCode,
  editCode,
  mergeCodes,
  type CodeForm,
} from '#src/domain/research/codes/codebookEdits.ts';
import { moveCode, stepCode, type CodeStep } from '#src/domain/research/codes/codeMoves.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { CodePlace, NewCodeForm } from '#src/features/research/codes/codeTask.ts';

import { commitWithUndo } from '../../../shared/commitWithUndo.ts';
import type { Undoing } from '../../../shared/undoableToast.ts';
import { newId } from '../../../shared/newId.ts';
import { type Store } from '#store/port.ts';
import { gone } from '#src/domain/core/storeError.ts';

/** Why a code cannot be called so: another tab gave the name to another code meanwhile. */
export class NameTaken extends Error {}

const codesNow = async (store: Store): Promise<readonly Code[]> => (await store.list('code')).items;

/** @throws StoreError `conflict`, reason `gone`, when a code is no more */
function needCode(codes: readonly Code[], id: string): Code {
  const code = codes.find((one) => one.id === id);
  if (!code) throw gone('code', id);
  return code;
}

/** @throws NameTaken with what to tell the person */
function needName(name: string, codes: readonly Code[], ownId: string | null = null): void {
  const problem = checkCodeName(name, codes, ownId);
  if (problem !== undefined) throw new NameTaken(problem);
}

/** The expectation that the codes above one, itself among them, still hang where they do: else two moves might close a circle. */
function standStill(codes: readonly Code[], id: string | null): readonly Expectation[] {
  if (id === null) return [];
  const path = codePaths(codes).get(id) ?? [];
  return path.map((one) => asRead('code', one, needCode(codes, one), ['parentId']));
}

const commit = async (store: Store, ops: readonly Op[], expect: readonly Expectation[]): Promise<Undoing> =>
  ops.length === 0 ? null : commitWithUndo(store, ops, { expect });

/** Adds a code. @throws NameTaken when one is called so meanwhile; StoreError `gone` when the code above it is no more */
export async function addCode(store: Store, form: NewCodeForm): Promise<Undoing> {
  const codes = await codesNow(store);
  needName(form.name, codes);
  return commit(
    store,
    createCode(codes, form, newId).ops,
    form.parentId === null ? [] : [isThere('code', form.parentId)],
  );
}

/**
 * Stores the changes of a code.
 * @param code as the form was opened over it: a concurrent change of the same fields is a conflict
 * @throws NameTaken when another code took the name meanwhile
 */
export async function changeCode(store: Store, code: Code, form: CodeForm): Promise<Undoing> {
  needName(form.name, await codesNow(store), code.id);
  return commit(store, editCode(code, form), [asRead('code', code.id, code, fieldsOf(form))]);
}

/** Puts a code elsewhere. @throws StoreError `gone` when it, or the code above its new place, is no more */
export async function putCode(store: Store, id: string, { parentId, after }: CodePlace): Promise<Undoing> {
  const codes = await codesNow(store);
  const code = needCode(codes, id);
  if (parentId !== null) needCode(codes, parentId);
  return commit(store, moveCode(codes, id, parentId, after), [
    asRead('code', id, code, ['parentId', 'position']),
    ...standStill(codes, parentId),
  ]);
}

/** Moves a code one step among the others; null when there is no way. */
export async function moveByStep(store: Store, id: string, step: CodeStep): Promise<Undoing> {
  const codes = await codesNow(store);
  const code = needCode(codes, id);
  return commit(store, stepCode(codes, id, step), [asRead('code', id, code, ['parentId', 'position'])]);
}

/** Everything that hangs from codes. */
async function usesOfCodes(store: Store) {
  const [codes, marks, groups] = await Promise.all([codesNow(store), store.list('mark'), store.list('passageGroup')]);
  return { codes, marks: marks.items, groups: groups.items };
}

/** Makes one code of two. @throws StoreError `gone` when one of them is no more */
export async function uniteCodes(store: Store, fromId: string, intoId: string): Promise<Undoing> {
  const { codes, marks, groups } = await usesOfCodes(store);
  const expect = [needCode(codes, fromId), needCode(codes, intoId)].map(({ id }) => isThere('code', id));
  return commit(store, mergeCodes(codes, marks, groups, fromId, intoId), expect);
}

/** Deletes a code; its passages stay marked without it. @throws StoreError `gone` when it is no more */
export async function removeCode(store: Store, id: string): Promise<Undoing> {
  const { codes, marks, groups } = await usesOfCodes(store);
  needCode(codes, id);
  return commit(store, deleteCode(codes, marks, groups, id), [isThere('code', id)]);
}
