/** How RecordingPlayer looks. */

import { styled } from 'styled-components';

import { media } from '../../../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../../../theme/tokens.ts';

/** The dock: the picture, where there is one, beside the controls. */
export const Root = styled.section`
  display: flex;
  flex: none;
  gap: ${spaces[3]}px;
  align-items: center;
  padding: ${spaces[1]}px ${spaces[2]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  & > video {
    flex: none;
    height: 148px;
    max-width: 45%;
    border-radius: ${radii.small}px;
    background: var(--color-sunken);
    object-fit: contain;
  }
  &[data-picture='large'] > video {
    width: 100%;
    height: min(46vh, 480px);
    max-width: none;
  }
  &[data-picture='large'] {
    flex-direction: column;
    align-items: stretch;
  }
  & > video[hidden] {
    display: none;
  }
  & > div {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[1]}px;
    min-width: 0;
  }
  ${media.mobile} {
    flex-direction: column;
    gap: ${spaces[1]}px;
    align-items: stretch;

    & > video {
      width: 100%;
      max-width: none;
      height: 26vh;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** Buttons, the place in the recording, speed and volume: one line where there is room. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px;
  align-items: center;

  & > span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & label {
    display: flex;
  }
  & > label:first-of-type {
    flex: 1 1 160px;
    min-width: 96px;
  }
  /* The bar is the field's own ground, eight pixels of the twenty-four that take a press. */
  & input[type='range'] {
    width: 100%;
    height: 24px;
    margin: 0;
    padding: ${spaces[2]}px 0;
    border-radius: ${radii.small}px;
    background: linear-gradient(var(--color-accent) 0 0) 0 / var(--filled, 0%) 100% no-repeat content-box;
    background-color: var(--color-edge);
    background-clip: content-box;
    appearance: none;
    cursor: pointer;
  }
  & input[type='range']::-webkit-slider-thumb {
    width: 16px;
    height: 16px;
    margin-block-start: 0;
    border: 2px solid var(--color-surface);
    border-radius: 50%;
    background: var(--color-accent);
    appearance: none;
  }
  & input[type='range']::-moz-range-thumb {
    width: 14px;
    height: 14px;
    border: 2px solid var(--color-surface);
    border-radius: 50%;
    background: var(--color-accent);
  }
  @media (forced-colors: active) {
    & input[type='range'] {
      appearance: auto;
    }
  }
  & input[type='range']:disabled {
    cursor: not-allowed;
  }
  & [data-wide] {
    min-width: 64px;
    font-variant-numeric: tabular-nums;
  }
  & > [data-volume] {
    display: flex;
    gap: ${spaces[1]}px;
    align-items: center;

    & > label {
      width: 72px;
    }
  }
  ${media.mobile} {
    & > label:first-of-type {
      flex-basis: 100%;
      order: -1;
    }
    & input[type='range'] {
      height: 40px;
      padding-block: ${spaces[4]}px;
    }
    & > [data-volume] > label {
      display: none;
    }
  }
`;

/** Something to know about the recording: quiet, or a failure with a way out. */
export const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[3]}px;
  align-items: center;
  margin: 0;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};

  &[role='alert'] {
    color: var(--color-danger);
  }
  & > span {
    flex: 1 1 240px;
  }
`;
