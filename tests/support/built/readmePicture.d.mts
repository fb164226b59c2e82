import type { BrowserContextOptions, Page } from 'playwright';

export const PICTURE: string;
export const PICTURE_PROFILE: BrowserContextOptions;
export function takePicture(page: Page): Promise<Buffer>;
