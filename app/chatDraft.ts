import { useEffect, useState } from 'react';

/** How long typing rests before the draft is kept, ms. */
const REST = 300;

const keyOf = (companyId: string): string => `chat-draft:${companyId}`;

function read(companyId: string): string {
  try {
    return localStorage.getItem(keyOf(companyId)) ?? '';
  } catch {
    return '';
  }
}

function keep(companyId: string, draft: string): void {
  try {
    if (draft === '') localStorage.removeItem(keyOf(companyId));
    else localStorage.setItem(keyOf(companyId), draft);
  } catch {
    // Without storage the draft lives as long as the page; what is sent is stored elsewhere.
  }
}

/** Forgets what was half typed in a company that is no more. */
export function forgetChatDraft(companyId: string): void {
  keep(companyId, '');
}

/** The half-typed message of the chat; it outlives the tab (issue 6: closing it in the middle of the interview loses nothing). */
export function useChatDraft(companyId: string): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(() => read(companyId));
  useEffect(() => {
    const timer = setTimeout(() => keep(companyId, draft), REST);
    const leave = () => keep(companyId, draft);
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [companyId, draft]);
  return [draft, setDraft];
}
