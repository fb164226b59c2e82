import { LeaveHost } from '../../shared/team/LeaveHost.tsx';
import { useStore } from '#store/StoreContext.ts';
import { saveUnsent } from './saveUnsent.ts';

export interface LeaveOutProps {
  /** The company that one is not of any more. */
  companyName: string;
  /** Changes of one's own that the server never got. */
  unsent: number;
  /** Files of one's own that the server never got. */
  files: number;
  /** Called when the question is put away, answered or not. */
  onClose: () => void;
}

/** Dialog to leave a company for a user who was removed from it: with their unsent changes only. */
export function LeaveOut({ companyName, unsent, files, onClose }: LeaveOutProps) {
  const store = useStore();
  return (
    <LeaveHost
      companyId={store.companyId}
      companyName={companyName}
      unsent={unsent}
      files={files}
      takeOwn={() => saveUnsent(store, companyName)}
      onClose={onClose}
    />
  );
}
