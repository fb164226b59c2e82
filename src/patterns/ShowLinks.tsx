import { Waypoints } from 'lucide-react';

import { LinkButton } from '../ui/LinkButton.tsx';

export interface ShowLinksProps {
  /** Address that opens the dialog «Связи» over the present screen. */
  href: string;
  /** Name of the record, for screen reader users, who hear the link without its surroundings. */
  of: string;
  /** `button` with its word, `icon` beside other icons. Default `button`. */
  variant?: 'button' | 'icon';
  /** Height, as of a Button beside it: `sm` 32 px, `md` 40 px; both 44 px on a phone. Default `sm`. */
  size?: 'sm' | 'md';
}

/** «Связи»: the way to what a record comes from and what came of it. */
export function ShowLinks({ href, of, variant = 'button', size = 'sm' }: ShowLinksProps) {
  const isIcon = variant === 'icon';
  return (
    <LinkButton
      href={href}
      aria-label={`Связи: ${of}`}
      tooltip={isIcon ? 'Связи' : undefined}
      variant={isIcon ? 'quiet' : 'secondary'}
      size={size}
      icon={<Waypoints />}
    >
      {isIcon ? null : 'Связи'}
    </LinkButton>
  );
}
