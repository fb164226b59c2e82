import { RotateCcw } from 'lucide-react';
import { useState } from 'react';

import type { Outcome } from '../../domain/core/outcome.ts';
import { NBSP, quoted } from '../../domain/core/format.ts';
import { SCREEN_HEADINGS } from '../../domain/core/screenHeadings.ts';
import { AlsoHere } from '../../patterns/AlsoHere.tsx';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { Button } from '../../ui/Button.tsx';
import { onDemand } from '../../ui/onDemand.ts';

/** Few begin anew: it comes with the press. */
const RestartDialog = onDemand(() => import('./RestartDialog.tsx').then((module) => module.RestartDialog));

export interface ChatHeadProps {
  /** The interview, where it is known: in a shared company, who else has it open is said. */
  interviewId: string | null;
  /** The product whose board the answers fill, where the company has several. Default: there is one, and nothing is said of it. */
  product?: string | undefined;
  /** The person has said something: there is something to begin anew. */
  begun: boolean;
  /** Something is being stored. */
  busy: boolean;
  /** Files were given. */
  withFiles: boolean;
  /** How many questions are answered. */
  answers: number;
  /** Whether a new beginning was requested in words: the dialog is open. */
  isAsked: boolean;
  /** The dialog was closed. */
  onSeen: () => void;
  /** Everything from the beginning, confirmed. */
  onRestart: () => Promise<Outcome>;
}

/** The assistant's heading, and the way back to the beginning. */
export function ChatHead(props: ChatHeadProps) {
  const { interviewId, product, begun, busy, withFiles, answers, isAsked, onSeen, onRestart } = props;
  const [asking, setAsking] = useState(false);
  const { title, subtitle } = SCREEN_HEADINGS.chat;
  return (
    <div>
      <PageHeader
        title={title}
        subtitle={product === undefined ? subtitle : `${subtitle} продукта${NBSP}${quoted(product)}`}
        actions={
          begun ? (
            <Button needs="Researcher" size="sm" icon={<RotateCcw />} disabled={busy} onClick={() => setAsking(true)}>
              Начать заново
            </Button>
          ) : undefined
        }
      />
      {interviewId === null ? null : <AlsoHere kind="interview" id={interviewId} place="gap" />}
      {asking || isAsked ? (
        <RestartDialog
          open
          onOpenChange={(open) => {
            setAsking(open);
            if (!open) onSeen();
          }}
          withFiles={withFiles}
          answers={answers}
          onRestart={onRestart}
        />
      ) : null}
    </div>
  );
}
