import { Eye } from 'lucide-react';
import { styled } from 'styled-components';

import { IconButton } from '../../ui/IconButton.tsx';

export interface ViewerSignProps {
  /** Opens the panel of the team: it says what the person may do, and whom to ask for more. */
  onOpen: () => void;
}

/* The header of a phone and of a narrow tablet has no room for it; the panel behind the cloud says the same. */
const Place = styled.span`
  display: contents;
  @media (max-width: 839px) {
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
