import { useState } from 'react';
import { fn, screen } from 'storybook/test';

import { ready } from '#src/domain/core/loadable.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import { NO_RESEARCH_FILTER } from '#src/domain/research/filter.ts';
import { MaterialReader, type MaterialReaderProps } from '#src/features/research/reading/MaterialReader.tsx';
import { ResearchScreen, type ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';

import {
  experimentOptions,
  hypothesisOptions,
  audienceOptions,
  edits,
  fileActions,
  legacyDocument,
  material,
  openStudy,
  recording,
  summaries,
  textOf,
} from './sampleStudy.ts';
import { linksHref } from '../../linksHref.ts';
import { readingOf, unmarked } from './reading/sampleReading.ts';
import { loads, refiActs } from './files/refi/sampleRefi.ts';

/** Keeps what the address keeps in the app: the filter, the open study and the material that is read. */
export function Demo(props: ResearchScreenProps & { readId?: string }) {
  const [filter, setFilter] = useState(props.filter);
  const [openId, setOpenId] = useState(props.openId);
  const [read, setRead] = useState<{ id: string; place: MaterialReaderProps['place'] } | null>(
    props.readId === undefined ? null : { id: props.readId, place: null },
  );
  const onRead: ResearchScreenProps['onRead'] = (id, place) => {
    props.onRead(id, place);
    setRead(id === null ? null : { id, place });
  };
  return (
    <ResearchScreen
      {...props}
      filter={filter}
      openId={openId}
      reading={
        read ? (
          <MaterialReader
            {...readingOf(unmarked)}
            material={material(read.id)}
            text={ready(textOf(read.id))}
            place={read.place}
            onClose={() => onRead(null, null)}
            onOpenMaterial={({ id }) => onRead(id, null)}
            onRetry={props.onRetry}
          />
        ) : null
      }
      onFilterChange={(next, how) => {
        props.onFilterChange(next, how);
        setFilter(next);
      }}
      onOpenChange={(id) => {
        props.onOpenChange(id);
        setOpenId(id);
      }}
      onRead={onRead}
    />
  );
}

/** A study with everything in it. */
export const full = openStudy('research-edtech', [recording, legacyDocument]);

/** The field that searches the list. */
export const search = () => screen.getByRole('searchbox', { name: 'Поиск исследований...' });

/** The heading of the list, which counts. */
export const listTitle = (count: string) =>
  screen.findByRole('heading', { level: 2, name: `Список исследований (${count})` });

/** The row of a study by the beginning of its title. */
export const row = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });

/** The same once it is drawn. */
export const drawn = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`) });

/** The text of the material that the stories open. */
export const text = textOf('material-42');

/** Shared args of all stories of ResearchScreen; each story changes its own. */
export const screenArgs = {
  studies: ready(summaries),
  brokenCount: 0,
  filter: NO_RESEARCH_FILTER,
  textHits: new Map(),
  openId: null,
  opened: ready(full),
  linksHref,
  experimentOptions: ready(experimentOptions),
  hypothesisOptions: ready(hypothesisOptions),
  audienceOptions: ready(audienceOptions),
  onFilterChange: fn(),
  onOpenChange: fn(),
  onRetry: fn(),
  author: 'Анна Ковалёва',
  edits,
  onUpload: fn(() => Promise.resolve(DONE)),
  onUploadFolder: fn(() => Promise.resolve({ whole: DONE, each: [] })),
  onUploadInvalid: fn(),
  onExport: fn<ResearchScreenProps['onExport']>(() => Promise.resolve()),
  onAddToBacklog: fn(() => Promise.resolve(DONE)),
  onDelete: fn(() => Promise.resolve(DONE)),
  onRead: fn(),
  files: fileActions(),
  onDownload: fn(),
  onReport: fn(),
  onInterview: fn(),
  refi: loads(refiActs()),
};
