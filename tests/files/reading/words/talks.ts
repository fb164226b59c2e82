import * as fc from 'fast-check';

import { nested, numbered, SEEN, UNSEEN } from './wordsFile.ts';

const stamp = fc.nat(7200).map((at) => new Date(at * 1000).toISOString().slice(11, 19));
const cueWords = fc.constantFrom(
  SEEN,
  `${SEEN}: ${SEEN}`,
  `- ${SEEN}\n- ${SEEN}`,
  `<v Анна>${SEEN}</v>`,
  `<v Анна>${SEEN}\n<v Борис>${SEEN}`,
  `[${SEEN}] ${SEEN}`,
  `(${SEEN})`,
  `${SEEN}\n\n${SEEN}`,
  `NOTE ${SEEN}`,
  `<i>${SEEN}</i> &amp; <00:00:01.000><c>${SEEN}</c>`,
);
/** WebVTT and SRT. */
export const cues = fc
  .tuple(
    fc.boolean(),
    fc.array(
      fc.oneof(
        {
          weight: 6,
          arbitrary: fc
            .tuple(stamp, cueWords, fc.constantFrom('', ' align:start', ' --'))
            .map(([at, words, rest]) => `${at}.000 --> ${at}.900${rest === ' --' ? '' : rest}\n${words}`),
        },
        {
          weight: 1,
          arbitrary: fc.tuple(stamp, cueWords).map(([at, words]) => `7\n${at},000 --> ${at},900\n${words}`),
        },
        { weight: 1, arbitrary: stamp.map((at) => `${at}.000 --> ${at}.900`) },
        { weight: 1, arbitrary: stamp.map((at) => `${at}.000 -->`) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(SEEN, `NOTE ${UNSEEN}`, `NOTE\n${UNSEEN}\n${UNSEEN}`, `STYLE\n${UNSEEN}`, ''),
        },
      ),
      { maxLength: 10 },
    ),
  )
  .map(([isVtt, blocks]) => {
    // Outside of WebVTT «NOTE» is a word.
    const source = (isVtt ? ['WEBVTT', ...blocks] : blocks.map((one) => one.replaceAll(UNSEEN, SEEN))).join('\n\n');
    return numbered(source, (written) => new Blob([written]));
  });

const line = fc.constantFrom(
  SEEN,
  `Анна: ${SEEN}`,
  `Борис: ${SEEN} ${SEEN}`,
  `${SEEN}: ${SEEN}`,
  `— ${SEEN}`,
  'Анна Лебедева',
  'Борис Котов  0:05',
  '[00:01:05]',
  `[0:07] Анна: ${SEEN}`,
  `(0:05) ${SEEN}`,
  `02.03.2026, 12:00 - Анна: ${SEEN}`,
  `[02.03.2026, 12:00:05] Борис: ${SEEN}`,
  `# ${SEEN}`,
  '---',
  '',
  `1. ${SEEN}`,
);
/** Plain text. */
export const text = fc
  .tuple(fc.array(line, { maxLength: 16 }), fc.constantFrom('\n', '\n\n', '\r\n', '\u2028'))
  .map(([lines, end]) => numbered(lines.join(end), (written) => new Blob([written])));

const sent = fc.record(
  {
    type: fc.constant('message'),
    date: fc.constant('2026-03-02T12:00:00'),
    from: fc.constantFrom('Анна', 'Борис', null),
    text: fc.oneof(
      fc.constantFrom('', SEEN, `${SEEN}\n${SEEN}`),
      fc.array(fc.constantFrom<string | object>(SEEN, { type: 'bold', text: SEEN }), { maxLength: 3 }),
    ),
    forwarded_from: fc.constantFrom('Вера', null),
    media_type: fc.constantFrom('voice_message', 'sticker', 'later'),
    photo: fc.constant('photo.jpg'),
    poll: fc.constant({ question: SEEN, answers: [{ text: SEEN, voters: 2 }, { text: SEEN }] }),
    reactions: fc.constant([{ type: 'emoji', emoji: UNSEEN, count: 2 }]),
    contact_information: fc.constant({ first_name: SEEN }),
  },
  { requiredKeys: ['type', 'date', 'text'] },
);
/** A chat of Telegram, as JSON. */
export const telegram = fc
  .array(sent, { minLength: 1, maxLength: 8 })
  .map((messages) => numbered(JSON.stringify({ name: 'Чат', messages }), (written) => new Blob([written])));

