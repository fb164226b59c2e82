import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { living } from '#src/domain/core/record.ts';
import { reportTest } from '#src/domain/experiments/reportTests.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { composeReport } from '#src/domain/research/report/report.ts';
import { placeKey, type ReportSources } from '#src/domain/research/report/reportSources.ts';
import type { Report } from '#src/domain/research/report/reportShape.ts';
import { hidesPersonalData, RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';
import { reportId, UNCHANGED } from '#src/domain/research/report/reportRecord.ts';
import type { MaterialText, Passage, Research } from '#src/domain/research/research.ts';
import { turnAt, type Turn } from '#src/domain/research/transcript.ts';

import { maskEngine, useGoingOut } from './useGoingOut.ts';
import { useTurns } from './useTurns.ts';
import { readKnown } from '../../../shared/out/known.ts';
import { usePeople } from '../../../shared/people.ts';
import { storeMessageText } from '#store/messages.ts';
import { recordQuery, useAll, useRecord, useSummaries } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

interface Read<T> {
  readonly data: readonly (T | null)[] | null;
  readonly error: unknown;
}

/** Several records of a kind at once: null while one of them is read. */
function useRecords<K extends 'research' | 'materialText'>(kind: K, ids: readonly string[]) {
  type R = K extends 'research' ? Research : MaterialText;
  const store = useStore();
  return useQueries({
    queries: ids.map((id) => recordQuery(store, kind, id)),
    combine: useCallback((results: readonly { data?: unknown; error: unknown }[]): Read<R> => {
      const error = results.find((one) => one.error)?.error ?? null;
      const isRead = results.every(({ data }) => data !== undefined);
      return { data: isRead ? results.map(({ data }) => data as R | null) : null, error };
    }, []),
  });
}

/** Places of insights' words that no mark and no quotation names anybody for. */
function unnamedPlaces(studies: readonly Research[], known: ReadonlyMap<string, string>): readonly Passage[] {
  return studies
    .flatMap(({ insights }) => Object.values(insights))
    .flatMap(({ passage }) => (passage && !known.has(placeKey(passage)) ? [passage] : []));
}

/** Who said the words of places that were marked or quoted, as the texts name them. */
function namedPlaces(marks: readonly Mark[], hypotheses: readonly Hypothesis[]): ReadonlyMap<string, string> {
  const quotes = hypotheses.flatMap((one) => Object.values(one.quotes));
  return new Map([
    ...quotes.flatMap(({ passage, respondent }) => (passage ? [[placeKey(passage), respondent] as const] : [])),
    ...marks.map((mark) => [placeKey(mark), mark.respondent] as const),
  ]);
}

/** Returns the speakers at some places. */
function speakersAt(
  turns: ReadonlyMap<string, readonly Turn[]>,
  places: readonly Passage[],
): readonly (readonly [string, string])[] {
  return places.flatMap((place) => {
    const turn = turnAt(turns.get(place.materialId) ?? [], place.start);
    return turn?.speaker && place.start < turn.end ? [[placeKey(place), turn.speaker] as const] : [];
  });
}

const NONE: readonly string[] = [];

/** A report on studies, made anew whenever something of it changes; null when none of them is there any more. */
export function useReport(studyIds: readonly string[]): {
  report: Loadable<Report | null>;
  missing: number;
  /** The report as it goes out; null until it can be made. @param isHidden personal data are hidden whatever the company does */
  goingOut: ((isHidden: boolean) => Promise<Report>) | null;
} {
  const store = useStore();
  const read = useRecords('research', studyIds);
  const studies = useMemo(() => read.data?.flatMap((one) => living(one) ?? []), [read.data]);
  const record = useRecord('report', reportId(studyIds));
  const people = usePeople();
  const settings = useRecord('researchSettings', RESEARCH_SETTINGS_ID);
  const all = {
    participants: useAll('participant'),
    materials: useAll('material'),
    hypotheses: useAll('hypothesis'),
    experiments: useAll('experiment'),
    marks: useAll('mark'),
    codes: useAll('code'),
    groups: useAll('passageGroup'),
    audiences: useSummaries('audience'),
  };
  const [marks, hypotheses] = [all.marks.data?.items, all.hypotheses.data?.items];
  const named = useMemo(() => (marks && hypotheses ? namedPlaces(marks, hypotheses) : null), [marks, hypotheses]);
  const unnamed = useMemo(() => (studies && named ? unnamedPlaces(studies, named) : null), [studies, named]);
  const textIds = useMemo(
    () => (unnamed ? [...new Set(unnamed.map(({ materialId }) => materialId))] : NONE),
    [unnamed],
  );
  const texts = useRecords('materialText', textIds);
  const turns = useTurns(useMemo(() => texts.data?.flatMap((one) => living(one) ?? []) ?? null, [texts.data]));
  const respondents = useMemo(
    () => (named && unnamed && turns ? new Map([...named, ...speakersAt(turns, unnamed)]) : null),
    [named, unnamed, turns],
  );

  const { participants, materials, experiments, codes, groups, audiences } = all;
  const ids = useMemo(() => new Set(studies?.map(({ id }) => id)), [studies]);
  const problem = [
    read.error,
    record.error,
    settings.error,
    texts.error,
    ...Object.values(all).map(({ error }) => error),
  ].find(Boolean);
  const compose = useMemo((): Loadable<((isHidden: boolean) => Report) | null> => {
    if (problem) return failed(storeMessageText(problem));
    if (studies?.length === 0) return ready(null);
    if (people.state !== 'ready') return people;
    if (!studies || !respondents || record.data === undefined || settings.data === undefined) return LOADING;
    if (!participants.data || !materials.data || !experiments.data || !codes.data || !groups.data || !audiences.data) {
      return LOADING;
    }
    if (!marks || !hypotheses) return LOADING;
    const sources: ReportSources = {
      studies,
      audiences: new Map(audiences.data.items.map(({ id, name }) => [id, name])),
      materials: materials.data.items.filter(({ researchId }) => ids.has(researchId)),
      hypotheses,
      tests: experiments.data.items.map(reportTest),
      marks,
      codes: codes.data.items,
      groups: groups.data.items,
      people: { ...people.value, participants: new Map(participants.data.items.map((one) => [one.id, one])) },
      respondents,
      hidesPersonal: hidesPersonalData(living(settings.data)),
    };
    const changes = living(record.data) ?? UNCHANGED;
    return ready((isHidden) =>
      composeReport(studyIds, isHidden ? { ...sources, hidesPersonal: true } : sources, changes),
    );
  }, [
    problem,
    studies,
    people,
    respondents,
    record.data,
    settings.data,
    participants.data,
    materials.data,
    experiments.data,
    codes.data,
    groups.data,
    audiences.data,
    marks,
    hypotheses,
    studyIds,
    ids,
  ]);
  const report = useMemo(
    (): Loadable<Report | null> => (compose.state === 'ready' ? ready(compose.value?.(false) ?? null) : compose),
    [compose],
  );
  const listed = participants.data?.items ?? null;
  const make = compose.state === 'ready' ? compose.value : null;
  return {
    report: useGoingOut(report),
    goingOut:
      make &&
      listed &&
      (async (isHidden) => {
        const whole = make(isHidden);
        if (!whole.hidesPersonal) return whole;
        const [{ maskReport }, known] = await Promise.all([maskEngine(), readKnown(store, listed)]);
        return maskReport(whole, known);
      }),
    missing: studies ? studyIds.length - studies.length : 0,
  };
}
