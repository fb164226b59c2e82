import { counted } from '#src/domain/core/format.ts';
import { living } from '#src/domain/core/record.ts';
import type { AskedTranscript } from '#src/domain/evidence/verbatim/numbered.ts';
import type { Material } from '#src/domain/research/research.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

import type { Store } from '#store/port.ts';

const TALKS = ['разговор', 'разговора', 'разговоров'] as const;
const SENTENCES = ['предложение', 'предложения', 'предложений'] as const;

/** Talks that a model is asked about, out of their materials. */
export async function askedTranscripts(store: Store, materials: readonly Material[]): Promise<AskedTranscript[]> {
  const texts = await Promise.all(materials.map(({ id }) => store.get('materialText', id)));
  return materials.map(({ id, speakers }, index) => {
    const transcript = living(texts[index]) ?? { text: '', labels: null };
    return { interview: id, text: transcript.text, turns: turnsOf(transcript, speakers) };
  });
}

/** Returns the amount of talk that a model read: «5 разговоров, 214 предложений». */
export const readInWords = (talks: readonly AskedTranscript[], sentences: number): string =>
  `${counted(talks.length, TALKS)}, ${counted(sentences, SENTENCES)}`;
