import type { StatusProposal as Proposal } from '../../domain/research/editing.ts';
import type { ResearchStatus } from '../../domain/research/research.ts';
import { Button } from '../../ui/Button.tsx';
import { QuietLine } from '../../patterns/QuietLine.tsx';

export interface StatusProposalProps {
  /** The status that the study seems to have reached, and why. */
  proposal: Proposal;
  /** The person says that it is so. */
  onAccept: (status: ResearchStatus) => void;
}

/** Question, and the label of the button. */
const WORDS: Readonly<Record<ResearchStatus, readonly [question: string, action: string]>> = {
  completed: ['Завершить исследование?', 'Завершить'],
  in_progress: ['Начать исследование?', 'Начать'],
  planning: ['Вернуть в планы?', 'Вернуть в планы'],
  on_hold: ['Приостановить исследование?', 'Приостановить'],
};

/** A quiet line that proposes the status a study seems to have reached. Nothing changes by itself (R61). */
export function StatusProposal({ proposal, onAccept }: StatusProposalProps) {
  const [question, action] = WORDS[proposal.status];
  return (
    <QuietLine
      actions={
        <Button needs="Researcher" size="sm" onClick={() => onAccept(proposal.status)}>
          {action}
        </Button>
      }
    >
      {proposal.because} {question}
    </QuietLine>
  );
}
