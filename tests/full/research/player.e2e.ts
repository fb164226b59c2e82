import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { makeWav } from '#stories/features/research/reading/view/player/wav.ts';

import { downloadBy, eachProfile, openBehind, toast, workspaceOpen } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const STUDY = 'Наблюдение за еженедельными разборами интервью';
const WAV = { name: 'Разговор.wav', mimeType: 'audio/wav', buffer: Buffer.from(makeWav(60)) };

const at = (second: number) => `00:00:${String(second).padStart(2, '0')}.000`;
/** A talk of one minute, a turn every six seconds. */
const VTT = `WEBVTT\n\n${Array.from({ length: 10 }, (_, index) => {
  const who = index % 2 === 0 ? 'Интервьюер' : 'Марина';
  return `${at(index * 6)} --> ${at(index * 6 + 5)}\n<v ${who}>Слова номер ${index}.`;
}).join('\n\n')}\n`;

async function openStudy(at: Page = page): Promise<void> {
  await at.goto('/');
  // The app's own rows: a press on the rows shown before them is lost.
  await workspaceOpen(at);
  await at.getByRole('button', { name: STUDY }).click();
}

/** Adds files to the open study. */
async function add(...files: (typeof WAV)[]): Promise<void> {
  await page.getByLabel('Добавить файлы', { exact: true }).and(page.locator('input')).setInputFiles(files);
}

