import { readAudienceSizeFilter, readAudienceStageFilter, type AudienceFilter } from '#src/domain/audiences/filter.ts';

import { setOrDrop, type UrlCodec } from '../../routing/useUrlState.ts';

/** What the screen Аудитории shows, as its address has it. */
export interface AudiencesUrl {
  readonly filter: AudienceFilter;
  /** The unfolded audience. */
  readonly open: string | null;
  /** The persona whose dialog is open. */
  readonly persona: string | null;
}

/** `?q=…&stage=…&size=…&open=…&persona=…` */
export const AUDIENCES_URL: UrlCodec<AudiencesUrl> = {
  read: (params) => ({
    filter: {
      query: params.get('q') ?? '',
      stage: readAudienceStageFilter(params.get('stage')),
      size: readAudienceSizeFilter(params.get('size')),
    },
    open: params.get('open') || null,
    persona: params.get('persona') || null,
  }),
  write: (url, params) => {
    setOrDrop(params, 'q', url.filter.query);
    setOrDrop(params, 'stage', url.filter.stage, 'all');
    setOrDrop(params, 'size', url.filter.size, 'all');
    setOrDrop(params, 'open', url.open ?? '');
    setOrDrop(params, 'persona', url.persona ?? '');
  },
};
