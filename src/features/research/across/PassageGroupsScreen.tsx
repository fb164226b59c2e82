import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Loadable } from '../../../domain/core/loadable.ts';
import { refused } from '../../../domain/core/outcome.ts';
import { groupsOf, wordsOf } from '../../../domain/research/across/passageGroup.ts';
import { codeTree } from '../../../domain/research/codes/codeTree.ts';
import type { Passage } from '../../../domain/research/research.ts';
import { TERMS } from '../../../domain/terms.ts';
import { PageHeader } from '../../../patterns/PageHeader.tsx';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { media } from '../../../theme/media.ts';
import { spaces } from '../../../theme/tokens.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { NewHypothesisDialog } from '../NewHypothesisDialog.tsx';
import { GROUP_GONE, shownSorting, type GroupActs, type GroupSources, type GroupOutcome } from './passageGroups.ts';
import { PassageGroupsBoard, type GroupTask } from './PassageGroupsBoard.tsx';
import { PassageGroupsInsightDialog } from './PassageGroupsInsightDialog.tsx';
import { PassageGroupsMergeDialog } from './PassageGroupsMergeDialog.tsx';
import { PassageGroupsNameDialog } from './PassageGroupsNameDialog.tsx';

export interface PassageGroupsScreenProps {
  /** Sources of the groups. The same object while they are unchanged. */
  sources: Loadable<GroupSources>;
  /** The code whose passages are sorted; null: all passages, in groups that belong to no code. */
  codeId: string | null;
  /** Called with another code. */
  onCodeChange: (codeId: string | null) => void;
  /** Actions on groups. */
  acts: GroupActs;
  /** Address of a passage in the reading view. A stable function. */
  passageHref: (passage: Passage) => string;
  /** Address of the list of studies: where marking begins. */
  studiesHref: string;
  /** Called to load the failed data again. */
  onRetry: () => void;
}

const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 340px);
  gap: ${spaces[2]}px;
  margin-block-end: ${spaces[4]}px;

  ${media.print} {
    display: none;
  }
`;

const MadeNote = styled.output`
  display: block;

  &:empty {
    display: none;
  }
