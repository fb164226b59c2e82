import { RotateCcw } from 'lucide-react';
import { useState } from 'react';

import type { Outcome } from '../../domain/core/outcome.ts';
import { SCREEN_HEADINGS } from '../../domain/core/screenHeadings.ts';
import { AlsoHere } from '../../patterns/AlsoHere.tsx';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { Button } from '../../ui/Button.tsx';
import { RestartDialog } from './RestartDialog.tsx';

export interface ChatHeadProps {
  /** The interview, where it is known: in a shared company, who else has it open is said. */
  interviewId: string | null;
  /** The person has said something: there is something to begin anew. */
  begun: boolean;
  /** Something is being stored. */
  busy: boolean;
  /** Files were given. */
  withFiles: boolean;
  /** How many questions are answered. */
  answers: number;
  /** Everything from the beginning, confirmed. */
  onRestart: () => Promise<Outcome>;
}

/** The assistant's heading, and the way back to the beginning. */
export function ChatHead({ interviewId, begun, busy, withFiles, answers, onRestart }: ChatHeadProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <PageHeader
        {...SCREEN_HEADINGS.chat}
        actions={
          begun ? (
            <Button needs="Researcher" size="sm" icon={<RotateCcw />} disabled={busy} onClick={() => setAsking(true)}>
              Начать заново
            </Button>
          ) : undefined
        }
      />
      {interviewId === null ? null : <AlsoHere kind="interview" id={interviewId} place="gap" />}
      <RestartDialog
        open={asking}
        onOpenChange={setAsking}
        withFiles={withFiles}
        answers={answers}
        onRestart={onRestart}
      />
    </div>
  );
}
