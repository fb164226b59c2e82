import { useState } from 'react';

import type { EditedForm } from '../../domain/core/editedForm.ts';
import type { HypothesisDraft } from '../../domain/research/hypotheses/hypothesisDraft.ts';
import type { StudyDraft } from '../../domain/research/studyDraft.ts';
import { useDrafts } from '../../patterns/form/useDrafts.ts';
import { HypothesisDialog } from '../../patterns/HypothesisDialog.tsx';
import { EditInsightDialog, type InsightDraft } from './EditInsightDialog.tsx';
import type { EditTarget, ResearchEdits } from './researchEdits.ts';
import type { OpenResearch } from './ResearchDetails.tsx';
import { StudyDialog, type StudyOptions } from './StudyDialog.tsx';

export interface EditDialogsProps {
  /** The open study with what belongs to it; null while it is not read. */
  open: OpenResearch | null;
  /** Edited part, or null. */
  editing: EditTarget | null;
  /** Possible edits. */
  edits: ResearchEdits;
  /** Records that a study can be linked to. */
  options: StudyOptions;
  /** The form is to close. */
  onClose: () => void;
}

/** The forms that correct a study, an insight or a hypothesis. What is typed into one outlives its closing by mistake. */
export function EditDialogs({ open, editing, edits, options, onClose }: EditDialogsProps) {
  const studies = useDrafts<EditedForm<StudyDraft>>();
  const insights = useDrafts<EditedForm<InsightDraft>>();
  const hypotheses = useDrafts<EditedForm<HypothesisDraft>>();
  // A record that another tab removes while it is edited: the form says so over the typed text.
  const [kept, setKept] = useState(open);
  if (open && open !== kept) setKept(open);
  const id = editing?.what === 'hypothesis' ? editing.id : null;
  const found = (open ?? kept)?.hypotheses.find((one) => one.id === id);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  if (!kept || !editing) return null;
  const research = open?.research ?? { ...kept.research, deletedAt: kept.research.deletedAt ?? 'removed' };
  switch (editing.what) {
    case 'study':
      return (
        <StudyDialog
          key={research.id}
          research={research}
          options={options}
          draft={studies.of(research.id)}
          onDraftChange={(draft) => studies.keep(research.id, draft)}
          onSave={(draft) => edits.saveStudy(research, draft)}
          onRestore={(key) => edits.restoreStudy(research, key)}
          onClose={onClose}
        />
      );
    case 'insight':
      return (
        <EditInsightDialog
          key={editing.key}
          research={research}
          insight={editing.key}
          draft={insights.of(editing.key)}
          onDraftChange={(draft) => insights.keep(editing.key, draft)}
          onSave={(text) => edits.saveInsight(research, editing.key, text)}
          onRestore={(key) => edits.restoreStudy(research, key)}
          onClose={onClose}
        />
      );
    case 'hypothesis': {
      const stored = found ?? (last?.id === id ? last : undefined);
      if (!stored) return null;
      const hypothesis = found && open ? found : { ...stored, deletedAt: stored.deletedAt ?? 'removed' };
      return (
        <HypothesisDialog
          key={hypothesis.id}
          hypothesis={hypothesis}
          draft={hypotheses.of(hypothesis.id)}
          onDraftChange={(draft) => hypotheses.keep(hypothesis.id, draft)}
          onSave={(draft) => edits.saveHypothesis(hypothesis, draft)}
          onRestore={(key) => edits.restoreHypothesis(hypothesis, key)}
          onClose={onClose}
        />
      );
    }
  }
}
