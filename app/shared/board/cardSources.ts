import type { Board } from '#src/domain/boards/board.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';
import { counted, quoted } from '#src/domain/core/format.ts';
import { living, ordered } from '#src/domain/core/record.ts';
import type { MapTexts } from '#src/domain/core/texts.ts';
import { VERDICT_LABELS } from '#src/domain/experiments/experiment.ts';
import { RESEARCH_TYPE_LABELS } from '#src/domain/research/research.ts';

import type { Store } from '#store/port.ts';

/** Sources of each card, in words: the studies and experiments whose insights were taken into it. */
export type CardSources = Readonly<Partial<Record<BoardField, readonly string[]>>>;

/** Their words go out as everything else does. */
export const mapSourceTexts: MapTexts<CardSources> = (sources, change) =>
  Object.fromEntries(Object.entries(sources).map(([field, own]) => [field, own.map(change)]));

/** Reads what a board's cards rest on: what was accepted from interviews and experiments, each source once. */
export async function readSources(store: Store, board: Board | null): Promise<CardSources> {
  const taken = ordered(board?.decidedInsights ?? {}).filter(({ accepted, field }) => accepted && field !== null);
  const counts = new Map<BoardField, Map<string, number>>();
  for (const { field, researchId, experimentId, words } of taken) {
    if (field === null) continue;
    const keys = words
      ? Object.values(words).map((one) => `words ${one.researchId}`)
      : [researchId === null ? `experiment ${experimentId}` : `research ${researchId}`];
    const own = counts.get(field) ?? new Map<string, number>();
    for (const key of keys) own.set(key, (own.get(key) ?? 0) + 1);
    counts.set(field, own);
  }
  const told = async (key: string, count: number): Promise<string> => {
    const [kind, id = ''] = key.split(' ');
    if (kind === 'research' || kind === 'words') {
      const study = living(await store.get('research', id));
      if (!study) return 'Исследование, которого больше нет';
      const insights = counted(
        count,
        kind === 'words' ? ['цитата', 'цитаты', 'цитат'] : ['инсайт', 'инсайта', 'инсайтов'],
      );
      const people =
        study.participants === null ? '' : `, ${counted(study.participants, ['участник', 'участника', 'участников'])}`;
      return `Исследование ${quoted(study.title)} (${RESEARCH_TYPE_LABELS[study.type].toLowerCase()}${people}): ${insights}`;
    }
    const experiment = living(await store.get('experiment', id));
    if (!experiment) return 'Эксперимент, которого больше нет';
    const verdict = experiment.verdict === null ? '' : `: ${VERDICT_LABELS[experiment.verdict].toLowerCase()}`;
    return `Эксперимент ${quoted(experiment.name)}${verdict}`;
  };
  const cards = await Promise.all(
    [...counts].map(
      async ([field, own]) => [field, await Promise.all([...own].map(([key, count]) => told(key, count)))] as const,
    ),
  );
  return Object.fromEntries(cards);
}
