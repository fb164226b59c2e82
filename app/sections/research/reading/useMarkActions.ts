import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { quoted } from '#src/domain/core/format.ts';
import { gradedInWords, retakenInWords } from '#src/domain/core/findingKind.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { STANCE_LABELS } from '#src/domain/research/hypothesis.ts';
import type { Material } from '#src/domain/research/research.ts';
import type { MaterialReaderProps } from '#src/features/research/reading/MaterialReader.tsx';

import { markView } from './drawnMarks.ts';
import { showChangedToast, type Undoing } from '../../../shared/undoableToast.ts';
import { attempt, attemptWithToast } from '../../../shared/outcomes.ts';
import { showToast } from '../../../shared/toast.ts';
import { codeHref, linksHref } from '../../../routing/hrefs.ts';
import { useStore } from '#store/StoreContext.ts';

/** Actions on marked words, and their rules: loaded with the first one. */
const actions = () => import('./markActions.ts');

/** Says what was done; the toast offers the way back. */
function say(title: string, description: string, undo: Undoing): void {
  if (!undo) {
    void showToast({ tone: 'info', title: 'Так уже отмечено', description });
    return;
  }
  showChangedToast(title, description, undo);
}

/** Callbacks of the reading view: the action, and the toast that tells its outcome. */
export function useMarkActions(
  material: Material | undefined,
  studyTitle: string,
): Pick<MaterialReaderProps, 'onQuote' | 'onCode' | 'onLink' | 'onCreateHypothesis' | 'onAddInsight' | 'acts'> {
  const store = useStore();
  const client = useQueryClient();
  return useMemo(() => {
    const act = async (run: () => Promise<Undoing>, title: string, description: string): Promise<Outcome> =>
      attempt(async () => say(title, description, await run()));
    const view = () => markView(client, store, material?.id ?? '');
    const study = { id: material?.researchId ?? '', title: studyTitle };
    return {
      onQuote: (quote) =>
        attemptWithToast('Слова не отмечены', async () => {
          if (material)
            say(
              'Цитата отмечена',
              quoted(quote.text),
              await (await actions()).markQuote(store, material, quote, view()),
            );
        }),
      onCode: async (quote, choice) => {
        if (!material) return DONE;
        const name = 'code' in choice ? choice.code.name : choice.name;
        const title = 'code' in choice ? 'Код поставлен' : 'Код создан и поставлен';
        return act(async () => (await actions()).giveCode(store, material, quote, choice, view()), title, quoted(name));
      },
      onLink: async (quote, hypothesisId, stance) => {
        const run = async () => (await actions()).linkQuote(store, study, quote, hypothesisId, stance);
        return act(run, 'Цитата добавлена к гипотезе', `${STANCE_LABELS[stance]}: ${quoted(quote.text)}`);
      },
      onCreateHypothesis: (quote, form) =>
        attempt(async () => {
          const { makeHypothesis } = await import('../actions.ts');
          await makeHypothesis(store, study, quote, form);
          void showToast({ tone: 'success', title: 'Гипотеза создана', description: form.text.trim() });
        }),
      onAddInsight: (quote, text) =>
        attempt(async () => {
          const { makeInsight } = await import('../actions.ts');
          await makeInsight(store, study.id, quote, text);
          void showToast({ tone: 'success', title: 'Инсайт добавлен', description: text.trim() });
        }),
      acts: {
        onTakeCode: (mark, code) =>
          void attemptWithToast('Код не снят', async () =>
            say('Код снят', quoted(code.name), await (await actions()).takeCodeFrom(store, mark, code.id)),
          ),
        onNote: (mark, note) =>
          act(async () => (await actions()).storeNote(store, mark, note), 'Заметка сохранена', note.trim()),
        onRemoveMark: (mark) =>
          void attemptWithToast('Отметка не удалена', async () =>
            say('Отметка удалена', quoted(mark.text), await (await actions()).deleteMark(store, mark)),
          ),
        codeHref: (id) => codeHref(id),
        onRemoveInsight: ({ key, text }) =>
          void attemptWithToast('Инсайт не удалён', async () =>
            say('Инсайт удалён', text, await (await actions()).deleteInsight(store, study.id, key)),
          ),
        onUnlink: (hypothesis) =>
          void attemptWithToast('Слова не убраны', async () =>
            say('Слова убраны из гипотезы', hypothesis.text, await (await actions()).unlinkQuote(store, hypothesis)),
          ),
        onKind: (passage, kind) =>
          void attemptWithToast('Вид слов не записан', async () => {
            if (!material) return;
            const title = retakenInWords(passage, kind);
            say(title, quoted(passage.words), await (await actions()).nameKind(store, material, passage, kind));
          }),
        onSeverity: (passage, severity) =>
          void attemptWithToast('Острота не записана', async () => {
            if (!material) return;
            const title = gradedInWords(severity);
            say(title, quoted(passage.words), await (await actions()).gradeWords(store, material, passage, severity));
          }),
        onMove: async (passage, quote) =>
          material
            ? act(
                async () => (await actions()).moveTo(store, material, passage, quote),
                'Отметка на новом месте',
                quoted(quote.text),
              )
            : DONE,
        hypothesisHref: (id) => linksHref('hypothesis', id),
      },
    };
  }, [store, client, material, studyTitle]);
}
