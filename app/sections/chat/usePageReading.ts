import { useEffect } from 'react';

import type { Interview } from '#src/domain/chat/interview.ts';
import { NO_SERVER_WORDS, pageProblemWords } from '#src/domain/chat/page.ts';
import type { ReadPage } from '#src/domain/chat/steps/interviewEvents.ts';
import { useMissingRole } from '#src/ui/context/rights.ts';
import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';

import type { Store } from '#store/port.ts';
import type { ChatSession } from './session.ts';

/** The page behind a link, as the server reads it. */
async function askFor(companyId: string, address: string): Promise<ReadPage> {
  const { readPage } = await import('#store/team/apis/pageApi.ts');
  const answer = await readPage(companyId, address, fetch);
  if (!answer.ok) return { address, text: null, problem: NO_SERVER_WORDS };
  if ('problem' in answer.value) return { address, text: null, problem: pageProblemWords(answer.value.problem) };
  const { title, text } = answer.value.page;
  return { address, text: `${title}\n\n${text}`, problem: '' };
}

/** Has the page read that the chat waits for: begun before a reload, it is begun again. */
export function usePageReading(store: Store, interview: Interview | null | undefined, step: ChatSession['step']): void {
  const isShared = useSharedCompany();
  const isBarred = useMissingRole('Researcher') !== null;
  const address = isShared && !isBarred && interview?.awaitsPage ? interview.companyLink : '';
  useEffect(() => {
    if (address === '') return;
    let isGone = false;
    void askFor(store.companyId, address).then((page) => {
      if (!isGone) void step({ type: 'pageRead', page });
    });
    return () => {
      isGone = true;
    };
  }, [store, address, step]);
}
