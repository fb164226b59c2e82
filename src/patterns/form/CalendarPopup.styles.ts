/** How CalendarPopup looks. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

export const Frame = styled.div`
  padding: ${spaces[2]}px;
  --day: min(2.5rem, calc((var(--radix-popover-content-available-width) - 18px) / 7));

  & .rdp-root,
  & .rdp-month {
    position: relative;
  }
  /* As high as a month of six weeks, so that nothing moves under the pointer from month to month. */
  & .rdp-month {
    min-height: calc(72px + 6 * var(--day));
  }
  & .rdp-month_caption {
    display: grid;
    place-items: center;
    min-height: 40px;
    padding-inline: 44px;
    font-weight: 600;
    text-align: center;
  }
  & .rdp-caption_label::first-letter {
    text-transform: uppercase;
  }
  & .rdp-nav {
    position: absolute;
    z-index: 1;
    inset: 0 0 auto;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }
  & :is(.rdp-button_previous, .rdp-button_next) {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    padding: 0;
    border: 0;
    border-radius: ${radii.small}px;
    background: none;
    color: var(--color-ink-soft);
    cursor: pointer;
    pointer-events: auto;
  }
  & :is(.rdp-button_previous, .rdp-button_next)[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.45;
  }
  & :is(.rdp-button_previous, .rdp-button_next, .rdp-day_button):hover:not(:disabled, [aria-disabled='true']) {
    background: var(--color-sunken);
    color: var(--color-ink);
  }
  & .rdp-month_grid {
    border-collapse: collapse;
  }
  & .rdp-weekday {
    height: 32px;
    padding: 0;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 400;
  }
  & .rdp-day {
    padding: 0;
    text-align: center;
  }
  & .rdp-day_button {
    display: grid;
    place-items: center;
    width: var(--day);
    height: var(--day);
    padding: 0;
    border: 1.5px solid transparent;
    border-radius: ${radii.small}px;
    background: none;
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & .rdp-today .rdp-day_button {
    border-color: var(--color-accent);
    color: var(--color-accent);
    font-weight: 600;
  }
  & .rdp-selected .rdp-day_button,
  & .rdp-selected .rdp-day_button:hover:not(:disabled) {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 600;
  }
  ${media.mobile} {
    --day: min(2.75rem, calc((var(--radix-popover-content-available-width) - 18px) / 7));
    & :is(.rdp-button_previous, .rdp-button_next) {
      width: 44px;
      height: 44px;
    }
  }
  @media (forced-colors: active) {
    & .rdp-today .rdp-day_button {
      text-decoration: underline;
    }
  }
`;
