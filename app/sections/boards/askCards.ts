import type { Board, BoardId } from '#src/domain/boards/board.ts';
import { contentOf } from '#src/domain/boards/cards.ts';
import type { CardProposal, CitableStudy } from '#src/domain/boards/learning/proposals.ts';
import { proposeCards } from '#src/domain/model/proposingCards.ts';
import type { ModelReading, ReadingProgress } from '#src/domain/model/reading.ts';
import { modelTroubleWords } from '#src/domain/model/words.ts';
import type { Material } from '#src/domain/research/research.ts';

import { readPeople } from '../../shared/people.ts';
import { askedTranscripts, readInWords } from '../../shared/team/askedTranscripts.ts';
import { askModel } from '../../shared/team/askModel.ts';
import type { Store } from '#store/port.ts';

/** Model's proposals for a board. */
export interface AskedCards extends Pick<ModelReading, 'leftOut' | 'read' | 'parts'> {
  readonly proposals: readonly CardProposal[];
  /** Why it did not go on, as a sentence; empty when it came to the end. */
  readonly trouble: string;
}

/** Subject of a model's reading, and its board. */
export interface AskedBoard {
  readonly boardId: BoardId;
  readonly board: Board | null;
  readonly studies: readonly CitableStudy[];
  readonly materials: readonly Material[];
}

/** Distinguishes lines over the same words. Reveals nothing of their content: no person's words may be in a key. */
function signOf(text: string): string {
  let sign = 0;
  for (const letter of text) sign = (sign * 31 + (letter.codePointAt(0) ?? 0)) % 4_294_967_291;
  return sign.toString(36);
}

/** Asks the company's model what a board could learn from interviews. The same line over the same words has the same key each time. */
export async function askCards(
  store: Store,
  { boardId, board, studies, materials }: AskedBoard,
  name: string,
  signal: AbortSignal,
  onProgress: (now: ReadingProgress, found: number) => void,
): Promise<AskedCards> {
  const [talks, { known }] = await Promise.all([askedTranscripts(store, materials), readPeople(store)]);
  const read = await proposeCards(
    talks,
    known,
    { boardId, contentOf: (field) => contentOf(board, field) },
    (task, input) => askModel(store.companyId, task, input, { signal }),
    (now, found) => onProgress(now, found.length),
  );
  const studyOf = new Map(materials.map(({ id, researchId }) => [id, researchId]));
  const titles = new Map(studies.map(({ id, title }) => [id, title]));
  const madeBy = { model: read.model || name, read: readInWords(talks, read.sentences) };
  const proposals = read.cards.map(({ field, wording, words }): CardProposal => {
    const [first] = words;
    return {
      key: ['model', field, first?.interview, first?.start, signOf(wording.text)].join(':'),
      field,
      insight: wording.text,
      quote: words.map(({ text }) => text).join(' '),
      researchId: null,
      experimentId: null,
      title: '',
      why: '',
      tried: null,
      byModel: {
        madeBy,
        words: words.map(({ interview, start, end, text }) => {
          const researchId = studyOf.get(interview) ?? '';
          const passage = { materialId: interview, start, end };
          return { researchId, title: titles.get(researchId) ?? '', quote: text, passage };
        }),
        missing: wording.quotes.flatMap(({ standing, written }) => (standing === 'missing' ? [written] : [])),
      },
    };
  });
  const { leftOut, parts, trouble } = read;
  return { proposals, leftOut, read: read.read, parts, trouble: trouble === null ? '' : modelTroubleWords(trouble) };
}
