import { useCallback, useMemo } from 'react';

import { quoted } from '#src/domain/core/format.ts';
import { refused, type Outcome } from '#src/domain/core/outcome.ts';
import type { Code } from '#src/domain/research/code.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import type { CodeActs } from '#src/features/research/codes/codeTask.ts';

import { sayDone, type Undoing } from '../../../shared/undoableToast.ts';
import { attempt, attemptWithToast } from '../../../shared/outcomes.ts';
import { useStore } from '#store/StoreContext.ts';

/** Actions on codes: loaded with the first one. */
const actions = () => import('./codeActions.ts');

/**
 * Returns the actions on codes, each followed by the toast that reports its outcome. The same object while the store is the same.
 */
export function useCodeActs(): CodeActs {
  const store = useStore();
  return useMemo(() => {
    const act = async (run: () => Promise<Undoing>, title: string, description: string): Promise<Outcome> => {
      const { NameTaken } = await actions();
      let taken = '';
      const outcome = await attempt(async () => {
        try {
          sayDone(title, description, await run());
        } catch (error) {
          if (!(error instanceof NameTaken)) throw error;
          taken = error.message;
        }
      });
      return taken === '' ? outcome : refused(taken);
    };
    return {
      onCreate: (form) => act(async () => (await actions()).addCode(store, form), 'Код создан', quoted(form.name)),
      onEdit: (code, form) =>
        act(async () => (await actions()).changeCode(store, code, form), 'Код сохранён', quoted(form.name)),
      onMove: (code, place) =>
        act(async () => (await actions()).putCode(store, code.id, place), 'Код перемещён', quoted(code.name)),
      onStep: (code, step) =>
        void attemptWithToast('Код не перемещён', async () =>
          sayDone('Код перемещён', quoted(code.name), await (await actions()).moveByStep(store, code.id, step)),
        ),
      onPut: (code, place) =>
        void attemptWithToast('Код не перемещён', async () =>
          sayDone('Код перемещён', quoted(code.name), await (await actions()).putCode(store, code.id, place)),
        ),
      onMerge: (from, into) =>
        act(
          async () => (await actions()).uniteCodes(store, from.id, into.id),
          'Коды объединены',
          `${quoted(from.name)} → ${quoted(into.name)}`,
        ),
      onDelete: (code) =>
        act(async () => (await actions()).removeCode(store, code.id), 'Код удалён', quoted(code.name)),
    };
  }, [store]);
}

/** Takes a code from marked words, and says so with the way back. The same function while the store is the same. */
export function useTakeCode(): (mark: Mark, code: Code) => void {
  const store = useStore();
  return useCallback(
    (mark, code) =>
      void attemptWithToast('Код не снят', async () =>
        sayDone(
          'Код снят',
          quoted(code.name),
          await (await import('../reading/markActions.ts')).takeCodeFrom(store, mark, code.id),
        ),
      ),
    [store],
  );
}
