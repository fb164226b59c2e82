// Writes the transcripts of this set and their labels from the dialogues beside it. Run from anywhere:
// node tests/corpus/transcripts/make/make.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chunks, clock, span, stampOf } from './times.mjs';
import { docx, odt, pdf, rtf } from './documents.mjs';
import { telegramHtml, telegramJson } from './telegram.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Reads the dialogues: a head line, who speaks, then a turn a line. */
function dialogues(source) {
  const found = [];
  for (const line of source.split('\n')) {
    if (line === '') continue;
    const current = found.at(-1);
    if (line.startsWith('== ')) {
      const [file, layout, ...options] = line.slice(3).split(' ');
      found.push({ file, layout, options: new Set(options), people: null, turns: [], junk: [] });
    } else if (!current.people) {
      current.people = new Map();
      for (const [, key, name, role] of line.matchAll(/(\S+?)=([^/]*)\/([iro])\s*/g)) {
        current.people.set(key, { name, role: { i: 'interviewer', r: 'respondent', o: 'other' }[role] });
      }
    } else {
      const space = line.indexOf(' ');
      const person = current.people.get(line.slice(0, space));
      const words = line.slice(space + 1);
      if (line.startsWith('! ')) current.turns.push({ junk: true, words });
      else if (person) current.turns.push({ ...person, words });
      else current.turns.at(-1).words += `\n${line}`;
    }
  }
  for (const { turns } of found) {
    let at = 1.24;
    for (const turn of turns) {
      if (turn.junk) continue;
      turn.at = at;
      at = Math.round((at + turn.words.split(/\s+/).length * 0.4 + 0.73) * 1000) / 1000;
      turn.until = at - 0.31;
    }
  }
  return found;
}

/** Cues of the turns: some ten words each. */
const cuesOf = (turns) => turns.flatMap((turn) => chunks(turn).map((cue, index) => ({ ...turn, ...cue, first: index === 0 })));
const numbered = (cues, lines) => cues.map((cue, index) => `${index + 1}\n${lines(cue, index)}\n`).join('\n');
const lines = (turns, line, between = '\n') => turns.map((turn) => (turn.junk ? turn.words : line(turn))).join(between) + '\n';
const said = (turns) => turns.filter(({ junk }) => !junk);

