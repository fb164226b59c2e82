import { useMemo } from 'react';

import { refused, type Outcome } from '../../../../domain/core/outcome.ts';
import { draftOf } from '../../../../domain/evidence/pairs/drafts.ts';
import type { FindingGroup } from '../../../../domain/evidence/study/shownFindings.ts';
import type { TranscriptPassage } from '../../../../domain/evidence/study/transcript.ts';
import { PassageGroupsInsightDialog } from '../PassageGroupsInsightDialog.tsx';
import type { GroupOutcome } from '../passageGroups.ts';
import { NewHypothesisDialog } from '../../NewHypothesisDialog.tsx';
import type { FoundActs, FoundPlace } from './studyFindings.ts';

/** Something is to be made of a group. */
export interface FindingTask {
  readonly group: FindingGroup;
  readonly what: 'hypothesis' | 'insight';
}

/** Something that was made, and where it is. */
export interface MadeOf {
  readonly said: string;
  readonly link: string;
  readonly href: string;
}

export interface FindingsDialogsProps {
  /** Record to make, and its group. */
  task: FindingTask;
  /** Where the talks are from, by material. */
  places: ReadonlyMap<string, FoundPlace>;
  /** People as they may be shown. */
  people: ReadonlyMap<string, string>;
  /** Possible actions. */
  acts: Pick<FoundActs, 'onHypothesis' | 'onAddTo' | 'onInsight'>;
  /** It was made. */
  onMade: (made: MadeOf) => void;
  /** The dialog is to close. */
  onClose: () => void;
}

/** The form that begins with a group's draft: a hypothesis with all its words, or an insight of one study. */
export function FindingsDialogs({ task, places, people, acts, onMade, onClose }: FindingsDialogsProps) {
  const { group, what } = task;
  const draft = useMemo(() => draftOf(group), [group]);
  const whoOf = ({ person }: TranscriptPassage): string => people.get(person) ?? '';
  const tell = (said: string, link: string, outcome: GroupOutcome): Outcome => {
    if (outcome.ok) onMade({ said, link, href: outcome.href });
    return outcome;
  };
  if (what === 'insight') {
    return (
      <PassageGroupsInsightDialog
        text={draft.insight}
        passages={group.passages.map((passage) => ({
          mark: { ...passage, researchId: places.get(passage.interview)?.researchId ?? '' },
          who: whoOf(passage),
          study: places.get(passage.interview)?.study ?? '',
        }))}
        onAdd={async (id, text) => {
          const chosen = group.passages.find((passage) => passage.id === id);
          if (!chosen) return refused('Выберите слова, на которых держится инсайт');
          return tell('Инсайт добавлен', 'Открыть исследование', await acts.onInsight(chosen, text));
        }}
        onClose={onClose}
      />
    );
  }
  const { name, passages } = group;
  const against = group.contradictions.map((one) => one.against);
  const chosenOf = (taken: readonly string[]) => against.filter(({ id }) => taken.includes(id));
  return (
    <NewHypothesisDialog
      quote={{
        passage: { materialId: name.interview, start: name.start, end: name.end },
        text: name.text,
        respondent: whoOf(name),
        kind: name.kind,
      }}
      others={passages.length - 1}
      start={{ text: draft.text, stage: draft.stage, touchpoint: draft.touchpoint }}
      against={against.map((passage) => ({ id: passage.id, text: passage.text, who: whoOf(passage) }))}
      onCreate={async (form, taken = []) =>
        tell('Гипотеза создана', 'Открыть гипотезу', await acts.onHypothesis(passages, chosenOf(taken), form))
      }
      onAddTo={(id, taken) => acts.onAddTo(id, passages, chosenOf(taken))}
      onClose={onClose}
    />
  );
}
