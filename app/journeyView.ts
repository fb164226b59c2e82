import { readJourneyPlace, readStage, type JourneyFilter } from '#src/domain/journey.ts';
import type { Stage } from '#src/domain/stage.ts';
import type { TacticsView } from '#src/features/tactics/TacticsActions.tsx';

import { setOrDrop, type UrlCodec } from './useUrlState.ts';

/** What the screen Тактика shows, as its address has it. */
export interface JourneyUrl {
  readonly stage: Stage;
  /** What the address says in the place of a stage when it names none. */
  readonly unknownStage: string | null;
  readonly view: TacticsView;
  readonly filter: JourneyFilter;
  /** The open touchpoint. */
  readonly open: string | null;
  /** Whether the map counts examples. */
  readonly withExamples: boolean;
}

function readView(text: string | null): TacticsView {
  return text === 'cjm' || text === 'map' ? text : 'list';
}

/** `?stage=…&view=…&q=…&where=…&open=…&examples=0` */
export const JOURNEY_URL: UrlCodec<JourneyUrl> = {
  read: (params) => {
    const { stage, unknown } = readStage(params.get('stage'));
    return {
      stage,
      unknownStage: unknown,
      view: readView(params.get('view')),
      filter: { query: params.get('q') ?? '', where: readJourneyPlace(params.get('where')) },
      open: params.get('open'),
      withExamples: params.get('examples') !== '0',
    };
  },
  write: (url, params) => {
    setOrDrop(params, 'stage', url.unknownStage ?? url.stage, 'awareness');
    setOrDrop(params, 'view', url.view, 'list');
    setOrDrop(params, 'q', url.filter.query);
    setOrDrop(params, 'where', url.filter.where, 'all');
    setOrDrop(params, 'open', url.open ?? '');
    setOrDrop(params, 'examples', url.withExamples ? '' : '0');
  },
};
