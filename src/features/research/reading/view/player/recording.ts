import type { Loadable } from '../../../../../domain/core/loadable.ts';
import type { Material } from '../../../../../domain/research/research.ts';

/** How large the picture of a recording is. */
export type PictureSize = 'hidden' | 'small' | 'large';

export interface PlayerSettings {
  /** Speed, one of RATES (src/domain/research/layouts/playback.ts). */
  readonly rate: number;
  /** From 0 to 1. */
  readonly volume: number;
  readonly picture: PictureSize;
}

/** As recordings are played before anybody changed it. */
export const FIRST_SETTINGS: PlayerSettings = { rate: 1, volume: 1, picture: 'small' };

/** Recording played beside a text, with its callbacks. */
export interface Recording {
  readonly material: Material;
  /** Where its bytes are, for the element that plays; pending, or why they are not there. */
  readonly url: Loadable<string>;
  /** Returns its last position, seconds; asked when it is opened. A stable function. */
  readonly begin: () => number;
  readonly settings: PlayerSettings;
  /** The person changed how recordings are played. */
  readonly onSettingsChange: (settings: PlayerSettings) => void;
  /** Called when it was stopped, or has played on for a while, with its position in seconds. A stable function. */
  readonly onRest: (seconds: number) => void;
  /** Its file is to be saved. */
  readonly onDownload: () => void;
}
