import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { jsonCues } from '#files/reading/timed/jsonCues.ts';
import { talkOfCues } from '#files/reading/timed/timedCue.ts';
import { timedTalk } from '#files/reading/timed/timedText.ts';
import { turnText, turnsOf, type Transcript } from '#src/domain/research/transcript.ts';

const said = (talk: Transcript | null) =>
  talk && turnsOf(talk).map((turn) => `${turn.at ?? ''} ${turn.speaker ?? '∅'}: ${turnText(talk.text, turn)}`.trim());
const heard = (text: string) => said(timedTalk(text));
const ofJson = (content: object) => {
  const cues = jsonCues(content);
  return said(cues && talkOfCues(cues));
};

const tt = (body: string, head = '', attributes = '') =>
  `<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml"${attributes}><head>${head}</head><body><div>${body}</div></body></tt>`;

describe('TTML and DFXP', () => {
  test('times of all kinds, breaks, entities, spans', () => {
    const body =
      '<p begin="00:00:00.160" end="00:00:03.430">чай &amp; кофе<br/>по утрам.</p>\n<p begin="100s" dur="2s"><span tts:fontStyle="italic">или</span> <span>вода</span>.</p><!-- <p begin="9s">нет</p> --><p begin="00:03:20:15">5 &lt; 7.</p><p begin="5m">конец</p>';
    expect(heard(tt(body))).toEqual([
      '0.16 ∅: чай & кофе\nпо утрам.',
      '100 ∅: или вода.',
      '200.5 ∅: 5 < 7.',
      '300 ∅: конец',
    ]);
  });

  test('agents are who speaks', () => {
    const head =
      '<ttm:title>Интервью</ttm:title><ttm:agent xml:id="a1"><ttm:name type="full">Вера Лунина</ttm:name></ttm:agent><ttm:agent xml:id="a2"><ttm:name>Семён из Тулы</ttm:name></ttm:agent>';
    const body =
      '<p ttm:agent="a1" begin="1s">Чем топите?</p><p ttm:agent="a2" begin="3s">Дровами.</p><p begin="7s">(лает собака)</p>';
    expect(heard(tt(body, head))).toEqual([
      '1 Вера Лунина: Чем топите?',
      '3 Семён из Тулы: Дровами.',
      '7 ∅: (лает собака)',
    ]);
  });

  test('names before the words, rates of the file, and what is cut off', () => {
    expect(
      heard(
        tt(
          '<p begin="25f">Вера: Чем топите?</p><p begin="50f">Рита: Углём.</p><p begin="75f">Вера: Поч',
          '',
          ' ttp:frameRate="25"',
        ).split('</div>', 1)[0] ?? '',
      ),
    ).toEqual(['1 Вера: Чем топите?', '2 Рита: Углём.', '3 Вера: Поч']);
  });
});

describe('tables with tabs', () => {
  test('Whisper counts in milliseconds', () => {
    expect(heard('start\tend\ttext\n0\t3400\tРасскажите.\n61500\t63000\t3\n')).toEqual([
      '0 ∅: Расскажите.',
      '61.5 ∅: 3',
    ]);
  });

  test('who speaks in a column, clocks, words with tabs', () => {
    expect(
      heard(
        'Start\tEnd\tSpeaker\tText\n00:00:01.5\t00:00:03\tВера\tЧем топите?\n00:00:04\t00:00:05\tРита из Тулы\tУглём\tи дровами',
      ),
    ).toEqual(['1.5 Вера: Чем топите?', '4 Рита из Тулы: Углём и дровами']);
  });

  test('labels of Audacity are seconds', () => {
    expect(heard('0.000000\t1.500000\tВера: Чем топите?\n2.500000\t3.000000\tРита: Углём.\n')).toEqual([
      '0 Вера: Чем топите?',
      '2.5 Рита: Углём.',
    ]);
  });

  test.each([
    ['a table of people', 'имя\tгород\tслова\nВера\tТула\tда\nРита\tПермь\tнет'],
    ['words with a tab', 'Вера:\tЧем топите?\nРита:\tУглём.'],
    ['a table whose start is none', 'start\tend\ttext\nв марте\tв мае\tстройка'],
  ])('%s is no recording', (_, text) => {
    expect(timedTalk(text)).toBeNull();
  });
});

