import type { Shape } from '../core/schema.ts';
import type { participantSchema, speakerSchema } from './schema.ts';

/** Somebody who was talked to, in one study or in several. */
export type Participant = Shape<typeof participantSchema>;
/** Who a speaker of a text is, as a person said. */
export type Speaker = Shape<typeof speakerSchema>;
