/** How Dialog looks. */

import { Content, Description, Overlay, Title } from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { durations, fontSizes, layers, radii, spaces } from '../../theme/tokens.ts';

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const fromLeft = keyframes`
  from { opacity: 0; transform: translateX(-24px); }
`;

const fromRight = keyframes`
  from { opacity: 0; transform: translateX(24px); }
`;

const fromBottom = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`;

// Scrim and frame share a layer: a dialog opened from a dialog comes later in the page and so covers the first.
export const Scrim = styled(Overlay)`
  position: fixed;
  z-index: ${layers.dialog};
  inset: 0;
  background: var(--color-scrim);
  ${media.motion} {
    animation: ${fade} ${durations.fast}ms;
  }
  ${media.print} {
    display: none;
  }
`;

// The frame itself scrolls, under a sticky heading and footer, so that the arrow keys scroll from any focused control.
export const Frame = styled(Content)`
  position: fixed;
  z-index: ${layers.dialog};
  display: flex;
  flex-direction: column;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 72px;
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  outline: none;

  &[data-placement='center'] {
    inset: 0;
    width: min(var(--dialog-width), calc(100vw - 64px));
    height: fit-content;
    max-height: calc(100dvh - 64px);
    margin: auto;
    border-radius: ${radii.block}px;
    --dialog-width: 560px;
  }
  &[data-size='sm'] {
    --dialog-width: 440px;
  }
  &[data-size='lg'] {
    --dialog-width: 880px;
  }
  &[data-placement='left'] {
    inset: 0 auto 0 0;
    width: min(var(--sheet-width), calc(100vw - 48px));
  }
  &[data-placement='right'] {
    inset: 0 0 0 auto;
    width: min(var(--sheet-width), calc(100vw - 48px));
  }
  &[data-placement='bottom'] {
    inset: auto 0 0;
    max-width: 720px;
    max-height: 85dvh;
    margin-inline: auto;
    border-radius: ${radii.block}px ${radii.block}px 0 0;
  }
  ${media.mobile} {
    &[data-placement='center'] {
      width: 100%;
      height: 100dvh;
      max-height: none;
      border-radius: 0;
    }
  }
  /* All of it, in the page's own flow; the screen behind it is not printed (src/theme/printStyle.ts). */
  ${media.print} {
    &[data-placement] {
      position: static;
      width: auto;
      height: auto;
      max-width: none;
      max-height: none;
      overflow: visible;
      border-radius: 0;
    }
    & > * {
      position: static;
      padding-inline: 0;
    }
  }
  /* Of a surface and a shadow nothing is left there. */
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  ${media.motion} {
    animation: ${rise} ${durations.slow}ms;
    &[data-placement='left'] {
      animation-name: ${fromLeft};
    }
    &[data-placement='right'] {
      animation-name: ${fromRight};
    }
    &[data-placement='bottom'] {
      animation-name: ${fromBottom};
    }
  }
`;

export const Header = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  flex: none;
  padding: calc(${spaces[5]}px - ${spaces[1]}px) calc(${spaces[8]}px + ${spaces[2]}px) ${spaces[3]}px ${spaces[5]}px;
  background: var(--color-surface);
  ${media.mobile} {
    padding: ${spaces[4]}px calc(${spaces[8]}px + ${spaces[1]}px) ${spaces[3]}px ${spaces[4]}px;
  }
`;

export const Heading = styled(Title)`
  font-size: ${fontSizes.lg};
  overflow-wrap: anywhere;
`;

export const Lead = styled(Description)`
  margin-top: ${spaces[1]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

export const Body = styled.div`
  flex: 1 0 auto;
  padding: ${spaces[1]}px ${spaces[5]}px ${spaces[5]}px;
  ${media.mobile} {
    padding-inline: ${spaces[4]}px;
  }
`;

// Actions begin at the left, the main one first: toasts lie at the bottom right and must not cover it.
export const Footer = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[2]}px;
  padding: ${spaces[3]}px ${spaces[5]}px;
  border-top: 1px solid var(--color-hairline);
  background: var(--color-surface);
  ${media.mobile} {
    padding: ${spaces[3]}px ${spaces[4]}px max(${spaces[3]}px, env(safe-area-inset-bottom));
    & > * {
      flex: 1 1 auto;
    }
  }
  ${media.print} {
    display: none;
  }
`;

// Last in the page, so that focus starts in the body; drawn at the top, where it is looked for.
export const CloseBox = styled.div`
  position: sticky;
  z-index: 2;
  top: 0;
  order: -1;
  flex: none;
  align-self: flex-end;
  height: 0;
  padding-right: ${spaces[3]}px;

  & > * {
    position: relative;
    top: ${spaces[3]}px;
  }
  ${media.mobile} {
    padding-right: ${spaces[2]}px;
    & > * {
      top: 6px;
    }
  }
  ${media.print} {
    display: none;
  }
`;