describe('.lrc and MicroDVD', () => {
  test('words right behind their stamps, tags over them', () => {
    expect(
      heard(
        '[ti:Интервью 4]\n[offset:0]\n[00:01.00]Чем топите?\n[00:33.50]Углём.\n[01:10.00]<01:10.00>И <01:10.50>дровами.',
      ),
    ).toEqual(['∅: Интервью 4', '1 ∅: Чем топите?', '33.5 ∅: Углём.', '70 ∅: И дровами.']);
  });

  test.each([
    ['500', '0.5', '33'],
    ['-500', '1.5', '34'],
  ])('an offset of %s ms brings the words forward, or puts them off where it is below zero', (offset, first, next) => {
    expect(heard(`[offset:${offset}]\n[00:01.00]Чем топите?\n[00:33.50]Углём.`)).toEqual([
      `${first} ∅: Чем топите?`,
      `${next} ∅: Углём.`,
    ]);
  });

  test('frames become seconds where the file tells their rate', () => {
    expect(heard('{1}{1}25.000\n{25}{75}Вы откуда?|Издалека?\n{1000}{1500}{y:i}Из Тулы.')).toEqual([
      '1 ∅: Вы откуда?\nИздалека?',
      '40 ∅: Из Тулы.',
    ]);
    expect(heard('{25}{75}Вы откуда?\n{100}{150}Из Тулы.')).toEqual(['∅: Вы откуда? Из Тулы.']);
  });

  test.each(['[0:05] Анна: Раз?\n[0:07] Иван: Два.', '[00:05] слова\n[00:07] слова', 'Просто\n{1} текст', ''])(
    '%j is none',
    (text) => {
      expect(timedTalk(text)).toBeNull();
    },
  );
});

const word = (said: string, start: number, speaker?: string) => ({ word: said, start, end: start + 0.2, speaker });

describe('JSON of recognizers', () => {
  test('Whisper names nobody', () => {
    const segments = [
      { id: 0, start: 0, end: 3.4, text: ' Расскажите.', tokens: [1] },
      { id: 1, start: 30.5, end: 32, text: ' Первый заказ был на 1.5 тысячи.' },
    ];
    expect(ofJson({ text: '…', segments, language: 'ru' })).toEqual([
      '0 ∅: Расскажите.',
      '30.5 ∅: Первый заказ был на 1.5 тысячи.',
    ]);
  });

  test('WhisperX names who says a segment, and within it a word', () => {
    const segments = [
      {
        start: 0.03,
        end: 2.5,
        text: ' Вы сами?',
        speaker: 'SPEAKER_00',
        words: [word('Вы', 0.03, 'SPEAKER_00'), word('сами?', 1)],
      },
      {
        start: 2.8,
        end: 5,
        text: ' Нет, муж. А кто?',
        speaker: 'SPEAKER_01',
        words: [word('Нет,', 2.8, 'SPEAKER_01'), word('муж.', 3), word('А', 4, 'SPEAKER_00'), word('кто?', 4.5)],
      },
      { start: 5.1, end: 6, text: ' Угу.', words: [] },
    ];
    expect(ofJson({ segments })).toEqual([
      '0.03 SPEAKER_00: Вы сами?',
      '2.8 SPEAKER_01: Нет, муж.',
      '4 SPEAKER_00: А кто?',
      '5.1 ∅: Угу.',
    ]);
  });

  test.each([
    [
      'AssemblyAI, milliseconds',
      { audio_duration: 12, utterances: [{ speaker: 'A', start: 120, end: 1900, text: 'Да?' }] },
      ['0.12 A: Да?'],
    ],
    [
      'Deepgram',
      { results: { utterances: [{ speaker: 0, start: 0.5, end: 1, transcript: 'Да?' }] } },
      ['0.5 Speaker 0: Да?'],
    ],
    ['whisper.cpp', { transcription: [{ offsets: { from: 1500, to: 2000 }, text: ' Да?' }] }, ['1.5 ∅: Да?']],
    [
      'json3',
      {
        events: [
          { tStartMs: 0 },
          { tStartMs: 160, segs: [{ utf8: 'мы' }, { utf8: ' искали' }] },
          { tStartMs: 200, segs: [{ utf8: '\n' }] },
        ],
      },
      ['0.16 ∅: мы искали'],
    ],
  ])('%s', (_, content, expected) => {
    expect(ofJson(content)).toEqual(expected);
  });

  test.each([{}, [], { segments: 'нет' }, { messages: [] }, null])('%j is none', (content) => {
    expect(jsonCues(content)).toBeNull();
  });
});

