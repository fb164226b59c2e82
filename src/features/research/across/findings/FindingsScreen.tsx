import { useCallback, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Loadable } from '../../../../domain/core/loadable.ts';
import {
  shownFindings,
  type FindingGroup,
  type FindingsFilter,
} from '../../../../domain/evidence/study/shownFindings.ts';
import type { TranscriptPassage } from '../../../../domain/evidence/study/transcript.ts';
import type { Passage } from '../../../../domain/research/research.ts';
import { PageHeader } from '../../../../patterns/PageHeader.tsx';
import { useFocusHome } from '../../../../patterns/useFocusHome.ts';
import { WindowedList } from '../../../../patterns/windowed/WindowedList.tsx';
import { fontSizes, spaces } from '../../../../theme/tokens.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { FindingGroupCard } from './FindingGroupCard.tsx';
import { findingItems, type FindingItem } from './findingItems.ts';
import { FindingsDialogs, type FindingTask, type MadeOf } from './FindingsDialogs.tsx';
import { FindingsTools } from './FindingsTools.tsx';
import { FoundPassageRow } from './FoundPassageRow.tsx';
import { ModelHypothesisDialog } from './ModelHypothesisDialog.tsx';
import { ModelProposals } from './ModelProposals.tsx';
import type { ModelHypothesis, ModelProposing } from './modelProposals.ts';
import { NoFindings } from './NoFindings.tsx';
import type { FoundActs, StudyFindings } from './studyFindings.ts';

export interface FindingsScreenProps {
  /** All studies, newest first, to choose from. */
  studies: readonly { readonly id: string; readonly title: string }[];
  /** The studies whose materials are looked through; none: all. */
  studyIds: readonly string[];
  /** Other studies were chosen; none: all. */
  onStudiesChange: (ids: readonly string[]) => void;
  /** Findings. The same object while they are unchanged. */
  found: Loadable<StudyFindings>;
  /** Filter of the findings. */
  filter: FindingsFilter;
  /** Something else is to narrow it. */
  onFilterChange: (filter: FindingsFilter) => void;
  /** Ids of passages that a person took out of their groups. The same set while it says the same. */
  apart: ReadonlySet<string>;
  /** Passages are taken out of their groups, or put back. A stable function. */
  onApart: (ids: readonly string[], isApart: boolean) => void;
  /** A model that can be asked, and what it said. Default: there is none, and nothing of it is shown. */
  model?: ModelProposing | null;
  /** Actions on the findings. */
  acts: FoundActs;
  /** Address of a passage in the reading view. A stable function. */
  passageHref: (passage: Passage) => string;
  /** Address of the list of studies, where texts are uploaded. */
  studiesHref: string;
  /** Called to try again after a failure. */
  onRetry: () => void;
}

const SectionHead = styled.h2`
  padding-block: ${spaces[4]}px ${spaces[1]}px;
  font-size: ${fontSizes.md};

  & > small {
    display: block;
    max-width: 75ch;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 400;
  }
`;

const HEAD = {
  title: 'Находки',
  subtitle:
    'Что программа нашла в словах респондентов и что говорят одинаково. Она ошибается: прочитайте, уберите лишнее и решите сами.',
};

const keyOf = ({ key }: FindingItem): string => key;

const STOPS = { selector: 'a[data-passage]', has: (item: FindingItem) => item.kind !== 'head' } as const;

/** Height of a row before it is measured, px. */
const ROW_HEIGHT = 128;

/** «Находки»: similar words of several people and their contradictions, single passages, and the records made of them. */
export function FindingsScreen(props: FindingsScreenProps) {
  const { found } = props;
  return (
    <>
      <PageHeader {...HEAD} />
      {found.state === 'loading' ? <Skeleton height={480} /> : null}
      {found.state === 'failed' ? (
        <ErrorState title="Находки не открылись" message={found.message} onRetry={props.onRetry} />
      ) : null}
      {found.state === 'ready' ? <Found {...props} found={found.value} /> : null}
    </>
  );
}

