import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { layers, scrollbarRoom, spaces, widths } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { isDialogOpen } from '../../ui/dialog/isDialogOpen.ts';
import { Sheet } from '../../ui/dialog/Sheet.tsx';

export interface CommentsFrameProps {
  /** The talk: a CommentsPanel. */
  children: ReactNode;
  /** It is to be closed: Escape, the button. */
  onClose: () => void;
}

/** From this width on there is room for the talk beside the record. */
const WIDE = '(min-width: 1200px)';

const Beside = styled.section`
  && {
    position: fixed;
    z-index: ${layers.bar};
    inset: 56px 0 0 auto;
    width: calc(${widths.talk} + ${scrollbarRoom});
    max-width: none;
    margin: 0;
    padding: ${spaces[4]}px ${spaces[4]}px ${spaces[6]}px;
    overflow: auto;
    overscroll-behavior: contain;
    border-inline-start: 1px solid var(--color-hairline);
    background: var(--color-paper);
  }
  &:focus {
    outline: none;
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: ${spaces[3]}px;
  }
  @media print {
    && {
      display: none;
    }
  }
`;

/** Frame beside the screen, which makes room for it. The keyboard focus enters it at once, and returns to its opener. */
function BesideFrame({ children, onClose }: CommentsFrameProps) {
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    document.documentElement.setAttribute('data-beside', '');
    return () => {
      document.documentElement.removeAttribute('data-beside');
      // A user who has gone on to something else keeps the focus there.
      const isLost = document.activeElement === document.body || document.activeElement === null;
      setTimeout(() => {
        if ((isLost || document.activeElement === document.body) && opener instanceof HTMLElement && opener.isConnected)
          opener.focus();
      });
    };
  }, []);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  return (
    <Beside
      ref={root}
      tabIndex={-1}
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 id={headingId}>Обсуждение</h2>
        <IconButton needs={null} label="Закрыть обсуждение" icon={<X />} onClick={onClose} />
      </header>
      {children}
    </Beside>
  );
}

/** Place of a talk: beside the record where there is room for both, over it on a narrow screen and over a dialog. */
export function CommentsFrame({ children, onClose }: CommentsFrameProps) {
  const [isBeside] = useState(() => window.matchMedia(WIDE).matches && !isDialogOpen());
  if (isBeside) return <BesideFrame onClose={onClose}>{children}</BesideFrame>;
  const side = window.matchMedia('(min-width: 768px)').matches ? 'right' : 'bottom';
  return (
    <Sheet
      open
      side={side}
      width={widths.talk}
      title="Обсуждение"
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      {children}
    </Sheet>
  );
}
