import type { Logger } from 'playwright';

export const CHROMIUM_ARGS: string[];
export function findChromium(): string | undefined;
export function withoutChromium(): string;
export const DEATHS: Logger;
export const LAST_WORDS: readonly string[];
