import {
  readExperimentFilter,
  readStageFilter,
  type BacklogFilter,
  type ExperimentFilter,
} from '#src/domain/experiments/filter.ts';
import type { ExperimentsView } from '#src/features/experiments/useExperimentDialogs.ts';

import { PROOF_URL, proofUrl } from '../../shared/evidence/proofUrl.ts';
import { HISTORY_URL } from '../../routing/historyUrl.ts';
import { LINKS_URL } from '../../routing/linksUrl.ts';
import { setOrDrop, type UrlCodec } from '../../routing/useUrlState.ts';

/** State of the screen Эксперименты in its address. */
export interface ExperimentsUrl {
  readonly filter: ExperimentFilter;
  readonly view: ExperimentsView;
  /** The open experiment. */
  readonly open: string | null;
  readonly backlogOpen: boolean;
  readonly backlogFilter: BacklogFilter;
  /** The open hypothesis of the backlog. */
  readonly hypothesis: string | null;
  /** Whether «Связи» or a history lie over the screen; theirs to change. */
  readonly links: boolean;
}

const BACKLOG_PROOF_URL = proofUrl('b');

/** `?q=…&status=…&stage=…&proof=…&rank=proof&view=board&open=…&backlog=1&bq=…&bstage=…&bproof=…&brank=proof&hypothesis=…` */
export const EXPERIMENTS_URL: UrlCodec<ExperimentsUrl> = {
  read: (params) => ({
    filter: readExperimentFilter({
      query: params.get('q'),
      status: params.get('status'),
      stage: params.get('stage'),
      proof: params.get('proof'),
      rank: params.get('rank'),
    }),
    view: params.get('view') === 'board' ? 'board' : 'list',
    open: params.get('open') || null,
    backlogOpen: params.get('backlog') === '1',
    backlogFilter: {
      query: params.get('bq') ?? '',
      stage: readStageFilter(params.get('bstage')),
      ...BACKLOG_PROOF_URL.read(params),
    },
    hypothesis: params.get('hypothesis') || null,
    links: LINKS_URL.read(params) !== null || HISTORY_URL.read(params) !== null,
  }),
  write: (url, params) => {
    setOrDrop(params, 'q', url.filter.query);
    setOrDrop(params, 'status', url.filter.status, 'all');
    setOrDrop(params, 'stage', url.filter.stage, 'all');
    PROOF_URL.write(url.filter, params);
    setOrDrop(params, 'view', url.view, 'list');
    setOrDrop(params, 'open', url.open ?? '');
    setOrDrop(params, 'backlog', url.backlogOpen ? '1' : '');
    setOrDrop(params, 'bq', url.backlogFilter.query);
    setOrDrop(params, 'bstage', url.backlogFilter.stage, 'all');
    BACKLOG_PROOF_URL.write(url.backlogFilter, params);
    setOrDrop(params, 'hypothesis', url.hypothesis ?? '');
  },
};
