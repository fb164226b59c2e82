import { transcriptPassageOf } from '#src/domain/evidence/verbatim/named.ts';
import type { CitedPassage } from '#src/domain/evidence/verbatim/cited.ts';
import type { AskedTranscript } from '#src/domain/evidence/verbatim/numbered.ts';
import { proposeFromTranscripts, type Proposed } from '#src/domain/model/proposing.ts';
import type { AskTask, ReadingProgress } from '#src/domain/model/reading.ts';
import { modelTroubleWords } from '#src/domain/model/words.ts';
import type { People } from '#src/domain/research/participant.ts';
import type { Material } from '#src/domain/research/research.ts';
import type { ModelFound } from '#src/features/research/across/findings/modelProposals.ts';

import { readPeople } from '../../../shared/people.ts';
import { askedTranscripts, readInWords } from '../../../shared/team/askedTranscripts.ts';
import { askModel } from '../../../shared/team/askModel.ts';
import type { Store } from '#store/port.ts';
import { personIn } from './useSearchedTranscripts.ts';

/** Subject of a request to the model. */
export interface AskedAbout {
  readonly materials: readonly Material[];
  readonly people: People;
}

/** Returns a model's proposals, as they are shown. */
function foundOf(
  { model, found, hypotheses, leftOut, read, parts, trouble, sentences }: Proposed,
  talks: readonly AskedTranscript[],
  people: People,
  name: string,
): ModelFound {
  const known = new Map(talks.map((talk) => [talk.interview, talk]));
  const kinds = new Map(
    found.map(({ interview, start, end, kind }) => [`${interview}:${start}-${end}`, kind] as const),
  );
  const passageOf = (cited: CitedPassage) => {
    const talk = known.get(cited.interview) ?? { text: '', turns: [] };
    const kind = kinds.get(`${cited.interview}:${cited.start}-${cited.end}`) ?? null;
    return transcriptPassageOf(cited, kind, talk, personIn(cited.speaker, cited.interview, people));
  };
  return {
    madeBy: {
      model: model || name,
      read: readInWords(talks, sentences),
    },
    hypotheses: hypotheses.map((one, index) => ({
      ...one,
      key: `${index}:${one.wording.text}`,
      inFavour: one.inFavour.map(passageOf),
      against: one.against.map(passageOf),
    })),
    findings: found.map(passageOf),
    leftOut,
    read,
    parts,
    trouble: trouble === null ? '' : modelTroubleWords(trouble),
  };
}

/** Asks the company's model about some talks: what it would underline, and what hypotheses it would make of it. */
export async function askProposals(
  store: Store,
  { materials, people }: AskedAbout,
  name: string,
  signal: AbortSignal,
  onProgress: (now: ReadingProgress, found: number) => void,
): Promise<ModelFound> {
  const [talks, { known }] = await Promise.all([askedTranscripts(store, materials), readPeople(store)]);
  const ask: AskTask = (task, input) => askModel(store.companyId, task, input, { signal });
  const proposed = await proposeFromTranscripts(talks, known, ask, (now, found) => onProgress(now, found.length));
  return foundOf(proposed, talks, people, name);
}
