import { historyPlace } from '../../routing/historyUrl.ts';
import { CompanyHistoryHost } from './CompanyHistoryHost.tsx';
import { JournalHost } from './JournalHost.tsx';
import { RecordHistoryHost } from './RecordHistoryHost.tsx';

export interface HistoryOverlayProps {
  /** Subject of the history, from the address. */
  at: string;
  /** Called when it is to close. */
  onClose: () => void;
}

/** The history that an address names: of a record, of the company, or the journal of its owners. */
export function HistoryOverlay({ at, onClose }: HistoryOverlayProps) {
  const place = historyPlace(at);
  if (place?.of === 'record') return <RecordHistoryHost name={place.name} onClose={onClose} />;
  if (place?.of === 'journal') return <JournalHost onClose={onClose} />;
  return place ? <CompanyHistoryHost onClose={onClose} /> : null;
}