/** Takes a line of a file's menu that asks for a file, and gives it one. */
async function give(name: string, line: string, file: typeof WAV): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Действия с файлом ${name}` }).click();
  await page.getByRole('menuitem', { name: line }).click();
  await (await choosing).setFiles(file);
}

const opened = () => page.locator('input[type=range][aria-valuetext$="из 00:01:00"]').first().waitFor();
const sounding = () => page.locator('li[data-sounding]').first();
const area = () => page.getByRole('textbox', { name: 'Расшифровка' });
/** Returns the state of the element that plays. */
const media = () =>
  page.locator('video').evaluate((element: HTMLVideoElement) => ({
    time: element.currentTime,
    paused: element.paused,
    rate: element.playbackRate,
  }));
const playing = (from: number) =>
  page.waitForFunction((least) => {
    const video = document.querySelector('video');
    return video !== null && !video.paused && video.currentTime > least;
  }, from);

it('a turn plays from its time, the playing turn is marked, and speed and place hold over a reload', async () => {
  await openStudy();
  await add(WAV);
  await page.getByText('Нужна расшифровка').waitFor();
  await give('Разговор.wav', 'Добавить расшифровку…', {
    name: 'Разговор.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(VTT),
  });
  await toast(page, 'Расшифровка добавлена').waitFor();
  await page.getByRole('button', { name: 'Читать: Разговор.vtt' }).click();
  await opened();
  expect(await sounding().count()).toBe(0);

  await page.getByRole('button', { name: 'Слушать с 00:00:18' }).click();
  await playing(18);
  await sounding().getByText('Слова номер 3.').waitFor();
  // On it goes to the next, and the mark with it.
  await page.keyboard.press('=');
  await page.keyboard.press('=');
  await page.keyboard.press('=');
  await page.keyboard.press('=');
  expect((await media()).rate).toBe(2);
  await sounding().getByText('Слова номер 4.').waitFor();
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Слушать', exact: true }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await sounding().getByText('Слова номер 2.').waitFor();
  // Where the system gives the colours, a line beside the turn tells what a tint cannot.
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await sounding().evaluate((turn) => getComputedStyle(turn).borderInlineStartWidth)).toBe('3px');
  await page.emulateMedia({ forcedColors: 'none' });
  // A second aside is a place of one's own too: it is kept as it was chosen, not only when it is far from the last.
  const slider = page.locator('input[type=range][aria-valuetext$="из 00:01:00"]').first();
  const before = Math.floor((await media()).time);
  await slider.press('ArrowLeft');
  await page.waitForFunction((was) => (document.querySelector('video')?.currentTime ?? was) < was, before);
  const stood = Math.floor((await media()).time);

  await page.reload();
  await opened();
  await page.getByRole('button', { name: 'Скорость: 2×' }).waitFor();
  await page.waitForFunction((wanted) => document.querySelector('video')?.currentTime === wanted, stood);
  await page.keyboard.press('s');
  await playing(stood);
  expect((await media()).rate).toBe(2);
  await page.keyboard.press('s');

  // Removed in a second tab: said here; put back there, it is back here.
  const second = await openBehind(page);
  await openStudy(second);
  await second.getByRole('button', { name: 'Действия с файлом Разговор.wav' }).click();
  await second.getByRole('menuitem', { name: 'Удалить' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await page.getByText('Запись удалили: среди файлов исследования её больше нет.').waitFor();
  await page.getByText('Слова номер 4.').waitFor();
  await second.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await opened();
});

it('a transcript is typed by keys alone; a reload in the middle keeps it; saved, read, taken back, saved again, corrected', async () => {
  await openStudy();
  await add(WAV);
  await page.getByRole('button', { name: 'Слушать: Разговор.wav' }).click();
  await opened();
  await page.getByRole('button', { name: 'Расшифровать' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await opened();

  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('С чего вы начали?');
  await page.keyboard.press('F2');
  await playing(3);
  await page.keyboard.press('Control+Space');
  await page.waitForFunction(() => document.querySelector('video')?.paused);
  const stopped = (await media()).time;
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('С расписания.');
  await expect
    .poll(() => area().inputValue())
    .toBe(`[0:00] Интервьюер: С чего вы начали?\n\n[0:0${Math.floor(stopped)}] Респондент: С расписания.`);
  // Playing on begins a little before where it stopped.
  await page.keyboard.press('F2');
  await page.waitForFunction((before) => {
    const video = document.querySelector('video');
    return video !== null && !video.paused && video.currentTime < before - 1;
  }, stopped);
  await page.keyboard.press('F2');

  const typed = await area().inputValue();
  await page.reload();
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await expect.poll(() => area().inputValue()).toBe(typed);
  await opened();
  await page.keyboard.press('F4');
  await page.keyboard.type('Респондент: И не пожалели.');

  // Looked away from, and come back to.
  await page.getByRole('button', { name: 'Назад', exact: true }).click();
  await page.getByRole('button', { name: 'Продолжить расшифровку' }).click();
  await page.getByRole('button', { name: 'Сохранить расшифровку' }).click();
  await toast(page, 'Расшифровка сохранена').waitFor();
  const pane = page.getByRole('region', { name: 'Текст материала' });
  await pane.getByText('И не пожалели.').waitFor();
  await pane.getByRole('button', { name: 'Слушать с 00:00:00' }).waitFor();

  // Taken back: the words are typed words again, and nothing is lost.
  await page.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await area().waitFor();
  await expect.poll(() => area().inputValue()).toContain('И не пожалели.');
  await opened();
  await page.getByRole('button', { name: 'Сохранить расшифровку' }).click();
  await pane.getByText('И не пожалели.').waitFor();

  // A quotation, then a correction before it: the mark stays at its words.
  await pane
    .getByRole('button', { name: /^Выбрать реплику \d+: Респондент/ })
    .first()
    .click();
  await page.keyboard.press('q');
  await toast(page, 'Цитата отмечена').waitFor();
  await page.getByRole('button', { name: 'Править текст' }).click();
  const text = page.getByRole('textbox', { name: 'Текст', exact: true });
  await text.waitFor();
  await text.fill((await text.inputValue()).replace('С чего вы начали?', 'С чего же вы тогда начали?'));
  await page.getByRole('button', { name: 'Сохранить правку' }).click();
  await toast(page, 'Правка сохранена').waitFor();
  await page
    .getByText('1 отметка на своём месте')
    .or(page.getByText(/1.отметка на своём месте/))
    .first()
    .waitFor();
  await pane.getByText('С чего же вы тогда начали?').waitFor();
  await expect.poll(() => pane.locator('[data-passages]').allTextContents()).toEqual(['С расписания.']);
  await page.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await pane.getByText('С чего вы начали?').waitFor();
});

it('a file replaced in another tab while it is corrected is not written over unasked', async () => {
  await openStudy();
  await add({ name: 'Заметки.txt', mimeType: 'text/plain', buffer: Buffer.from('И: Что решили?\nР: Записывать.') });
  await page.getByRole('button', { name: 'Читать: Заметки.txt' }).click();
  await page.getByRole('button', { name: 'Править текст' }).click();
  const text = page.getByRole('textbox', { name: 'Текст', exact: true });
  await text.fill('И: Что решили?\nР: Записывать всё.');

  const second = await openBehind(page);
  await openStudy(second);
  const choosing = second.waitForEvent('filechooser');
  await second.getByRole('button', { name: 'Действия с файлом Заметки.txt' }).click();
  await second.getByRole('menuitem', { name: 'Заменить файл…' }).click();
  await (
    await choosing
  ).setFiles({ name: 'Заметки.txt', mimeType: 'text/plain', buffer: Buffer.from('И: Что решили?\nР: Ничего.') });
  await toast(second, 'Файл заменён').waitFor();

  await page.getByRole('alert').filter({ hasText: 'Пока вы правили, файл заменили.' }).waitFor();
  await page.getByRole('button', { name: 'Сохранить правку' }).click();
  await page.getByRole('alert').filter({ hasText: 'в другой вкладке' }).waitFor();
  expect(await text.inputValue()).toContain('Записывать всё.');
  await page.getByRole('button', { name: 'Оставить мой текст' }).click();
  await page.getByRole('button', { name: 'Сохранить правку' }).click();
  await page.getByRole('region', { name: 'Текст материала' }).getByText('Записывать всё.').waitFor();
});

it('what the browser cannot play is said, and its file is offered', async () => {
  await openStudy();
  await add({ name: 'Диктофон.amr', mimeType: 'audio/amr', buffer: Buffer.from('#!AMR\nэто не звук') });
  await page.getByRole('button', { name: 'Слушать: Диктофон.amr' }).click();
  await page.getByRole('alert').filter({ hasText: 'Браузер не может воспроизвести «Диктофон.amr»' }).waitFor();
  const { name } = await downloadBy(page, () => page.getByRole('button', { name: 'Скачать запись' }).click());
  expect(name).toBe('Диктофон.amr');
  // It can be written down all the same.
  await page.getByRole('button', { name: 'Расшифровать' }).click();
  await area().fill('Р: Слышно из другой программы.');
  await page.getByRole('button', { name: 'Сохранить расшифровку' }).click();
  await page.getByRole('region', { name: 'Текст материала' }).getByText('Слышно из другой программы.').waitFor();
});