/** How each layout writes a dialogue, and whether it tells the times. */
const LAYOUTS = {
  'zoom-vtt': [true, ({ turns, options }) =>
    `WEBVTT\n\n${numbered(cuesOf(turns), ({ name, words, at, until, first }) =>
      `${span(at, until, 'vtt')}\n${first || !options.has('noname') ? `${name}: ` : ''}${words}`)}`],
  'teams-vtt': [true, ({ turns, options }) => {
    const cues = [];
    for (const cue of cuesOf(turns)) {
      const before = cues.at(-1);
      // A word or two of another person stand in the cue that was open.
      if (before && cue.first && cue.words.split(' ').length <= 2 && cue.words.length < 14) {
        before.voices.push(cue);
        // Its own time is told nowhere.
        turns.find(({ words }) => words === cue.words).untold = true;
      }
      else cues.push({ ...cue, voices: [cue] });
    }
    return `WEBVTT\n\n${options.has('note') ? 'NOTE\nЗапись создана автоматически.\nЯзык: ru-ru\n\n' : ''}${cues.map(({ at, until, voices }, index) =>
      `${options.has('note') ? `NOTE Confidence: 0.8${index % 10}12\n\n` : ''}4f6f1d0b-7d1e-4c4f-9b1e-2f0f5c1e77aa/${index + 10}-0\n${span(at, until, 'vtt')} align:start\n` +
      voices.map(({ name, words }) => `<v ${name}>${words.replaceAll('&', '&amp;')}</v>`).join('\n') + '\n').join('\n')}`;
  }],
  'teams-txt': [true, ({ turns, options }) => options.has('nbsp')
    ? lines(turns, ({ name, at, words }) => `${name}\u00A0\u00A0\u00A0${stampOf(at)}\n${words}`, '\n\n')
    : lines(cuesOf(turns), ({ name, at, until, words }) => `${span(at, until, 'teams')}\n${name}\n${words}`, '\n\n')],
  'teams-docx': [true, ({ turns, options }) => docx([
    'Собеседование-20240312_110012-Запись собрания', '12 марта 2024 г., 08:00', '35м 20с',
    `${turns[0].name} начал(-а) транскрибирование`,
    ...turns.flatMap(({ name, at, words }) => options.has('long') ? [`${name}   ${stampOf(at)}`, words] : [`${name}   ${stampOf(at)}\n${words}`]),
    `${turns[0].name} прекратил(-а) транскрибирование`,
  ])],
  otter: [true, ({ turns }) => `${lines(turns, ({ name, at, words }) => `${name}  ${stampOf(at)}  \n${words}\n`, '\n')}\nTranscribed by https://otter.ai\n`],
  'otter-header': [true, ({ turns }) =>
    `Перевод и бюро\nTue, Mar 12, 2024 11:05AM • 35:20\n\nSUMMARY KEYWORDS\nперевод, бюро, апостиль, срок, клиент\n\nSPEAKERS\nUnknown Speaker, Speaker 1\n\n${lines(turns, ({ name, at, words }) => `${name}  ${stampOf(at)}\n${words}`, '\n\n')}`],
  'srt-named': [true, ({ turns }) => numbered(cuesOf(turns), ({ name, at, until, words, first }) => `${span(at, until, 'srt')}\n${first ? `${name}: ` : ''}${words}`)],
  'srt-nopunct': [true, ({ turns }) => numbered(cuesOf(turns), ({ name, at, until, words }) => `${span(at, until, 'srt')}\n${name}: ${words}`)],
  'srt-bare': [false, ({ turns }) => numbered(cuesOf(turns), ({ at, until, words }) => `${span(at, until, 'srt')}\n${words.replace(/^((?:\S+ ){5})/, '$1\n')}`)],
  'srt-dash': [true, ({ turns }) => numbered(cuesOf(turns), ({ at, until, words, first }) => `${span(at, until, 'srt')}\n${first ? '- ' : ''}${words}`)],
  'whisper-bare': [false, ({ turns }) => lines(cuesOf(turns), ({ at, until, words }) => `[${span(at, until, 'whisper')}]  ${words}`)],
  'whisper-speakers': [true, ({ turns }) => lines(cuesOf(turns), ({ at, until, words, name }) => `[${span(at, until, 'whisper')}] ${name}: ${words}`)],
  'whisper-ranges': [false, ({ turns }) => lines(turns, ({ at, until, words }) => `(${stampOf(at)} - ${stampOf(until)})\n${words}`, '\n\n')],
  'spiker-line': [true, ({ turns }) => lines(turns, ({ name, at, words }) => `${name} ${clock(at)}\n${words}`, '\n\n')],
  'spiker-paren': [true, ({ turns }) => lines(turns, ({ name, at, until, words }) => `${name} (${clock(at, true)} - ${clock(until, true)})\n${words}`)],
  recorder: [true, ({ turns }) => lines(turns, ({ name, at, words }) => `${name}\n${clock(at)}\n${words}`, '\n\n')],
  'speaker-n': [false, ({ turns }) => lines(turns, ({ name, words }) => `${name}: ${words}`)],
  lower: [false, ({ turns }) => lines(turns, ({ name, words }) => `${name}: ${words}`, '\n\n')],
  'lower-short': [false, ({ turns }) => lines(turns, ({ name, words }) => `${name}: ${words}`)],
  'md-bold': [false, ({ turns }) => lines(turns, ({ name, words }) => `**${name}:** ${words}`, '\n\n')],
  'md-heading': [false, ({ turns }) => lines(turns, ({ name, words }) => `**${name}**: ${words}`, '\n\n')],
  'docx-table-2': [false, ({ turns }) => docx([{ rows: turns.map(({ name, words }) => [name, words]) }])],
  'docx-table-2h': [false, ({ turns }) => docx(['Приложение 2', { rows: [['Кто', 'Реплика'], ...turns.map(({ name, words }) => [name, words])] }])],
  'docx-table-3': [true, ({ turns }) => docx([{ rows: turns.map(({ name, at, words }) => [clock(at, true), name, words]) }])],
  dashes: [false, ({ turns }) => lines(turns, ({ words }) => `— ${words}`)],
  'dashes-long': [false, ({ turns }) => lines(turns, ({ words }) => `– ${words}`, '\n\n')],
  'qa-line': [false, ({ turns }) => lines(turns, ({ name, words }) => `${name}: ${words}`, ' ').replaceAll(/ (?=В: )/g, '\n')],
  'qa-words': [false, ({ turns }) => lines(turns, ({ name, words }) => `${name}: ${words}`).replaceAll(/^(?=Вопрос)/gm, '\n')],
  pdf: [false, ({ turns }) => pdf(turns.map(({ name, words }) => `${name}: ${words}`), { head: 'Интервью 12. Подстанция «Северная»', foot: (page, of) => `Стр. ${page} из ${of}` })],
  'pdf-hyphen': [false, ({ turns }) => pdf(turns.map(({ name, words }) => `${name}: ${words}`), { hyphens: true, foot: (page) => `— ${page} —` })],
  'pdf-names': [true, ({ turns }) => pdf(turns.map(({ name, at, words }) => `${name} [${clock(at, true)}]\n${words}`), { head: 'Конфиденциально', foot: (page) => String(page) })],
  notes: [false, ({ turns }) => lines(turns, ({ words }) => words, '\n\n')],
  'notes-md': [false, ({ turns }) => lines(turns, ({ words }) => `- ${words}`)],
  brackets: [false, ({ turns }) => lines(turns, ({ name, words }) => `${name}: ${words}`, '\n\n')],
  'brackets-dash': [false, ({ turns }) => lines(turns, ({ name, words }) => `${name}: ${words}`)],
  focus: [false, ({ turns }) => lines(turns, ({ name, words }) => `${name}: ${words}`)],
  'focus-names': [false, ({ turns }) => docx(turns.map(({ name, words }) => ({ bold: `${name}:`, text: ` ${words}` })))],
  nopunct: [true, ({ turns }) => lines(turns, ({ name, at, words }) => `${name}  ${clock(at, true)}\n${words}`, '\n\n')],
  'labels-1251': [false, ({ turns }) => lines(turns, ({ name, words }) => `${name}: ${words}`, '\r\n\r\n')],
  'labels-crlf': [false, ({ turns }) => lines(turns, ({ name, words }) => `${name}.: ${words}`)],
  'times-inside': [true, ({ turns }) => lines(turns, ({ name, at, words }) => `[${clock(at, true)}] ${name}: ${words}`)],
  meet: [false, ({ turns }) => {
    const body = turns.map((turn) => (turn.junk ? turn.words : `${turn.name}: ${turn.words}`));
    body.splice(2, 0, '00:00:00');
    body.splice(8, 0, '00:05:00');
    return `${body.join('\n \n')}\n \nСобрание завершено через 00:09:12 👋\n`;
  }],
  'zoom-captions': [false, ({ turns }) => lines(turns, ({ name, at, words }) => `[${name}] ${clock(45011 + at, true)}\n${words}`, '\n\n')],
  'zoom-chat': [false, ({ turns }) => lines(turns, ({ name, at, words }) => `${clock(45011 + at, true)} От ${name} кому Все:\n\t${words}`)],
  'telegram-json': [false, telegramJson],
  'telegram-html': [false, telegramHtml],
  'telegram-copy': [false, ({ turns }) => lines(turns, ({ name, at, words }) => `${name}, [12.03.2024 ${clock(39900 + at, true).slice(0, 5)}]\n${words}`, '\n\n')],
  whatsapp: [false, ({ turns }) => `12.03.2024, 11:04 - Сообщения и звонки защищены сквозным шифрованием.\n${lines(turns, ({ name, at, words }) => `12.03.2024, ${clock(39900 + at, true).slice(0, 5)} - ${name}: ${words}`)}`],
  rtf: [false, ({ turns }) => rtf(turns, false)],
  'rtf-1251': [false, ({ turns }) => rtf(turns, true)],
  odt: [false, ({ turns }) => odt(turns.map(({ name, words }) => `${name}: ${words}`))],
  'odt-table': [false, ({ turns }) => odt([{ rows: turns.map(({ name, words }) => [name, words]) }])],
  'names-many': [false, ({ turns }) => lines(turns, ({ name, words }) => `${name}\n${words}`, '\n\n')],
  initials: [false, ({ turns }) => lines(turns, ({ name, words }) => `${name}: ${words}`, '\n\n')],
  'stamp-name': [true, ({ turns }) => lines(turns, ({ name, at, words }) => `${stampOf(at)} ${name}\n${words}`, '\n\n')],
};

