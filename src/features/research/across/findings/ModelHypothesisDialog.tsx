import type { MadeBy } from '../../../../domain/core/schema.ts';
import type { Outcome } from '../../../../domain/core/outcome.ts';
import type { TranscriptPassage } from '../../../../domain/evidence/study/transcript.ts';
import { stageOfTouchpoint } from '../../../../domain/tactics/touchpoint.ts';
import { NewHypothesisDialog } from '../../NewHypothesisDialog.tsx';
import type { MadeOf } from './FindingsDialogs.tsx';
import type { ModelHypothesis } from './modelProposals.ts';
import type { FoundActs } from './studyFindings.ts';

export interface ModelHypothesisDialogProps {
  /** Proposal of the model; every quotation in it was really said. */
  hypothesis: ModelHypothesis;
  /** The model, and what it read: the record keeps it. */
  madeBy: MadeBy;
  /** People as they may be shown. */
  people: ReadonlyMap<string, string>;
  /** Possible actions. */
  acts: Pick<FoundActs, 'onHypothesis' | 'onAddTo'>;
  /** It was made. */
  onMade: (made: MadeOf) => void;
  /** The dialog is to close. */
  onClose: () => void;
}

/** The form that begins with a model's wording: a person corrects it, ticks the words against it, and says yes. */
export function ModelHypothesisDialog(props: ModelHypothesisDialogProps) {
  const { hypothesis, madeBy, people, acts, onMade, onClose } = props;
  const { wording, touchpoint, inFavour, against } = hypothesis;
  const [first, ...others] = inFavour;
  if (!first) return null;
  const whoOf = ({ person }: TranscriptPassage): string => people.get(person) ?? '';
  const chosenOf = (taken: readonly string[]) => against.filter(({ id }) => taken.includes(id));
  return (
    <NewHypothesisDialog
      quote={{
        passage: { materialId: first.interview, start: first.start, end: first.end },
        text: first.text,
        respondent: whoOf(first),
        kind: first.kind,
      }}
      others={others.length}
      start={{ text: wording.text, stage: stageOfTouchpoint(touchpoint) ?? 'awareness', touchpoint }}
      against={against.map((passage) => ({ id: passage.id, text: passage.text, who: whoOf(passage) }))}
      onCreate={async (form, taken = []): Promise<Outcome> => {
        const outcome = await acts.onHypothesis(inFavour, chosenOf(taken), { ...form, madeBy });
        if (outcome.ok) onMade({ said: 'Гипотеза создана', link: 'Открыть гипотезу', href: outcome.href });
        return outcome;
      }}
      onAddTo={(id, taken) => acts.onAddTo(id, inFavour, chosenOf(taken))}
      onClose={onClose}
    />
  );
}
