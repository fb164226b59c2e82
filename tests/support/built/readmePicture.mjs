/** The README's picture: its file, its page, and how far two pictures of the same screen are from one another. */

export const PICTURE = 'stories/docs/screenshots/research.webp';

/** How the page is opened for it. */
export const PICTURE_PROFILE = {
  viewport: { width: 1280, height: 800 },
  locale: 'ru-RU',
  timezoneId: 'Europe/Moscow',
  reducedMotion: 'reduce',
  colorScheme: 'light',
};

/**
 * Brings an empty profile's page to the picture, and takes it.
 */
export async function takePicture(page) {
  await page.goto('/');
  await page.getByRole('button', { name: /EdTech/ }).click();
  await page.getByRole('heading', { name: 'Ключевые инсайты' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 220));
  return page.screenshot();
}
