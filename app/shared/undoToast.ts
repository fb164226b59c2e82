import { counted, nameAfter, quoted } from '#src/domain/core/format.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { nameOfRecord } from '#src/domain/core/undo.ts';
import { toldPlaces } from '#src/domain/history/lines.ts';
import { KIND_WORDS } from '#src/domain/kindWords.ts';
import { labelOf } from '#src/domain/sync/differences.ts';

import { attemptWithToast } from './outcomes.ts';
import { whoChanged } from './team/whoChanged.ts';
import { showToast } from './toast.ts';
import type { Store } from '#store/port.ts';
import type { Undo } from '#store/undo.ts';

/** Longest name of a record in a toast, characters. */
const NAME_LENGTH = 60;

/** Most fields that a toast names. */
const MOST_FIELDS = 3;

const TURNS: Readonly<Partial<Record<Op['op'], string>>> = {
  create: 'создание',
  remove: 'удаление',
  restore: 'возвращение',
};

/** Returns what a step did to its record: «удаление», «Название, Описание»; empty where no word describes it. */
function deedOf(ops: readonly Op[]): string {
  const [first] = ops;
  if (!first) return '';
  const own = ops.filter(({ kind, id }) => kind === first.kind && id === first.id);
  const [turn] = own.flatMap(({ op }) => TURNS[op] ?? []);
  if (turn !== undefined) return turn;
  const labels = toldPlaces({ ops: own, former: null }).map(({ place: { map, key, field } }) =>
    labelOf(first, map ?? field, key),
  );
  const named = [...new Set(labels)].filter((label) => label !== KIND_WORDS[first.kind].label);
  return named.length > MOST_FIELDS ? `${named.slice(0, MOST_FIELDS).join(', ')}…` : named.join(', ');
}

/**
 * Returns the subject of a step: «Эксперимент «Письмо после пробного периода»», and how many records more.
 * @param ops as they were done: the subject comes first
 */
async function subjectOf(store: Store, ops: readonly Op[]): Promise<string> {
  const [first] = ops;
  if (!first) return '';
  const word = KIND_WORDS[first.kind].label;
  const name = nameAfter(word, nameOfRecord(await store.get(first.kind, first.id).catch(() => undefined)));
  const short = name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH).trimEnd()}…` : name;
  const others = new Set(ops.map(({ kind, id }) => `${kind}/${id}`)).size - 1;
  const more =
    others > 0 ? ` и ещё ${counted(others, ['связанная запись', 'связанные записи', 'связанных записей'])}` : '';
  return `${word}${short === '' ? '' : ` ${quoted(short)}`}${more}`;
}

/**
 * Describes a step: «Исследование «Ученики»: Название».
 * @param ops as they were done
 */
export const stepWords = async (store: Store, ops: readonly Op[]): Promise<string> =>
  [await subjectOf(store, ops), deedOf(ops)].filter(Boolean).join(': ');

/** Why a step is not taken. @param who as {@link whoChanged} tells it */
export function changedSince(who: string | null): string {
  if (who === null) return 'с тех пор изменено коллегой или в другой вкладке, и это изменение остаётся.';
  if (who === '') return 'с тех пор изменено в другой вкладке, и там изменение остаётся.';
  return `после вас это изменил ${who}, и его изменение остаётся.`;
}

/** Takes the last step back, or does it again, and says what happened; the toast offers the way there again. */
export async function undoWithToast(store: Store, undo: Undo, way: 'undo' | 'redo'): Promise<void> {
  const isUndo = way === 'undo';
  await attemptWithToast(isUndo ? 'Не удалось отменить' : 'Не удалось повторить', async () => {
    const outcome = await undo[way]();
    if (outcome.kind === 'nothing') {
      await showToast({ tone: 'info', title: isUndo ? 'Отменять нечего' : 'Повторять нечего' });
      return;
    }
    if (outcome.kind === 'erased') {
      await showToast({
        tone: 'info',
        title: 'Отменить нельзя',
        description:
          'Последнее, что сделано, — данные стёрты насовсем: их не вернуть, и того, что было до них, не отменить.',
      });
      return;
    }
    const subject = await subjectOf(store, outcome.ops);
    if (outcome.kind === 'asks') {
      await showToast({
        tone: 'error',
        title: isUndo ? 'Не отменено' : 'Не повторено',
        description: `${subject}: на этом стоит раунд ${quoted(outcome.round)}, который уже начали. Отменой такого не убрать: меняют и удаляют на его странице.`,
      });
      return;
    }
    if (outcome.kind === 'changed') {
      await showToast({
        tone: 'error',
        title: isUndo ? 'Не отменено' : 'Не повторено',
        description: `${subject}: ${changedSince(await whoChanged(store, outcome.expected))}`,
      });
      return;
    }
    await showToast({
      tone: 'info',
      title: isUndo ? 'Изменение отменено' : 'Изменение повторено',
      description: await stepWords(store, outcome.ops),
      action: {
        label: isUndo ? 'Повторить' : 'Отменить',
        onAction: () => void undoWithToast(store, undo, isUndo ? 'redo' : 'undo'),
      },
    });
  });
}