`;

const HEAD = {
  title: 'Группы цитат',
  subtitle: 'Разложите цитаты по смыслу, назовите, что в них общего, и сделайте из группы гипотезу или инсайт.',
};

/** «Группы»: the passages of a code laid together by sense, and what is made of them. */
export function PassageGroupsScreen(props: PassageGroupsScreenProps) {
  const { sources } = props;
  if (sources.state === 'ready') return <Groups {...props} sources={sources.value} />;
  return (
    <>
      <PageHeader {...HEAD} />
      {sources.state === 'loading' ? (
        <Skeleton height={480} />
      ) : (
        <ErrorState title="Группы не открылись" message={sources.message} onRetry={props.onRetry} />
      )}
    </>
  );
}

/** Something that was made of a group, and where it is. */
interface MadeOf {
  readonly said: string;
  readonly link: string;
  readonly href: string;
}

function Groups(props: Omit<PassageGroupsScreenProps, 'sources'> & { readonly sources: GroupSources }) {
  const { sources, onCodeChange, acts, passageHref, studiesHref } = props;
  const root = useRef<HTMLDivElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  useFocusHome(root, choice);
  const [task, setTask] = useState<GroupTask | null>(null);
  const [made, setMade] = useState<MadeOf | null>(null);
  // A code that another tab removed took its groups along: what is left to sort is everything.
  const codeId = sources.codes.some(({ id }) => id === props.codeId) ? props.codeId : null;
  const sorting = useMemo(() => shownSorting(sources, codeId), [sources, codeId]);
  const codes = useMemo(() => codeTree(sources.codes), [sources.codes]);
  if (sources.marks.length === 0) {
    return (
      <>
        <PageHeader {...HEAD} />
        <EmptyState title="Цитат пока нет" action={<Link href={studiesHref}>К исследованиям</Link>}>
          Откройте исследование, нажмите «Читать» и отметьте слова клавишей Q или кодом — C. Здесь их можно будет
          разложить по группам.
        </EmptyState>
      </>
    );
  }
  return (
    <div ref={root}>
      <PageHeader {...HEAD} />
      <Choice>
        <Select
          ref={choice}
          label={TERMS.passageGroup.codeId}
          value={codeId ?? ''}
          options={[
            { value: '', label: 'Все цитаты' },
            ...codes.map(({ code, depth }) => ({ value: code.id, label: `${'— '.repeat(depth)}${code.name}` })),
          ]}
          onValueChange={(value) => onCodeChange(value === '' ? null : value)}
        />
        <MadeNote>
          {made ? (
            <>
              {made.said}. <Link href={made.href}>{made.link}</Link>
            </>
          ) : null}
        </MadeNote>
      </Choice>
      <PassageGroupsBoard
        key={codeId}
        sorting={sorting}
        passageHref={passageHref}
        onPut={(passages, group, before) => acts.onPut(codeId, passages, group, before)}
        onMove={acts.onMove}
        onDelete={acts.onDelete}
        onAsk={setTask}
      />
      {task ? (
        <Asked
          task={task}
          sources={sources}
          codeId={codeId}
          acts={acts}
          onMade={setMade}
          onClose={() => setTask(null)}
        />
      ) : null}
    </div>
  );
}

/** The dialog that a task needs. */
function Asked(
  props: Pick<PassageGroupsScreenProps, 'codeId' | 'acts'> & {
    readonly task: GroupTask;
    readonly sources: GroupSources;
    readonly onMade: (made: MadeOf) => void;
    readonly onClose: () => void;
  },
) {
  const { task, sources, codeId, acts, onMade, onClose } = props;
  const groups = groupsOf(sources.groups, codeId);
  if (task.kind === 'create') {
    return (
      <PassageGroupsNameDialog
        group={null}
        groups={groups}
        onSave={async (name) => {
          const markIds = task.passages.map(({ mark }) => mark.id);
          const outcome = await acts.onCreate(codeId, name, markIds);
          if (outcome.ok) task.onDone?.();
          return outcome;
        }}
        onClose={onClose}
      />
    );
  }
  // As it is stored now; one that is gone stays as it was, and says so.
  const stored = groups.find(({ id }) => id === task.of.group.id);
  const group = stored ?? task.of.group;
  const isGone = stored === undefined;
  const others = groups.filter(({ id }) => id !== group.id);
  const tell = (said: string, link: string) => (outcome: GroupOutcome) => {
    if (outcome.ok) onMade({ said, link, href: outcome.href });
    return outcome;
  };
  if (task.kind === 'rename') {
    const save = (name: string) => acts.onRename(group, name);
    return <PassageGroupsNameDialog group={group} groups={others} isGone={isGone} onSave={save} onClose={onClose} />;
  }
  if (task.kind === 'merge') {
    const merge = (intoId: string) => acts.onMerge(group, intoId);
    return <PassageGroupsMergeDialog group={group} others={others} isGone={isGone} onMerge={merge} onClose={onClose} />;
  }
  const now = shownSorting(sources, codeId).groups.find((one) => one.group.id === group.id);
  const { passages } = now && now.passages.length > 0 ? now : task.of;
  const [first] = passages;
  if (task.kind === 'insight') {
    return (
      <PassageGroupsInsightDialog
        text={group.name}
        passages={passages}
        isGone={isGone}
        onAdd={async (id, text) => {
          const chosen = passages.find(({ mark }) => mark.id === id);
          if (!chosen) return refused(GROUP_GONE);
          return tell('Инсайт добавлен', 'Открыть исследование')(await acts.onInsight(chosen.mark, text));
        }}
        onClose={onClose}
      />
    );
  }
  if (!first) return null;
  const marks = passages.map(({ mark }) => mark);
  return (
    <NewHypothesisDialog
      quote={{ ...wordsOf(first.mark), respondent: first.who }}
      others={passages.length - 1}
      start={{ text: group.name }}
      gone={isGone ? GROUP_GONE : ''}
      onCreate={async (form) => tell('Гипотеза создана', 'Открыть гипотезу')(await acts.onHypothesis(marks, form))}
      onClose={onClose}
    />
  );
}
