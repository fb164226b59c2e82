import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { counted } from '#src/domain/core/format.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { LeaveDialog, type LeaveDialogProps } from '#src/features/team/LeaveDialog.tsx';

import { StoreError } from '#src/domain/core/storeError.ts';

import { useCompanyChoice } from '../company.ts';
import { forgetCompany } from '../drafts/forgetCompany.ts';
import { attempt, explain } from '../outcomes.ts';
import { showSuccess } from '../toast.ts';
import { useStore } from '#store/StoreContext.ts';
import { takeCopy } from '#store/team/joinAndLeave.ts';
import { PROBLEM_WORDS } from './problems.ts';

export interface LeaveHostProps {
  /** The open company, a shared one. */
  companyId: string;
  companyName: string;
  /** Changes that have not been sent. */
  unsent: number;
  /** Number of unsent files, of a user who has left the company. */
  files: number;
  /** Keeps the unsent changes of a user who has left the company. Null: they take the whole company along. */
  takeOwn: (() => Promise<boolean>) | null;
  /** Called when the question is put away, answered or not. */
  onClose: () => void;
}

/** Why some files are not in the copy. */
const missingWords = (files: number): string =>
  `${counted(files, ['файла', 'файлов', 'файлов'])} нет и на сервере: у того, кто добавил, это ещё отправляется или не поместилось.`;

/** Notes on the company that opens after a browser's only one. */
const OPENED = {
  sample: ' Других компаний здесь не было: открыт пример, с которого начинают.',
  empty: ' Других компаний здесь не было: открыта пустая, переименуйте её в настройках.',
} as const;

/** «Забрать копию и выйти» over the server. */
export function LeaveHost({ companyId, companyName, unsent, files, takeOwn, onClose }: LeaveHostProps) {
  const [fetching, setFetching] = useState<LeaveDialogProps['fetching']>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const store = useStore();
  const { chooseCompany } = useCompanyChoice();
  const navigate = useNavigate();
  const takeOff = (): Promise<Outcome> =>
    attempt(async () => {
      if (takeOwn && !(await takeOwn())) throw new StoreError('aborted', 'not saved');
      // The content open there is in no other company: no message says that it was not found.
      void navigate({ search: '' }, { replace: true });
      const { companyAfter } = await import('./leaveActions.ts');
      const next = await companyAfter(store);
      await store.eraseCompany(companyId);
      forgetCompany(companyId);
      showSuccess(
        'Компании в этом браузере больше нет',
        `${companyName}.${next.made === null ? '' : OPENED[next.made]}`,
      );
      chooseCompany(next.id);
    });
  const leave = async (): Promise<Outcome> => {
    if (takeOwn) return takeOff();
    const controller = new AbortController();
    stopper.current = controller;
    try {
      const result = await takeCopy({
        companyId,
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
      files={files}
      isOut={takeOwn !== null}
      fetching={fetching}
      onLeave={leave}
      onStop={() => stopper.current?.abort()}
      onClose={onClose}
    />
  );
}
