import { readJourneyPlace, readStage, type JourneyFilter } from '#src/domain/tactics/journeyFilter.ts';
import type { Stage } from '#src/domain/core/stage.ts';
import { touchpointId, TOUCHPOINTS } from '#src/domain/tactics/touchpoint.ts';
import type { TacticsView } from '#src/features/tactics/TacticsActions.tsx';

import { PROOF_URL } from '../../shared/evidence/proofUrl.ts';
import { setOrDrop, type UrlCodec } from '../../routing/useUrlState.ts';

/** State of the screen Тактика in its address. */
export interface JourneyUrl {
  readonly stage: Stage;
  /** Unknown stage name in the address; null when there is none. */
  readonly unknownStage: string | null;
  readonly view: TacticsView;
  readonly filter: JourneyFilter;
  /** The open touchpoint. */
  readonly open: string | null;
  /** Whether examples are wanted; null while the company's own default holds. */
  readonly examples: boolean | null;
}

function readView(text: string | null): TacticsView {
  return text === 'cjm' || text === 'map' ? text : 'list';
}

/** The touchpoint of a stage that an address names: one that there always is, or one from stored data. */
function readTouchpoint(stage: Stage, id: string | null): string | null {
  const isKnown = TOUCHPOINTS[stage].some((_, index) => touchpointId(stage, index) === id);
  return isKnown || id?.startsWith(`tp-${stage}-x-`) ? id : null;
}

const readWanted = (text: string | null): boolean | null => (text === '1' ? true : text === '0' ? false : null);

/** `?stage=…&view=…&q=…&where=…&proof=…&rank=proof&open=…&examples=1` */
export const JOURNEY_URL: UrlCodec<JourneyUrl> = {
  read: (params) => {
    const { stage, unknown } = readStage(params.get('stage'));
    return {
      stage,
      unknownStage: unknown,
      view: readView(params.get('view')),
      filter: { query: params.get('q') ?? '', where: readJourneyPlace(params.get('where')), ...PROOF_URL.read(params) },
      open: readTouchpoint(stage, params.get('open')),
      examples: readWanted(params.get('examples')),
    };
  },
  write: (url, params) => {
    setOrDrop(params, 'stage', url.unknownStage ?? url.stage, 'awareness');
    setOrDrop(params, 'view', url.view, 'list');
    setOrDrop(params, 'q', url.filter.query);
    setOrDrop(params, 'where', url.filter.where, 'all');
    PROOF_URL.write(url.filter, params);
    setOrDrop(params, 'open', url.open ?? '');
    setOrDrop(params, 'examples', url.examples === null ? '' : url.examples ? '1' : '0');
  },
};

/** The same without a stage that there is not: a notice tells of it. */
export const JOURNEY_ADDRESS: UrlCodec<JourneyUrl> = {
  read: (params) => ({ ...JOURNEY_URL.read(params), unknownStage: null }),
  write: JOURNEY_URL.write,
};
