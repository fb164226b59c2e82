import { useState } from 'react';
import { styled } from 'styled-components';

import { fontSizes } from '../theme/tokens.ts';

export interface AvatarProps {
  /** The person's or company's name; its first two words give the initials, an empty one a sign for a person. Say it beside the picture: this is decoration. */
  name: string;
  /** Address of a picture; the initials stay when it cannot be loaded. */
  src?: string;
  /** 32, 40 or 64 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg';
}

const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border-radius: 50%;
  background: var(--color-accent-soft);
  color: var(--color-accent);
  font-size: ${fontSizes.sm};
  font-weight: 600;
  line-height: 1;
  user-select: none;

  &[data-size='sm'] {
    width: 32px;
    height: 32px;
    font-size: ${fontSizes.xs};
  }
  &[data-size='lg'] {
    width: 64px;
    height: 64px;
    font-size: ${fontSizes.lg};
  }
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** «Анна Петрова» → «АП»; quotes and other signs before a word do not count. */
function initials(name: string): string {
  return (name.match(/[\p{L}\p{N}][^\s]*/gu) ?? [])
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('ru'))
    .join('');
}

/** Icon for no particular person, or for a name not known yet. */
const SOMEBODY = (
  <svg viewBox="0 0 24 24" width="60%" fill="currentColor">
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21a8 8 0 0 1 16 0z" />
  </svg>
);

/** A person or company as a round picture, or as initials. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <Root aria-hidden data-decor="ground" data-size={size}>
      {src && src !== failed ? <Picture src={src} alt="" onError={() => setFailed(src)} /> : initials(name) || SOMEBODY}
    </Root>
  );
}
