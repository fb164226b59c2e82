import { DONE, LOADING, ready } from '@orientir/library/domain/core';
import { NO_RESEARCH_FILTER, type ResearchSummary } from '@orientir/library/domain/research';
import { ResearchScreen } from '@orientir/library/features/research';
import { useState } from 'react';

const STUDIES: readonly ResearchSummary[] = [
  {
    id: 'first',
    title: 'Первые интервью',
    description: 'Как команды выбирают, что проверять',
    status: 'completed',
    type: 'interviews',
    participants: 6,
    startDate: '2026-03-02',
    endDate: '2026-03-20',
    author: 'Анна Ветрова',
    experimentIds: [],
    audienceId: null,
    createdAt: '2026-03-02T09:00:00.000Z',
  },
];

const nothing = () => undefined;
const done = () => Promise.resolve(DONE);
const later = () => new Promise<never>(nothing);
const stored = () => Promise.resolve({ whole: DONE, each: [] });
const edits = {
  saveStudy: done,
  setStatus: nothing,
  saveInsight: done,
  removeInsight: nothing,
  restoreStudy: done,
  saveHypothesis: done,
  restoreHypothesis: done,
};
const files = {
  onAdd: done,
  onReplace: done,
  onAttach: done,
  onRename: done,
  onMove: done,
  onRemove: done,
  onFailedUnseen: nothing,
};

/** Экран исследований: всё видимое приходит свойствами, всё сделанное уходит обратными вызовами. */
export function First() {
  const [filter, setFilter] = useState(NO_RESEARCH_FILTER);
  return (
    <ResearchScreen
      studies={ready(STUDIES)}
      brokenCount={0}
      filter={filter}
      onFilterChange={setFilter}
      textHits={new Map()}
      openId={null}
      opened={LOADING}
      onOpenChange={nothing}
      reading={null}
      onRead={nothing}
      linksHref={(kind, id) => `#${kind}-${id}`}
      experimentOptions={ready([])}
      hypothesisOptions={ready([])}
      audienceOptions={ready([])}
      author=""
      edits={edits}
      files={files}
      onUpload={done}
      onUploadFolder={stored}
      onUploadInvalid={nothing}
      onExport={done}
      onAddToBacklog={done}
      onDelete={done}
      onDownload={nothing}
      onReport={nothing}
      refi={later}
      onRetry={nothing}
    />
  );
}