function Found(props: Omit<FindingsScreenProps, 'found'> & { readonly found: StudyFindings }) {
  const { studies, studyIds, found, filter, onFilterChange, apart, onApart, acts, passageHref, model } = props;
  const root = useRef<HTMLDivElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  useFocusHome(root, choice);
  const [task, setTask] = useState<FindingTask | null>(null);
  const [taken, setTaken] = useState<ModelHypothesis | null>(null);
  const [made, setMade] = useState<MadeOf | null>(null);
  const { talks, groups, places, people, asked, failure } = found;
  const all = useMemo(() => shownFindings(talks, groups, apart), [talks, groups, apart]);
  const shown = useMemo(() => shownFindings(talks, groups, apart, filter), [talks, groups, apart, filter]);
  const items = useMemo(() => findingItems(shown), [shown]);
  const hasStudies = new Set([...places.values()].map(({ researchId }) => researchId)).size > 1;
  const whereOf = useCallback(
    ({ interview, person }: TranscriptPassage) => {
      const place = places.get(interview);
      const study = hasStudies ? (place?.study ?? '') : '';
      return [people.get(person) || 'Имя не указано', place?.name ?? '', study].filter(Boolean).join(' · ');
    },
    [people, places, hasStudies],
  );
  const hrefOf = useCallback(
    ({ interview, start, end }: TranscriptPassage) => passageHref({ materialId: interview, start, end }),
    [passageHref],
  );
  const onRefuse = useCallback((passage: TranscriptPassage) => void acts.onRefuse(passage), [acts]);
  const takeOut = useCallback(({ id }: TranscriptPassage) => onApart([id], true), [onApart]);
  const putBack = useCallback((ids: readonly string[]) => onApart(ids, false), [onApart]);
  const putOneBack = useCallback(({ id }: TranscriptPassage) => onApart([id], false), [onApart]);
  const onMake = useCallback((group: FindingGroup, what: FindingTask['what']) => setTask({ group, what }), []);
  const isNarrowed = filter.kind !== null || filter.person !== null;
  return (
    <div ref={root}>
      <FindingsTools
        ref={choice}
        studies={studies}
        studyIds={studyIds}
        onStudiesChange={props.onStudiesChange}
        found={found}
        all={all}
        filter={filter}
        onFilterChange={onFilterChange}
        made={made}
      />
      {failure === '' ? null : <ErrorState title="Не все тексты прочитаны" message={failure} onRetry={props.onRetry} />}
      {model && found.total > 0 ? (
        <ModelProposals
          model={model}
          talks={talks}
          whereOf={whereOf}
          hrefOf={hrefOf}
          onRefuse={onRefuse}
          onTake={setTaken}
        />
      ) : null}
      {items.length > 0 ? (
        <WindowedList
          label="Находки"
          items={items}
          keyOf={keyOf}
          rowHeight={ROW_HEIGHT}
          gap={spaces[3]}
          stops={STOPS}
          renderItem={(item) => {
            if (item.kind === 'head') {
              return (
                <SectionHead>
                  {item.title} <small>{item.hint}</small>
                </SectionHead>
              );
            }
            if (item.kind === 'group') {
              return (
                <FindingGroupCard
                  group={item.group}
                  asked={asked?.get(places.get(item.group.name.interview)?.researchId ?? '') ?? people.size}
                  whereOf={whereOf}
                  hrefOf={hrefOf}
                  onRefuse={onRefuse}
                  onApart={takeOut}
                  onReturn={putBack}
                  onMake={onMake}
                />
              );
            }
            return (
              <FoundPassageRow
                passage={item.passage}
                where={whereOf(item.passage)}
                href={hrefOf(item.passage)}
                alone
                onRefuse={onRefuse}
                onReturn={apart.has(item.passage.id) ? putOneBack : undefined}
              />
            );
          }}
        />
      ) : null}
      {items.length === 0 && found.done ? (
        <NoFindings
          found={found}
          isNarrowed={isNarrowed && all.groups.length + all.singles.length > 0}
          onFilterChange={onFilterChange}
          studiesHref={props.studiesHref}
        />
      ) : null}
      {items.length === 0 && !found.done && failure === '' ? <Skeleton height={320} /> : null}
      {task ? (
        <FindingsDialogs
          task={task}
          places={places}
          people={people}
          acts={acts}
          onMade={setMade}
          onClose={() => setTask(null)}
        />
      ) : null}
      {taken && model?.work.state === 'done' ? (
        <ModelHypothesisDialog
          hypothesis={taken}
          madeBy={model.work.value.madeBy}
          people={people}
          acts={acts}
          onMade={(one) => {
            model.onDone(taken.key);
            setMade(one);
          }}
          onClose={() => setTaken(null)}
        />
      ) : null}
    </div>
  );
}
