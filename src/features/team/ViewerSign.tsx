import { Eye } from 'lucide-react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { IconButton } from '../../ui/IconButton.tsx';

export interface ViewerSignProps {
  /** Opens the panel of the team: it says what the person may do, and whom to ask for more. */
  onOpen: () => void;
}

/* A phone's header has no room for it; the panel behind the cloud says the same. */
const Place = styled.span`
  display: contents;
  ${media.mobile} {
    display: none;
  }
`;

/** In the header, for who only reads in a shared company. */
export function ViewerSign({ onOpen }: ViewerSignProps) {
  return (
    <Place>
      <IconButton
        label="Вы наблюдатель: можно читать и комментировать"
        icon={<Eye />}
        aria-haspopup="dialog"
        onClick={onOpen}
      />
    </Place>
  );
}
