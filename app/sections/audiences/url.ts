import { readAudienceSizeFilter, readAudienceStageFilter, type AudienceFilter } from '#src/domain/audiences/filter.ts';
import { readContactChoice, type ContactFilter } from '#src/domain/audiences/contactFilter.ts';

import { setOrDrop, type UrlCodec } from '../../routing/useUrlState.ts';

/** State of the screen Аудитории in its address. */
export interface AudiencesUrl {
  readonly filter: AudienceFilter;
  /** The unfolded audience. */
  readonly open: string | null;
  /** The persona whose dialog is open. */
  readonly persona: string | null;
  /** Filter of the unfolded audience's contacts. */
  readonly contacts: ContactFilter;
  /** The contact whose card is open: its list and its key there. */
  readonly contact: string | null;
}

/** `?q=…&stage=…&size=…&open=…&persona=…&people=…&segment=…&city=…&tag=…&consent=…&quiet=…&asked=…&contact=…` */
export const AUDIENCES_URL: UrlCodec<AudiencesUrl> = {
  read: (params) => ({
    filter: {
      query: params.get('q') ?? '',
      stage: readAudienceStageFilter(params.get('stage')),
      size: readAudienceSizeFilter(params.get('size')),
    },
    open: params.get('open') || null,
    persona: params.get('persona') || null,
    contacts: {
      query: params.get('people') ?? '',
      segment: params.get('segment') || 'all',
      city: params.get('city') || 'all',
      tag: params.get('tag') || 'all',
      consent: readContactChoice('consent', params.get('consent')),
      quiet: readContactChoice('quiet', params.get('quiet')),
      asked: readContactChoice('asked', params.get('asked')),
    },
    contact: params.get('contact') || null,
  }),
  write: (url, params) => {
    setOrDrop(params, 'q', url.filter.query);
    setOrDrop(params, 'stage', url.filter.stage, 'all');
    setOrDrop(params, 'size', url.filter.size, 'all');
    setOrDrop(params, 'open', url.open ?? '');
    setOrDrop(params, 'persona', url.persona ?? '');
    setOrDrop(params, 'people', url.contacts.query);
    for (const choice of ['segment', 'city', 'tag', 'consent', 'quiet', 'asked'] as const) {
      setOrDrop(params, choice, url.contacts[choice], 'all');
    }
    setOrDrop(params, 'contact', url.contact ?? '');
  },
};
