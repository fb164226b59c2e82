import { RATES } from '#src/domain/research/layouts/playback.ts';
import {
  FIRST_SETTINGS,
  type PictureSize,
  type PlayerSettings,
} from '#src/features/research/reading/view/player/recording.ts';

const KEY = 'player';
const PICTURES: readonly PictureSize[] = ['hidden', 'small', 'large'];

/** How this device plays recordings. What is stored is not trusted. */
export function readPlayerSettings(): PlayerSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<PlayerSettings> | null;
    const { rate, volume, picture } = { ...FIRST_SETTINGS, ...stored };
    return {
      rate: RATES.includes(rate) ? rate : FIRST_SETTINGS.rate,
      volume: volume >= 0 && volume <= 1 ? volume : FIRST_SETTINGS.volume,
      picture: PICTURES.includes(picture) ? picture : FIRST_SETTINGS.picture,
    };
  } catch {
    return FIRST_SETTINGS;
  }
}

/** Remembers how this device plays recordings. */
export function keepPlayerSettings(settings: PlayerSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is off: the choice holds for this page.
  }
}
