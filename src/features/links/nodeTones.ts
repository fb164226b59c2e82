import type { LinkNode } from '../../domain/links/linkNode.ts';
import { STATUS_TONES, VERDICT_TONES } from '../../patterns/statusTones.ts';
import type { Tone } from '../../theme/tokens.ts';

/** Hue of a node: its stage's, its status' or its verdict's, as on the screens; the words beside it say the same. */
export function toneOf({ sign }: Pick<LinkNode, 'sign'>): Tone {
  if (sign === null) return 'neutral';
  if (sign.kind === 'stage') return sign.stage;
  return sign.kind === 'status' ? STATUS_TONES[sign.status] : VERDICT_TONES[sign.verdict];
}