const ttmlInline = nested(
  [SEEN, `${SEEN} ${SEEN}`, `<![CDATA[${SEEN}]]>`, '<br/>', '<!-- -->', '<metadata/>'],
  ['<span>$</span>', '<s tts:fontStyle="italic">$</s>', '<tt:span begin="1s">$</tt:span>'],
);
const ttmlCue = fc
  .tuple(stamp, fc.array(ttmlInline, { maxLength: 3 }), fc.constantFrom(' ttm:agent="a"', ''))
  .map(([at, inline, agent]) => `<p begin="${at}.000" dur="2s"${agent}>${inline.join(' ')}</p>`);
const ttml = fc
  .array(
    fc.oneof(
      ttmlCue,
      fc.array(ttmlCue, { maxLength: 3 }).map((within) => `<div begin="5s">${within.join('')}</div>`),
      fc.constantFrom(`<tt:p>${SEEN}</tt:p>`, `<p begin='x'>${SEEN}`, `<div>${SEEN}</div>`),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((content) => {
    const agent = `<ttm:agent xml:id="a"><ttm:name>${SEEN}</ttm:name></ttm:agent>`;
    return `<tt xmlns="http://www.w3.org/ns/ttml"><head><metadata>${agent}</metadata></head><body>${content.join('\n')}<p ttm:agent="a">${SEEN}</p></body></tt>`;
  });

/** Lines under a head, with one of words at least. */
const under = (head: readonly string[], each: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.array(each, { minLength: 2, maxLength: 10 }).map((all) => [...head, ...all].join('\n'));

const whisper = under(
  ['start\tend\tspeaker\ttext'],
  fc
    .tuple(fc.nat(90_000), fc.constantFrom('', 'Анна', SEEN), fc.constantFrom(SEEN, `${SEEN}\t${SEEN}`, `"${SEEN}"`))
    .map(([at, by, words]) => `${at}\t${at + 900}\t${by}\t${words}`),
);
const audacity = under(
  [],
  fc
    .tuple(fc.nat(900), fc.constantFrom(SEEN, `${SEEN}: ${SEEN}`, `${SEEN}\t${SEEN}`))
    .map(([at, words]) => `${at}.5\t${at + 1}.5\t${words}`),
);
const lyrics = under(
  [`[ti:${SEEN}]`, '[offset:500]'],
  fc
    .tuple(stamp, fc.constantFrom(SEEN, `${SEEN}: ${SEEN}`, `<00:01.00>${SEEN} <00:02.00>${SEEN}`, ''))
    .map(([at, words]) => `[${at.slice(3)}.00]${words}`),
);
const microDvd = under(
  ['{1}{1}25.000'],
  fc
    .tuple(fc.nat(9000), fc.constantFrom(SEEN, `${SEEN}|${SEEN}`, `{y:i}${SEEN}`, `- ${SEEN}|- ${SEEN}`))
    .map(([at, words]) => `{${at}}{${at + 20}}${words}`),
);
/** What programs time: TTML, tables of Whisper and Audacity, .lrc, MicroDVD. */
export const timed = fc
  .oneof(ttml, whisper, audacity, lyrics, microDvd)
  .map((source) => numbered(source, (written) => new Blob([written])));

const seconds = fc.nat(9000).map((at) => at / 2);
const word = fc.record({ word: fc.constant(SEEN), start: seconds, speaker: fc.constantFrom('A', 'B', null) });
const segments = fc.array(
  fc.oneof(
    fc.record(
      {
        start: seconds,
        end: seconds,
        text: fc.constantFrom(SEEN, ` ${SEEN} ${SEEN}`),
        speaker: fc.constantFrom('A', 1, null),
      },
      { requiredKeys: ['text'] },
    ),
    fc.record({ start: seconds, transcript: fc.constant(SEEN), words: fc.constant([]) }),
    fc.record({ start: seconds, words: fc.array(word, { minLength: 1, maxLength: 4 }) }),
  ),
  { minLength: 1, maxLength: 6 },
);
const stretches = fc.array(
  fc.record(
    {
      text: fc.constantFrom(SEEN, ` ${SEEN}`),
      timestamps: fc.constant({ from: '00:00:01,000', to: '00:00:02,000' }),
      offsets: fc.constant({ from: 1000, to: 2000 }),
    },
    { requiredKeys: ['text'] },
  ),
  { minLength: 1, maxLength: 6 },
);
const events = fc.array(
  fc.record(
    { tStartMs: fc.nat(9000), segs: fc.array(fc.record({ utf8: fc.constantFrom(SEEN, '\n') }), { maxLength: 3 }) },
    { requiredKeys: [] },
  ),
  { minLength: 1, maxLength: 6 },
);
/** What recognizers write as JSON. */
export const recognized = fc
  .oneof(
    fc.record({ language: fc.constant('ru'), segments }),
    fc.record({ transcription: stretches }),
    fc.record({ audio_duration: fc.constantFrom(null, 60), utterances: segments }),
    segments.map((utterances) => ({ results: { utterances } })),
    fc.record({ events }),
  )
  .filter((content) => JSON.stringify(content).includes(SEEN))
  .map((content) => numbered(JSON.stringify(content), (written) => new Blob([written])));

const block = (classes: string, content: string): string => `<div class="${classes}">${content}</div>`;
const pageWords = nested(
  [SEEN, `${SEEN}<br>${SEEN}`, `<a href="x">${SEEN}</a>`, '&amp;'],
  [
    '<strong>$</strong>',
    '<blockquote>$</blockquote>',
    '<spoiler hidden>$</spoiler>',
    '<pre>$</pre>',
    '<later>$</later>',
  ],
);
const pageMessage = fc
  .tuple(
    pageWords,
    fc.constantFrom(
      '',
      block('media_wrap', block('media media_poll', block('question', SEEN) + block('answer', SEEN))),
      block('media_wrap', block('media media_contact', block('title', SEEN) + block('status', SEEN))),
      block('media_wrap', block('media media_file', block('title', SEEN))),
      block('forwarded body', block('from_name', SEEN) + block('text', SEEN)),
    ),
    fc.constantFrom(block('from_name', SEEN), 'joined', 'service'),
    fc.constantFrom(
      '',
      `<span class="reactions"><span class="reaction"><span class="emoji">${UNSEEN}</span><span class="count">2</span></span></span>`,
    ),
  )
  .map(([words, sent, from, reacted]) => {
    if (from === 'service') return block('message service', block('body details', SEEN));
    const date = '<div class="date details" title="02.03.2026 12:00:00">12:00</div>';
    // Forwarded words are their author's: who passed them on is not named.
    const by = sent.includes('forwarded') ? from.replace(SEEN, 'Анна') : from;
    const said = `${date}${from === 'joined' ? '' : by}${sent}${block('text', words)}${reacted}`;
    return block(`message default${from === 'joined' ? ' joined' : ''}`, block('body', said));
  });
/** A chat of Telegram, as a page. */
export const telegramPage = fc
  .array(pageMessage, { minLength: 1, maxLength: 8 })
  .map((messages) =>
    numbered(`<html><body>${block('history', messages.join('\n'))}</body></html>`, (written) => new Blob([written])),
  );