/** The bytes of a text in the encoding that its layout has. */
function bytesOf(text, { layout, options }) {
  if (typeof text !== 'string') return text;
  if (layout === 'labels-1251') {
    const table = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    return Uint8Array.from(text, (character) => table.indexOf(character));
  }
  const crlf = layout === 'labels-crlf' || options.has('crlf');
  const bom = layout === 'labels-crlf' || options.has('bom');
  return (bom ? '\uFEFF' : '') + (crlf ? text.replaceAll('\n', '\r\n') : text);
}

/** What is expected of it, to be checked by hand. */
function labelsOf({ layout, turns }, timed) {
  const tail = layout === 'labels-crlf' ? '.' : '';
  const rows = said(turns).map(({ name, role, at, words, untold }) =>
    JSON.stringify({ speaker: name === '' ? null : name + tail, role, at: timed && !untold ? Math.floor(at) : null, words }));
  return `{\n  "layout": ${JSON.stringify(layout)},\n  "turns": [\n    ${rows.join(',\n    ')}\n  ]\n}\n`;
}

for (const [source, folder] of [['dialogues-1.txt', '..'], ['dialogues-2.txt', '..']]) {
  mkdirSync(here(folder), { recursive: true });
  for (const dialogue of dialogues(readFileSync(here(source), 'utf8'))) {
    const [timed, write] = LAYOUTS[dialogue.layout] ?? [];
    if (!write) throw new Error(`no layout ${dialogue.layout}`);
    writeFileSync(here(`${folder}/${dialogue.file}`), bytesOf(await write(dialogue), dialogue));
    writeFileSync(here(`${folder}/${dialogue.file}.labels.json`), labelsOf(dialogue, timed));
  }
}
