import {
  askedField,
  phaseOf,
  revisedField,
  uploaderShown,
  type Interview,
  type Proposal,
} from '../../domain/chat/interview.ts';
import { proposalLine } from '../../domain/chat/lines.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { ChatField } from '../../domain/boards/fields.ts';
import type { ChatFile } from './chatFile.ts';
import { chatLines, type ChatLine } from './chatLines.ts';

/** Input of an interview's view. */
export interface ChatViewOf {
  readonly interview: Loadable<Interview | null>;
  /** Keys of the bot's messages that are not shown yet. Default none. */
  readonly heldBack?: readonly string[] | undefined;
  readonly typing: boolean;
  readonly proposals: readonly Proposal[];
  readonly files: readonly ChatFile[];
  /** The finished board, if there is one. */
  readonly result: object | null;
  /** Changes of the board that wait for a yes. */
  readonly changes: readonly unknown[];
}

/** View of an interview at a moment. */
export interface ChatView {
  readonly lines: readonly ChatLine[];
  readonly proposals: readonly Proposal[];
  /** A link, or the first answer to a question, is waited for: help is offered; what was typed to a question may be no answer. */
  readonly help: 'link' | 'asked' | 'unclear' | null;
  /** Replaces the conversation once it is done. */
  readonly outcome: 'review' | 'board' | null;
  /** Files are asked for now; or files given before are still being read. */
  readonly upload: boolean;
  readonly late: readonly ChatFile[];
  /** The question whose answer is being changed. */
  readonly revised: ChatField | null;
  /** How many questions are answered. */
  readonly answered: number;
  /** The person has said something. */
  readonly begun: boolean;
}

function helpOf(interview: Interview): ChatView['help'] {
  if (phaseOf(interview) === 'link') return 'link';
  const field = askedField(interview);
  if (field === null || revisedField(interview) !== null) return null;
  return interview.unclear?.field === field ? 'unclear' : 'asked';
}

/** Says what of an interview is to be seen. */
export function chatView(of: ChatViewOf): ChatView {
  const { typing, files } = of;
  const interview = of.interview.state === 'ready' ? of.interview.value : null;
  const isDone = interview !== null && phaseOf(interview) === 'done';
  const reviewing = isDone && !typing && of.result === null && of.changes.length > 0;
  const all = interview ? chatLines(interview, of.heldBack) : [];
  const proposals = typing || interview === null ? [] : of.proposals;
  const upload = interview !== null && uploaderShown(interview) && (!typing || files.length > 0);
  return {
    // The card says the same, and can be answered.
    lines: proposals.length > 0 && all.at(-1)?.text === proposalLine(proposals) ? all.slice(0, -1) : all,
    proposals,
    help: typing || interview === null ? null : helpOf(interview),
    outcome: reviewing ? 'review' : isDone && of.result !== null ? 'board' : null,
    upload,
    late: upload ? [] : files.filter(({ state }) => state === 'reading'),
    revised: interview ? revisedField(interview) : null,
    answered: interview ? Object.keys(interview.answers).length : 0,
    begun: all.some(({ isBot }) => !isBot),
  };
}
