import { useEffect, useRef, useState } from 'react';

import { counted } from '#src/domain/core/format.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { LeaveDialog, type LeaveDialogProps } from '#src/features/team/LeaveDialog.tsx';

import { explain } from '../outcomes.ts';
import { showSuccess } from '../toast.ts';
import { takeCopy } from '../../workspace/team/joinAndLeave.ts';
import { PROBLEM_WORDS } from './problems.ts';

export interface LeaveHostProps {
  /** The open company, a shared one. */
  companyId: string;
  companyName: string;
  /** Changes that have not been sent. */
  unsent: number;
  /** The server gives this person nothing of it any more: what is here is all there is to take. */
  isOut: boolean;
  /** Called when the question is put away, answered or not. */
  onClose: () => void;
}

/** Why some files are not in the copy. */
const missingWords = (files: number): string =>
  `${counted(files, ['файла', 'файлов', 'файлов'])} нет и на сервере: у того, кто добавил, это ещё отправляется или не поместилось.`;

/** «Забрать копию и выйти» over the server. */
export function LeaveHost({ companyId, companyName, unsent, isOut, onClose }: LeaveHostProps) {
  const [fetching, setFetching] = useState<LeaveDialogProps['fetching']>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const leave = async (): Promise<Outcome> => {
    const controller = new AbortController();
    stopper.current = controller;
    try {
      const result = await takeCopy({
        companyId,
        anyway: isOut,
        signal: controller.signal,
        onProgress: (done, total) => setFetching({ done, total }),
      });
      if (result.kind === 'failed') return refused(PROBLEM_WORDS[result.why]);
      const missing = result.filesMissing > 0 ? ` ${missingWords(result.filesMissing)}` : '';
      showSuccess('Копия в этом браузере', `Правки коллег сюда больше не приходят.${missing}`);
      return DONE;
    } catch (error) {
      return refused(explain(error));
    } finally {
      setFetching(null);
    }
  };
  return (
    <LeaveDialog
      companyName={companyName}
      unsent={unsent}
      isOut={isOut}
      fetching={fetching}
      onLeave={leave}
      onStop={() => stopper.current?.abort()}
      onClose={onClose}
    />
  );
}
