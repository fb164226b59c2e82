import { useDeferredValue, useMemo } from 'react';

import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { byPosition } from '#src/domain/core/record.ts';
import { uncompared } from '#src/domain/evidence/study/compared.ts';
import type { DecidedTranscript } from '#src/domain/evidence/study/shownFindings.ts';
import { markedPassages } from '#src/domain/research/markedPassages.ts';
import { signature, type People } from '#src/domain/research/participant.ts';
import type { Material, Research } from '#src/domain/research/research.ts';
import type { FoundPlace, StudyFindings } from '#src/features/research/across/findings/studyFindings.ts';

import { usePeople } from '../../../shared/people.ts';
import { storeMessageText } from '#store/messages.ts';
import { useAll } from '#store/queries.ts';
import { personIn, useSearchedTranscripts, type SearchedMaterial } from './useSearchedTranscripts.ts';

/** The texts of some studies, or of all of them when none is named, study by study. */
function textsOf(
  studies: readonly Research[],
  materials: readonly Material[],
  studyIds: readonly string[],
): readonly Material[] {
  return studies
    .filter(({ id }) => studyIds.length === 0 || studyIds.includes(id))
    .flatMap(({ id }) =>
      byPosition(materials.filter(({ researchId, state }) => researchId === id && state === 'text')),
    );
}

/** Everybody who was asked, as they may be shown. */
function peopleIn(looked: readonly SearchedMaterial[], people: People): ReadonlyMap<string, string> {
  return new Map(
    looked.flatMap(({ material: { id: materialId }, talk }) =>
      talk.talkers.map((label) => {
        const said = { respondent: label, passage: { materialId } };
        return [personIn(label, materialId, people), signature(said, people)] as const;
      }),
    ),
  );
}

/** How many people were asked in each study. */
function askedIn(looked: readonly SearchedMaterial[], people: People): ReadonlyMap<string, number> {
  const asked = new Map<string, Set<string>>();
  for (const { material, talk } of looked) {
    const there = asked.get(material.researchId) ?? new Set();
    asked.set(material.researchId, there);
    for (const label of talk.talkers) there.add(personIn(label, material.id, people));
  }
  return new Map([...asked].map(([id, all]) => [id, all.size]));
}

/** How many passages are compared with nothing, since there are too many of those that are compared with each other. */
function leftAlone(looked: readonly SearchedMaterial[], within: boolean): number {
  const counts = new Map<string, number>();
  for (const { material, talk } of looked) {
    const part = within ? material.researchId : '';
    counts.set(part, (counts.get(part) ?? 0) + talk.passages.length);
  }
  return [...counts.values()].reduce((sum, count) => sum + uncompared(count), 0);
}

/**
 * Returns the findings in the materials of some studies, and the decisions about them; the same object while nothing of it
 * changed.
 */
export function useStudyFindings(studyIds: readonly string[]): {
  readonly found: Loadable<StudyFindings>;
  /** Texts and their people, for other readers; null while unknown. */
  readonly about: { readonly materials: readonly Material[]; readonly people: People } | null;
  readonly onRetry: () => void;
} {
  const [studies, materials, marks] = [useAll('research'), useAll('material'), useAll('mark')];
  const [hypotheses, refusals] = [useAll('hypothesis'), useAll('refusal')];
  const people = usePeople();
  const joined = studyIds.join(',');
  const texts = useMemo(
    () =>
      studies.data && materials.data
        ? textsOf(studies.data.items, materials.data.items, joined === '' ? [] : joined.split(','))
        : null,
    [studies.data, materials.data, joined],
  );
  const known = people.state === 'ready' ? people.value : null;
  // Who chose several studies laid them side by side; all that there are may have nothing in common.
  const within = joined === '';
  const { looked, groups, done, failure, onRetry } = useSearchedTranscripts(texts, known, within);
  const places = useMemo(
    () =>
      new Map(
        texts?.map(({ id, name, researchId }): readonly [string, FoundPlace] => {
          const study = studies.data?.items.find((one) => one.id === researchId)?.title ?? '';
          return [id, { researchId, study, name }];
        }),
      ),
    [texts, studies.data],
  );
  const problem = [studies, materials, marks, hypotheses, refusals].find(({ error }) => error)?.error;
  // Behind the reading view, where each key may mark something, this can wait.
  const marked = useDeferredValue(marks.data?.items);
  const talks = useMemo(() => {
    if (!studies.data || !marked || !hypotheses.data || !refusals.data) return null;
    const ofStudy = new Map(studies.data.items.map((one) => [one.id, one.insights]));
    return looked.map(({ material: { id, researchId }, text, labels, talk }): DecidedTranscript => ({
      interview: id,
      text,
      labels,
      findings: talk.findings,
      passages: talk.passages,
      marked: markedPassages(id, text, {
        marks: marked,
        insights: ofStudy.get(researchId) ?? {},
        hypotheses: hypotheses.data.items,
      }),
      refusals: refusals.data.items.filter(({ materialId }) => materialId === id),
    }));
  }, [looked, studies.data, marked, hypotheses.data, refusals.data]);
  const found = useMemo((): Loadable<StudyFindings> => {
    if (problem) return failed(storeMessageText(problem));
    if (people.state === 'failed') return people;
    if (!texts || !talks || !known) return LOADING;
    const total = texts.length;
    return ready({
      talks,
      groups,
      places,
      people: peopleIn(looked, known),
      asked: within ? askedIn(looked, known) : null,
      uncompared: leftAlone(looked, within),
      total,
      done,
      failure,
    });
  }, [problem, people, texts, talks, known, groups, places, looked, within, done, failure]);
  const about = useMemo(() => (texts && known ? { materials: texts, people: known } : null), [texts, known]);
  return { found, about, onRetry };
}
