import {
  FINDING_KIND_LABELS,
  FINDING_KINDS,
  SEVERITIES,
  SEVERITY_LABELS,
  hasSeverity,
  type FindingKind,
  type Severity,
  severityOf,
} from '../../../../domain/core/findingKind.ts';
import type { MarkedPassage } from '../../../../domain/research/markedPassages.ts';
import { HYPOTHESIS_TERMS } from '../../../../domain/research/words/hypothesisTerms.ts';
import { Select } from '../../../../ui/field/Select.tsx';

export interface PassageTakenProps {
  /** The words, as what they are taken for and how grave it is. */
  passage: Pick<MarkedPassage, 'kind' | 'severity'>;
  /** They are to be taken for something else, null for nothing. */
  onKind: (kind: FindingKind | null) => void;
  /** Called to set the severity, null: not rated. */
  onSeverity: (severity: Severity | null) => void;
}

const { quote: TERMS } = HYPOTHESIS_TERMS;
const KINDS = [
  { value: '', label: 'Не указан' },
  ...FINDING_KINDS.map((value) => ({ value, label: FINDING_KIND_LABELS[value] })),
];
const GRADES = [
  { value: '', label: 'Не указана' },
  ...SEVERITIES.map((value) => ({ value, label: SEVERITY_LABELS[value] })),
];

/** Shows the kind of marked words and, for an obstacle, its severity (R172, R173). */
export function PassageTaken({ passage, onKind, onSeverity }: PassageTakenProps) {
  return (
    <>
      <Select
        needs="Researcher"
        label={TERMS.kind}
        value={passage.kind ?? ''}
        options={KINDS}
        onValueChange={(value) => onKind(FINDING_KINDS.find((kind) => kind === value) ?? null)}
      />
      {hasSeverity(passage.kind) ? (
        <Select
          needs="Researcher"
          label={TERMS.severity}
          value={severityOf(passage) ?? ''}
          options={GRADES}
          onValueChange={(value) => onSeverity(SEVERITIES.find((severity) => severity === value) ?? null)}
        />
      ) : null}
    </>
  );
}
