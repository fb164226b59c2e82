import { css } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

/** The look every field shares: TextField, TextArea, NumberField, Select. 16 px text, so that iOS does not zoom in. */
export const controlCss = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 40px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-edge);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: ${fontSizes.md};
  line-height: 1.375rem;

  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  &::placeholder {
    color: var(--color-ink-soft);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--color-ink-soft);
  }
  &[aria-invalid='true'],
  &[aria-invalid='true']:hover:not(:disabled) {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }
  &:disabled {
    border-color: var(--color-hairline);
    background: var(--color-sunken);
    color: var(--color-ink-soft);
    cursor: not-allowed;
    opacity: 1;
  }
  /* It is read, and copied from; only nothing can be typed. */
  &[data-barred] {
    border-style: dashed;
    background: transparent;
    cursor: not-allowed;
  }
  &[data-barred]:hover:not(:disabled) {
    border-color: var(--color-edge);
  }
  @media (forced-colors: active) {
    &::placeholder {
      color: GrayText;
    }
  }
  ${media.mobile} {
    min-height: 44px;
    padding-block: calc(${spaces[3]}px - 2px);
  }
`;