const words = fc
  .array(fc.constantFrom('печь', 'углём:', 'да?', '«да»', '5 < 7', 'a & b', '900', 'Вера:', '{дом}', '—', '-40'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) => all.join(' '));
const names = ['Вера Лунина', 'Рита из Тулы', 'ООО «Печь и Ко»', 'гость-4471'];
const cue = fc.record({ speaker: fc.constantFrom(...names), words });
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Cues = readonly { readonly speaker: string; readonly words: string }[];
/** A recording of cues two seconds apart, as each program writes it. */
const WRITERS: Readonly<Record<string, (cues: Cues) => Transcript | null>> = {
  ttml: (cues) => {
    const agents = names
      .map((name, at) => `<ttm:agent xml:id="a${at}"><ttm:name>${name}</ttm:name></ttm:agent>`)
      .join('');
    const body = cues
      .map((one, at) => `<p begin="${at * 2}s" ttm:agent="a${names.indexOf(one.speaker)}">${xml(one.words)}</p>`)
      .join('\n');
    return timedTalk(`<tt><head>${agents}</head><body><div>${body}</div></body></tt>`);
  },
  tsv: (cues) =>
    timedTalk(
      [
        'start\tend\tspeaker\ttext',
        ...cues.map((one, at) => `${at * 2000}\t${at * 2000 + 900}\t${one.speaker}\t${one.words}`),
      ].join('\n'),
    ),
  json: (cues) => {
    const found = jsonCues({
      segments: cues.map((one, at) => ({
        start: at * 2,
        end: at * 2 + 1,
        text: ` ${one.words}`,
        speaker: one.speaker,
      })),
    });
    return found && talkOfCues(found);
  },
};

describe.each(Object.entries(WRITERS))('of any words, .%s', (_, write) => {
  test('gives each person exactly their words, in order', () => {
    fc.assert(
      fc.property(fc.array(cue, { minLength: 1, maxLength: 8 }), (cues) => {
        const talk = write(cues);
        const got = talk ? turnsOf(talk).map((turn) => [turn.speaker, turnText(talk.text, turn)] as const) : [];
        const joined: [string | null, string][] = [];
        for (const { speaker, words: text } of cues) {
          const last = joined.at(-1);
          if (last && last[0] === speaker) last[1] += ` ${text}`;
          else joined.push([speaker, text]);
        }
        expect(got).toEqual(joined);
      }),
    );
  });
});

test('any text is read, or is none, in time', () => {
  const token = fc.constantFrom(
    '<tt>',
    '<p begin="1s">',
    '</p>',
    '<!--',
    '<',
    '&amp;',
    'start\tend\ttext\n',
    '1\t2\tда\n',
    '[00:01.00]да\n',
    '{1}{2}да\n',
    '\n',
    'слово ',
  );
  fc.assert(
    fc.property(fc.array(token, { maxLength: 20 }), (tokens) => {
      const turns = turnsOf(timedTalk(tokens.join('')) ?? '');
      expect(turns.every(({ start, end }) => start <= end)).toBe(true);
    }),
  );
});

test.each([
  ['comments that do not end', `<tt>${'<!--'.repeat(400_000)}`],
  ['tags that do not end', `<tt>${'<p begin="1s"'.repeat(400_000)}`],
  ['attributes', `<tt><p ${'a="1" '.repeat(800_000)}>да</p></tt>`],
  ['stamps', `[ti:а]\n${'[00:01.00]'.repeat(100_000)}да\n[00:02.00]да`],
  ['stamps over long words', `[ti:а]\n${'[00:01.00]'.repeat(250_000)}${'да '.repeat(800_000)}\n[00:02.00]да`],
  ['tabs', `start\tend\ttext\n1\t2\t${'\t'.repeat(3_000_000)}`],
])('5 MB of %s take no hours', (_, text) => {
  expect((timedTalk(text)?.text.length ?? 0) <= text.length * 2).toBe(true);
});
