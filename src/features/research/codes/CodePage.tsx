import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Code } from '../../../domain/research/code.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CodeDialogs } from './CodeDialogs.tsx';
import { CodeHead } from './CodeHead.tsx';
import { CodePassages, type CodePassagesProps } from './CodePassages.tsx';
import type { CodeActs, CodeTask } from './codeTask.ts';
import type { OpenCode } from './openCode.ts';

export interface CodePageProps extends Omit<CodePassagesProps, 'found'> {
  /** The code; null when there is none such: it was deleted, or never was here. */
  opened: Loadable<OpenCode | null>;
  /** Address of the codebook. */
  bookHref: string;
  /** Actions on codes. */
  acts: CodeActs;
  /** The code is no more: it was deleted here, or merged into another. */
  onGone: (into: Code | null) => void;
  /** Called to load the failed data again. */
  onRetry: () => void;
}

const Page = styled.section`
  &:focus {
    outline: none;
  }
`;

/** A code's own page: who said something of it and what, what else they said there, and the way to each passage. */
export function CodePage(props: CodePageProps) {
  const { opened, onGone } = props;
  const [task, setTask] = useState<CodeTask | null>(null);
  const found = opened.state === 'ready' ? opened.value : null;
  // A code that another tab removes while its form is open: the form says so over the typed text.
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  const codes = found?.book.codes ?? kept?.book.codes.filter(({ id }) => id !== kept.code.id) ?? [];
  const root = useRef<HTMLElement>(null);
  // The link that led here is gone with its page: the focus comes to the beginning of this one.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    window.scrollTo(0, 0);
    root.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Page ref={root} tabIndex={-1} aria-label={(found ?? kept)?.code.name ?? 'Код'}>
      {opened.state === 'loading' ? <Skeleton height={320} /> : null}
      {opened.state === 'failed' ? (
        <ErrorState title="Код не открылся" message={opened.message} onRetry={props.onRetry} />
      ) : null}
      {opened.state === 'ready' && !found ? (
        <EmptyState
          title={kept ? `Кода ${quoted(kept.code.name)} больше нет` : 'Такого кода нет'}
          action={<Link href={props.bookHref}>Ко всем кодам</Link>}
        >
          {kept
            ? 'Его удалили или объединили с другим в другой вкладке. Отмеченные слова остались на своих местах.'
            : 'Его удалили или объединили с другим, или ссылка ведёт в другое рабочее пространство.'}
        </EmptyState>
      ) : null}
      {found ? <Whole {...props} found={found} onTask={setTask} /> : null}
      {kept ? (
        <CodeDialogs
          task={task}
          codes={codes}
          countUse={kept.book.countUse}
          acts={props.acts}
          onClose={() => setTask(null)}
          onGone={onGone}
        />
      ) : null}
    </Page>
  );
}

/** The page of a code that is there. */
function Whole(props: CodePageProps & { found: OpenCode; onTask: (task: CodeTask) => void }) {
  const { found, bookHref, codeHref, onTask } = props;
  const root = useRef<HTMLDivElement>(null);
  useFocusHome(root, useRef<HTMLElement>(null));
  return (
    <div ref={root}>
      <CodeHead code={found.code} codes={found.book.codes} bookHref={bookHref} codeHref={codeHref} onTask={onTask} />
      <CodePassages {...props} />
    </div>
  );
}
