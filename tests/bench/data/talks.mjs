import { createRequire } from 'node:module';

import { strToU8, zipSync } from 'fflate';
import PDFKit from 'pdfkit';

const SPOKEN = [
  'Расскажите, как вы выбираете, что приготовить на ужин после работы.',
  'Обычно смотрю, что осталось дома, и ищу рецепт минут на двадцать.',
  'А что мешает готовить чаще?',
  'Пустой экран в приложении: непонятно, с чего начать, и я закрываю его.',
];
const SPEAKERS = ['Интервьюер', 'Марина Ветрова'];
/** Seconds between two turns. */
const PACE = 4;

const speakerAt = (index) => SPEAKERS[index % SPEAKERS.length];
const wordsAt = (index) => `${SPOKEN[index % SPOKEN.length]} Ответ ${index}.`;
const clock = (seconds, point) => `${new Date(seconds * 1000).toISOString().slice(11, 19)}${point}000`;
const timing = (index, point) => `${clock(index * PACE, point)} --> ${clock(index * PACE + 3, point)}`;
const moment = (index) => new Date(Date.UTC(2026, 2, 2) + index * 60_000).toISOString().slice(0, 19);
const pageMoment = (index) => moment(index).replace(/(\d+)-(\d+)-(\d+)T(.*)/, '$3.$2.$1 $4');

const indices = (count) => Array.from({ length: count }, (_, index) => index);
const joined = (count, write, between = '\n') => indices(count).map(write).join(between);
const text = (write) => (count) => strToU8(write(count));
const zipped = (files) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])), { level: 0 });
const escaped = (words) => words.replaceAll(/[^\0-\u007F]/g, (sign) => `\\u${sign.charCodeAt(0)}?`);

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
);

/** Pages of text as a program prints them. */
function pdf(count) {
  const doc = new PDFKit({ margin: 60, compress: false });
  const parts = [];
  doc.on('data', (part) => parts.push(part));
  const done = new Promise((resolve) => {
    doc.on('end', () => resolve(Buffer.concat(parts)));
  });
  doc.font(FONT).fontSize(11);
  for (const index of indices(count)) doc.text(`${speakerAt(index)}: ${wordsAt(index)}`).moveDown(0.5);
  doc.end();
  return done;
}

/** A guid. */
const id = (kind, index) => `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** A project of REFI-QDA: a text with a mark on every tenth turn, of fifty codes. */
function qdpx(count) {
  let at = 0;
  const marks = [];
  const lines = indices(count).map((index) => {
    const line = `${speakerAt(index)}: ${wordsAt(index)}\n`;
    if (index % 10 === 0)
      marks.push(
        `<PlainTextSelection guid="${id(3, index)}" name="x" startPosition="${at}" endPosition="${at + line.length - 1}"><Coding guid="${id(4, index)}"><CodeRef targetGUID="${id(1, index % 50)}"/></Coding></PlainTextSelection>`,
      );
    at += line.length;
    return line;
  });
  const codes = joined(50, (index) => `<Code guid="${id(1, index)}" name="Код ${index}" isCodable="true"/>`, '');
  return zipped({
    'project.qde': `<Project name="Пример" origin="Пример"><CodeBook><Codes>${codes}</Codes></CodeBook><Sources><TextSource guid="${id(2, 0)}" name="Интервью" plainTextPath="internal://1.txt">${marks.join('')}</TextSource></Sources></Project>`,
    'Sources/1.txt': lines.join(''),
  });
}

/** A conversation of two as each kind of file has it, by the file's ending: bytes of so many turns. */
export const TALK_FILES = {
  txt: text((count) => joined(count, (index) => `${speakerAt(index)}: ${wordsAt(index)}\n`)),
  srt: text((count) =>
    joined(count, (index) => `${index + 1}\n${timing(index, ',')}\n${speakerAt(index)}: ${wordsAt(index)}\n`),
  ),
  vtt: text(
    (count) =>
      `WEBVTT\n\n${joined(count, (index) => `${timing(index, '.')}\n<v ${speakerAt(index)}>${wordsAt(index)}\n`)}`,
  ),
  ttml: text(
    (count) =>
      `<tt xmlns="http://www.w3.org/ns/ttml"><body><div>${joined(count, (index) => `<p begin="${index * PACE}s" dur="3s">${wordsAt(index)}</p>`)}</div></body></tt>`,
  ),
  tsv: text(
    (count) =>
      `start\tend\ttext\n${joined(count, (index) => `${index * PACE * 1000}\t${index * PACE * 1000 + 3000}\t${wordsAt(index)}`)}`,
  ),
  'whisper.json': text((count) =>
    JSON.stringify({
      segments: indices(count).map((index) => ({
        start: index * PACE + 0.5,
        end: index * PACE + 3,
        speaker: speakerAt(index),
        text: wordsAt(index),
      })),
    }),
  ),
  'result.json': text((count) =>
    JSON.stringify({
      name: 'Чат',
      type: 'personal_chat',
      messages: indices(count).map((id) => ({
        id,
        type: 'message',
        date: moment(id),
        from: speakerAt(id),
        text: wordsAt(id),
      })),
    }),
  ),
  'messages.html': text(
    (count) =>
      `<html><body><div class="history">${joined(count, (index) => `<div class="message default clearfix"><div class="body"><div class="pull_right date details" title="${pageMoment(index)}">12:00</div><div class="from_name">${speakerAt(index)}</div><div class="text">${wordsAt(index)}</div></div></div>`)}</div></body></html>`,
  ),
  docx: (count) =>
    zipped({
      '_rels/.rels': `<Relationships><Relationship Id="r" Type="${OFFICE}" Target="word/document.xml"/></Relationships>`,
      'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body>${joined(count, (index) => `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${speakerAt(index)}:</w:t></w:r><w:r><w:t xml:space="preserve"> ${wordsAt(index)}</w:t></w:r></w:p>`, '')}</w:body></w:document>`,
    }),
  odt: (count) =>
    zipped({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': `<office:document-content><office:body><office:text>${joined(count, (index) => `<text:p><text:span>${speakerAt(index)}:</text:span> ${wordsAt(index)}</text:p>`, '')}</office:text></office:body></office:document-content>`,
    }),
  rtf: text(
    (count) =>
      `{\\rtf1\\ansi\\ansicpg1251 ${joined(count, (index) => `{\\b ${escaped(`${speakerAt(index)}:`)}} ${escaped(wordsAt(index))}\\par`)}}`,
  ),
  pdf,
  qdpx,
};

/** How many turns are written to tell the size of one. */
const TRIED = 200;

/**
 * A talk of so many bytes, within a tenth.
 * @param {keyof typeof TALK_FILES} kind
 * @param {number} size bytes
 * @returns {Promise<Uint8Array>} the file's bytes
 */
export async function talkOfSize(kind, size) {
  const write = TALK_FILES[kind];
  const [some, more] = [(await write(TRIED)).length, (await write(TRIED * 2)).length];
  return write(Math.round(TRIED + ((size - some) * TRIED) / (more - some)));
}
