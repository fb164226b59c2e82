import { css } from 'styled-components';

/**
 * Shade at the edge behind which something that scrolls sideways on a surface goes on: two shades that stay, and two covers that
 * scroll with the content and hide them where it ends.
 */
export const scrollShadow = css`
  --shade: color-mix(in srgb, var(--color-ink) 24%, transparent);
  background:
    linear-gradient(to right, var(--color-surface) 40%, transparent) left / 32px 100% no-repeat local,
    linear-gradient(to left, var(--color-surface) 40%, transparent) right / 32px 100% no-repeat local,
    linear-gradient(to right, var(--shade), transparent) left / 12px 100% no-repeat scroll,
    linear-gradient(to left, var(--shade), transparent) right / 12px 100% no-repeat scroll;
`;
