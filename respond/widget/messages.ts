/** Message of the page in the frame to the widget around it. */
export interface FrameWord {
  readonly orientir: 'close' | 'ended';
}

/** Whether a message is one of those. */
export const isFrameWord = (data: unknown): data is FrameWord =>
  typeof data === 'object' &&
  data !== null &&
  'orientir' in data &&
  (data.orientir === 'close' || data.orientir === 'ended');
