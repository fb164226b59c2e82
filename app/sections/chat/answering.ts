import type { ChatField } from '#src/domain/boards/fields.ts';

import type { ChatSession } from './session.ts';

/** Returns the answer to a question, besides its message. */
export const answering = (step: ChatSession['step']) => ({
  onAccept: (index: number) => step({ type: 'accept', index }),
  onDismiss: () => step({ type: 'decline' }),
  onTakeAnyway: () => step({ type: 'takeAnyway' }),
  onExplain: () => step({ type: 'explain' }),
  onLater: () => step({ type: 'later' }),
  onSkip: () => step({ type: 'skip' }),
  onGoBack: (field: ChatField) => step({ type: 'goBack', field }),
  onKeep: () => step({ type: 'keep' }),
  onLeaveBoard: () => step({ type: 'leaveBoard' }),
});
