import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { FormError } from '../../patterns/form/FormError.tsx';
import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** The server was asked, and has not told. */
export type Untold =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  /** The server keeps it, and there is no way there now. */
  | { readonly state: 'offline' };

/** Messages while the server's data are missing. */
export interface UntoldWords {
  /** «Читаем историю…», for screen readers. */
  readonly loading: string;
  /** «История не открылась». */
  readonly failed: string;
  /** Why it cannot be had without the server, and what to do. */
  readonly offline: string;
}

export interface HistoryFrameProps {
  /** Title of the dialog. */
  title: string;
  /** Subject of the dialog. */
  description?: string | undefined;
  /** Filter over the list. Default nothing. */
  filter?: ReactNode;
  /** Reason for missing content; null when it is there. */
  untold: Untold | null;
  /** Messages while the content is missing. */
  words: UntoldWords;
  /** Content. */
  children: ReactNode;
  /** Label of the button for the rest; null when all is there. */
  more: string | null;
  /** The rest is being fetched. Default false. */
  isFetching?: boolean;
  /** Why the rest did not come when it was asked for last; what has come stays. Default empty: it was not asked for, or came. */
  moreFailed?: string;
  /** Actions of the dialog, at its foot. Default nothing. */
  footer?: ReactNode;
  /** Fetches the rest. */
  onMore: () => void;
  /** Called to request the failed data again. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Filter = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 280px));
  gap: ${spaces[3]}px;
  margin-block-end: ${spaces[4]}px;

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: ${spaces[3]}px;
  padding-block: ${spaces[4]}px;
`;

function Waiting({ untold, words, onRetry }: Pick<HistoryFrameProps, 'words' | 'onRetry'> & { untold: Untold }) {
  switch (untold.state) {
    case 'loading':
      return (
        <output>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton height={240} />
        </output>
      );
    case 'failed':
      return <ErrorState title={words.failed} message={untold.message} onRetry={onRetry} />;
    case 'offline':
      return <ErrorState title="Нет связи с сервером" message={words.offline} onRetry={onRetry} />;
  }
}

/** Frame of what the server tells as a list: of a record's history, of what has changed, of the journal. */
export function HistoryFrame(props: HistoryFrameProps) {
  const { untold, filter, more, isFetching = false, moreFailed = '', onMore, onClose } = props;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={props.title}
      description={props.description}
      footer={props.footer}
    >
      {filter ? <Filter>{filter}</Filter> : null}
      {untold ? <Waiting untold={untold} words={props.words} onRetry={props.onRetry} /> : props.children}
      {untold === null && more !== null ? (
        <More>
          <FormError message={moreFailed} />
          {/* The button that was pressed stays, and the focus with it. */}
          <Button busy={isFetching} onClick={onMore}>
            {moreFailed === '' ? more : 'Повторить'}
          </Button>
        </More>
      ) : null}
    </Dialog>
  );
}
