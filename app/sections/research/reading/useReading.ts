import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { byPosition } from '#src/domain/core/record.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import { countPassages } from '#src/domain/research/reading/gatheredPassages.ts';
import type { Code } from '#src/domain/research/code.ts';
import { isRecording } from '#src/domain/research/materials.ts';
import { pairMaterials } from '#src/domain/research/files/materialRows.ts';
import type { Material, Research } from '#src/domain/research/research.ts';
import type { MaterialFind } from '#src/features/research/reading/find/useReaderFind.ts';
import type { MaterialReaderProps } from '#src/features/research/reading/MaterialReader.tsx';
import type { ReadingColumns } from '#src/features/research/reading/view/ReaderHead.tsx';

import { useFindings } from './useFindings.ts';
import { useSearched } from './find/useSearched.ts';
import { NO_TEXT, useParsedText } from './useParsedText.ts';
import { useSign } from './useSign.ts';
import { keepColumns, keepPlaceIn, readColumns, readPlaceIn } from './readingPlace.ts';
import type { ResearchView } from '../url.ts';
import { useGoneWhileRead } from './useGoneWhileRead.ts';
import { useMarkActions } from './useMarkActions.ts';
import { useRecording } from './player/useRecording.ts';
import { childrenQuery, toLoadable, useAll, useChildren, useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

const NO_INSIGHTS: Research['insights'] = {};
const NO_HYPOTHESES: readonly Hypothesis[] = [];
const NO_CODES: readonly Code[] = [];
const NO_MATERIALS: readonly Material[] = [];
const NO_MARKS: readonly Mark[] = [];

/** Content of the reading view, and its actions. */
export type ReadingViewState = Omit<
  MaterialReaderProps,
  'query' | 'isFound' | 'find' | 'onClose' | 'onOpenMaterial' | 'onRetry'
> & {
  /** Findings in all materials, and the materials. */
  readonly searched: Pick<MaterialFind, 'finding' | 'files' | 'order'>;
};

const NO_ROLES: Material['speakers'] = {};

const NAMELESS: MaterialReaderProps['sign'] = () => '';

/** The recording that a material was written down from, or that it is itself; null when the study has none of it. */
function recordingOf(material: Material | undefined, materials: readonly Material[]): Material | null {
  if (!material) return null;
  if (isRecording(material)) return material;
  const pair = pairMaterials(materials).find(({ transcripts }) => transcripts.some(({ id }) => id === material.id));
  return pair && isRecording(pair.main) ? pair.main : null;
}

/** Whether a material has its recording no more, though it was there while the material was read. */
function useIsGone(materialId: string | null, isThere: boolean): boolean {
  const [seenOf, setSeenOf] = useState<string | null>(null);
  if (isThere && seenOf !== materialId) setSeenOf(materialId);
  return !isThere && materialId !== null && seenOf === materialId;
}

/** The marks of each material; undefined as long as not all have been read, and why one could not be. */
function useMarks(materials: readonly Material[]) {
  const store = useStore();
  return useQueries({
    queries: materials.map(({ id }) => childrenQuery(store, 'mark', id)),
    combine: useCallback(
      (
        results: readonly {
          data?: { items: readonly Mark[]; broken: readonly unknown[] } | undefined;
          error: unknown;
        }[],
      ) => ({
        error: results.find(({ error }) => error)?.error ?? null,
        of: new Map(materials.map(({ id }, index) => [id, results[index]?.data?.items ?? NO_MARKS])),
        broken: results.reduce((sum, { data }) => sum + (data?.broken.length ?? 0), 0),
      }),
      [materials],
    ),
  });
}

/** The material in the reading view, with its text, what is marked in it, and what can be done there. */
export function useReading(
  { material: materialId, place }: Pick<ResearchView, 'material' | 'place'>,
  words: string,
  everywhere: boolean,
): ReadingViewState | null {
  const { companyId } = useStore();
  const known = useAll('material').data?.items ?? NO_MATERIALS;
  // The record of a search result's file is known before it is requested: the view stays.
  const material = useRecord('material', materialId).data ?? known.find(({ id }) => id === materialId);
  const text = useRecord('materialText', materialId);
  const studyId = material?.researchId ?? null;
  const study = useRecord('research', studyId).data;
  const filePage = useChildren('material', studyId).data;
  const files = filePage?.items;
  const materials = useMemo(() => (files ? byPosition(files) : NO_MATERIALS), [files]);
  const marks = useMarks(materials);
  const { data: hypothesisPage } = useAll('hypothesis');
  const codePage = useAll('code').data;
  const hypotheses = hypothesisPage?.items ?? NO_HYPOTHESES;
  const codes = codePage?.items ?? NO_CODES;
  const insights = study?.insights ?? NO_INSIGHTS;
  const [columns, setColumns] = useState<ReadingColumns>(readColumns);
  const title = study?.title ?? '';
  const actions = useMarkActions(material, title);
  useGoneWhileRead(material?.id ?? null);

  const sources = useMemo(
    () => ({ marks: (materialId && marks.of.get(materialId)) || NO_MARKS, insights, hypotheses }),
    [materialId, marks, insights, hypotheses],
  );
  const listed = useMemo(
    () =>
      materials.map((one) => ({
        material: one,
        count: countPassages(one.id, { marks: marks.of.get(one.id) ?? NO_MARKS, insights, hypotheses }),
        hasTranscript: materials.some(({ transcriptOf }) => transcriptOf === one.id),
      })),
    [materials, marks, insights, hypotheses],
  );
  const onRest = useCallback(
    (at: number) => {
      if (materialId) keepPlaceIn(companyId, materialId, at);
    },
    [companyId, materialId],
  );
  const onColumnsChange = useCallback((next: ReadingColumns) => {
    keepColumns(next);
    setColumns(next);
  }, []);
  const begin = useMemo(() => (materialId ? readPlaceIn(companyId, materialId) : undefined), [companyId, materialId]);
  const sign = useSign();
  const parsed = useParsedText(text.data ?? NO_TEXT, material?.speakers ?? NO_ROLES);
  const body = useMemo((): ReadingViewState['text'] => {
    const loaded = toLoadable(marks.error ? { data: undefined, error: marks.error } : text);
    if (loaded.state !== 'ready') return loaded;
    // Who must not be named is not named for a moment, either.
    if (sign.state !== 'ready') return sign;
    if (!loaded.value) return failed('Текста этого файла в хранилище нет.');
    return parsed === undefined ? LOADING : ready(loaded.value.text);
  }, [text, marks.error, sign, parsed]);
  const labels = text.data?.labels ?? null;
  const findings = useFindings(material, body.state === 'ready' ? body.value : null, labels, hypotheses);
  const searched = useSearched({ words, everywhere, studyId, own: materials, all: known });

  const recording = useRecording(useMemo(() => recordingOf(material, materials), [material, materials]));
  const isGone = useIsGone(materialId, recording !== null);

  if (!materialId || !material) return null;
  return {
    material,
    studyTitle: title,
    // The list tells of its own; who came here by an address has not seen it.
    brokenCount:
      marks.broken +
      (filePage?.broken.length ?? 0) +
      (codePage?.broken.length ?? 0) +
      (hypothesisPage?.broken.length ?? 0),
    recording: recording ?? (isGone ? 'gone' : null),
    text: body,
    labels,
    parsed,
    place,
    sources,
    materials: listed,
    searched,
    findings,
    sign: sign.state === 'ready' ? sign.value : NAMELESS,
    codes,
    hypotheses,
    columns,
    begin,
    onRest,
    onColumnsChange,
    ...actions,
  };
}
