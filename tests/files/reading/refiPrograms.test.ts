import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { makeCodebook, makeProject } from '#files/writing/refi/makeProject.ts';
import { readRefiCodebook } from '#files/reading/refi/readRefi.ts';
import { unpackProject, unpackRest, type UnpackedProject } from '#files/reading/refi/unpackProject.ts';
import type { RefiProject } from '#src/domain/exchange/project.ts';
import { childOf, childrenOf, mapTree, textOf, type XmlElement } from '#src/domain/exchange/xml.ts';

import { atlas, maxqda, nvivo, qdpx, qualcoder, SAID, simple } from '../../fixtures/refi/projects.ts';

const AT = new Date('2026-11-23T10:00:00Z');

/** The passages of the first text: words, names of codes, note. */
function passages({ texts, codes }: RefiProject) {
  const [text] = texts;
  const names = new Map(codes.map(({ guid, name }) => [guid, name]));
  return text?.passages.map((one) => [
    text.text.slice(one.start, one.end),
    one.codes.map((code) => names.get(code)),
    one.note,
  ]);
}

const again = async ({ project, rest, rich }: UnpackedProject): Promise<Blob> =>
  makeProject({ project, rests: [await unpackRest(rest)], rich, at: AT });

const PROGRAMS = { QualCoder: qualcoder, MAXQDA: maxqda, 'ATLAS.ti': atlas, NVivo: nvivo };

describe('a project of', () => {
  it('QualCoder: passages of one place are one, memos and annotations are notes, a case is a person', async () => {
    const { project, findings } = await unpackProject(qualcoder());
    expect(project.texts[0]?.text).toBe(SAID);
    expect(passages(project)).toEqual([
      ['😀 Всё вручную', ['Вручную', 'Деньги & время'], 'Вздыхает'],
      ['каждый день', [], 'Проверить'],
      ['платим дважды', ['Деньги & время'], ''],
    ]);
    expect(project.codes.map(({ name, description, isCodable }) => [name, description, isCodable])).toEqual([
      ['Труд', 'Категория', false],
      ['Вручную', '', true],
      ['Деньги & время', 'Сколько <стоит>', true],
    ]);
    expect(project.cases.map(({ name, notes, texts }) => [name, notes, texts.length])).toEqual([
      ['Мария', 'Просила не звонить', 1],
    ]);
    expect(project.description).toBe('О чём проект');
    expect(findings).toEqual({
      foreign: { picture: 1, note: 1, variable: 1, coding: 1 },
      outside: 0,
      moved: 0,
      unknownCodes: 0,
      lostHypotheses: 0,
      missingTexts: [],
      laidOutTexts: [],
      repeated: 0,
    });
  });

  it('MAXQDA: two codes of one name, words of a memo alone, a document with its layout', async () => {
    const { project, findings, rich } = await unpackProject(maxqda());
    expect(project.texts[0]?.text).toBe(SAID);
    expect(passages(project)).toEqual([
      ['неделя', [], 'Странный вопрос'],
      ['Всё вручную, каждый день', ['Другое'], ''],
      ['платим дважды', ['Деньги', 'Другое'], ''],
    ]);
    expect(findings.foreign).toEqual({ variable: 1, set: 1 });
    expect(rich.map(({ ending }) => ending)).toEqual(['docx']);
  });

  it('ATLAS.ti: a line break counts once, names that begin with a number tell nothing', async () => {
    const { project, findings } = await unpackProject(atlas());
    expect(passages(project)).toEqual([
      ['Всё вручную', ['Труд'], ''],
      ['платим дважды', ['Деньги'], ''],
    ]);
    expect(findings.foreign).toEqual({ pdf: 1, link: 1, graph: 1, set: 1 });
  });

  it('NVivo: words of a case are no passage, an annotation is a note', async () => {
    const { project, findings } = await unpackProject(nvivo());
    expect(passages(project)).toEqual([
      ['Всё вручную', ['Вручную'], ''],
      ['каждый день', [], 'Проверить\nещё раз'],
    ]);
    expect(project.cases.map(({ name, texts }) => [name, texts])).toEqual([['Мария', [project.texts[0]?.guid]]]);
    expect(findings.foreign).toEqual({ casePassage: 1 });
  });
});

/** Every guid of a document with the name of what has it. */
function guidsIn(root: XmlElement): Set<string> {
  const all = new Set<string>();
  mapTree(root, (one) => {
    if (one.attributes.guid !== undefined) all.add(`${one.name} ${one.attributes.guid}`);
    return one;
  });
  return all;
}

describe.each(Object.entries(PROGRAMS))('what %s wrote', (_, make) => {
  it('goes out as it came in, and again', async () => {
    const first = await unpackProject(make());
    const out = await again(first);
    const second = await unpackProject(out);
    // The exported file is ours: the program's name is no longer in the kept data.
    const { origin: _origin, ...known } = first.project;
    expect(second.project).toEqual({ ...known, origin: second.project.origin });
    expect(second.findings).toEqual({ ...first.findings, outside: 0 });
    expect(new Uint8Array(await (await again(second)).arrayBuffer())).toEqual(new Uint8Array(await out.arrayBuffer()));
  });
});

describe('what is kept', () => {
  it('comes back with its guids, files, colours and who coded it', async () => {
    const rest = await unpackRest((await unpackProject(await again(await unpackProject(qualcoder())))).rest);
    expect(rest.files.map(({ path }) => path).toSorted()).toEqual([
      'Sources/99999999-1111-4111-8111-000000000003.txt',
      'Sources/bbbbbbbb-1111-4111-8111-000000000002.png',
    ]);
    const guids = guidsIn(rest.root);
    for (const one of [
      'Coding ffffffff-1111-4111-8111-000000000001',
      'PictureSelection eeeeeeee-1111-4111-8111-000000000009',
      'User 5c94bc9e-db8c-4f1d-9cd6-e900c7440860',
    ])
      expect(guids).toContain(one);
    const codes = childrenOf(childOf(childOf(rest.root, 'CodeBook'), 'Codes'));
    expect(codes.map(({ attributes }) => attributes.color).filter(Boolean)).toContain('#58ACFA');
  });

  it('tells no word, name or place of what is in records: they may be erased', async () => {
    const { rest } = await unpackProject(qualcoder());
    const { root } = await unpackRest(rest);
    const told: string[] = [];
    mapTree(root, (one) => {
      told.push(textOf(one), ...Object.values(one.attributes));
      return one;
    });
    expect(told.join('\n')).not.toMatch(/Мария|вручную\b|Вздыхает|Проверить|Просила|О чём/);
  });

  it('loses what referred to a code or text that went since', async () => {
    const { project, rest } = await unpackProject(atlas());
    const left = {
      ...project,
      codes: project.codes.slice(1),
      texts: project.texts.map((text) => ({ ...text, passages: [] })),
    };
    const { rest: now, findings } = await unpackProject(
      await makeProject({ project: left, rests: [await unpackRest(rest)], rich: [], at: AT }),
    );
    expect(findings.foreign).toEqual({ pdf: 1, graph: 1, set: 1 });
    const { root } = await unpackRest(now);
    expect(guidsIn(root)).not.toContain('Link 77777777-1111-4111-8111-000000000001');
    expect(JSON.stringify(root)).not.toContain('MemberCode');
  });
});

const refusal = (file: Blob) =>
  unpackProject(file).then(
    () => 'read',
    (error: { code?: string }) => error.code,
  );

describe('what is no project', () => {
  it.each([
    ['no archive', new Blob(['Это текст']), 'not_refi'],
    [
      'an archive without a document',
      new Blob([zipSync({ 'a.txt': strToU8('a') }) as Uint8Array<ArrayBuffer>]),
      'not_refi',
    ],
    ['a document that is cut off', qdpx(simple().slice(0, 120)), 'damaged'],
    ['a document that is no XML', qdpx('Здравствуйте'), 'damaged'],
    ['another document', qdpx('<CodeBook><Codes/></CodeBook>'), 'not_refi'],
    ['an archive that is cut off', qualcoder().slice(0, 900), 'damaged'],
    [
      'codes without end',
      qdpx(simple('', '<Code guid="a" name="a">'.repeat(300) + '</Code>'.repeat(300))),
      'too_large',
    ],
  ])('is refused: %s', async (_, file, code) => expect(await refusal(file)).toBe(code));

  it('does not grow by entities', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ха"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${simple().replace('<?xml version="1.0" encoding="utf-8"?>', '').replace('ясно', '&b;')}`;
    const { project } = await unpackProject(qdpx(bomb));
    expect(project.texts[0]?.text.length).toBeLessThan(30);
  });

  it('does not unpack a bomb', async () => {
    const zeros = new Uint8Array(80 * 1024 * 1024);
    const file = qdpx(
      simple()
        .replace('<PlainTextContent>Коротко и ясно</PlainTextContent>', '')
        .replace('name="Т"', 'name="Т" plainTextPath="internal://a.txt"'),
      {
        'sources/a.txt': zeros,
      },
    );
    expect(file.size).toBeLessThan(1024 * 1024);
    expect(await refusal(file)).toBe('too_large');
  });

  it('reads nothing outside of its folder', async () => {
    const names = [
      'internal://../project.qde',
      'internal://..\\secret.txt',
      'absolute:///etc/passwd',
      'relative:///../a.txt',
      'relative:///%2e%2e/secret.txt',
      'C:\\a.txt',
      'https://example.com/a.txt',
      'internal://',
    ];
    for (const path of names) {
      const file = qdpx(
        simple()
          .replace('<PlainTextContent>Коротко и ясно</PlainTextContent>', '')
          .replace('name="Т"', `name="Т" plainTextPath="${path}"`),
        {
          '../secret.txt': strToU8('тайна'),
          'a.txt': strToU8('а'),
        },
      );
      // oxlint-disable-next-line no-await-in-loop -- one by one, so that a failure names its path
      const { project, findings } = await unpackProject(file);
      expect([path, project.texts, findings.missingTexts]).toEqual([path, [], ['Т']]);
    }
  });
});

describe('words in a file of the project', () => {
  it.each(['internal://Мой текст.txt', 'relative:///Мой%20текст.txt', 'Мой текст.txt', 'Sources/Мой%20текст.txt'])(
    'are found by %s, which names a text without a name',
    async (path) => {
      const document = simple()
        .replace('<PlainTextContent>Коротко и ясно</PlainTextContent>', '')
        .replace('name="Т"', `plainTextPath="${path}" name=""`);
      const unpacked = await unpackProject(qdpx(document, { 'Sources/Мой текст.txt': strToU8('Коротко и ясно') }));
      expect(unpacked.project.texts.map(({ name, text }) => [name.replace('%20', ' '), text])).toEqual([
        ['Мой текст.txt', 'Коротко и ясно'],
      ]);
    },
  );

  it('that is missing, or without words, is told by its name', async () => {
    const nameless = simple()
      .replace('<PlainTextContent>Коротко и ясно</PlainTextContent>', '')
      .replace('name="Т"', 'name="" plainTextPath="absolute://D:/Печи/потерян.txt"');
    expect((await unpackProject(qdpx(nameless))).findings.missingTexts).toEqual(['потерян.txt']);
    const blank = await unpackProject(qdpx(simple().replace('Коротко и ясно', ' ')));
    expect([blank.project.texts, blank.findings.missingTexts]).toEqual([[], ['Т']]);
  });

  it('a line break in the document is one sign, however the file has it', async () => {
    const document = simple(passage('6', '10')).replace('Коротко и ясно', 'Скоро\r\nясно');
    const { project } = await unpackProject(qdpx(document));
    expect([project.texts[0]?.text, passages(project)?.[0]?.[0]]).toEqual(['Скоро\nясно', 'ясно']);
  });

  it('codings that are on no words are counted: of a whole text, of a recording, of a file that is missing', async () => {
    const coding = `<Coding guid="${crypto.randomUUID()}"><CodeRef targetGUID="${crypto.randomUUID()}"/></Coding>`;
    const more = `<AudioSource guid="${crypto.randomUUID()}" name="з.mp3"><AudioSelection>${coding}${coding}</AudioSelection></AudioSource><TextSource guid="${crypto.randomUUID()}" name="нет" plainTextPath="internal://нет.txt">${passage('0', '1', coding)}</TextSource>`;
    const document = simple(coding + passage('0', '7', coding)).replace('</Sources>', `${more}</Sources>`);
    const { findings } = await unpackProject(qdpx(document));
    expect(findings.foreign).toEqual({ recording: 1, coding: 4 });
  });
});

const read = async (inside: string, codes = '') => unpackProject(qdpx(simple(inside, codes)));

const passage = (start: string, end: string, inside = '') =>
  `<PlainTextSelection guid="${crypto.randomUUID()}" startPosition="${start}" endPosition="${end}">${inside}</PlainTextSelection>`;

describe('what is not as it should be within a project', () => {
  it('passages outside of the text, or without a place, are left out and counted', async () => {
    const { project, findings } = await read(
      [passage('0', '7'), passage('10', '99'), passage('-3', '4'), passage('abc', '4'), passage('5', '5')].join(''),
    );
    expect(passages(project)).toEqual([['Коротко', [], '']]);
    expect(findings.outside).toBe(4);
  });

  it('a code that the project does not have is left out and counted', async () => {
    const { project, findings } = await read(
      passage('0', '7', '<Coding guid="x"><CodeRef targetGUID="nobody"/></Coding>'),
    );
    expect(passages(project)).toEqual([['Коротко', [], '']]);
    expect(findings.unknownCodes).toBe(1);
  });

  it('guids that are none, and names that mean something else, become keys that do not', async () => {
    const { project } = await read(
      passage('0', '7', '<Coding guid="c"><CodeRef targetGUID="__proto__"/></Coding>'),
      '<Code guid="__proto__" name="constructor"/><Code name="без номера"/>',
    );
    expect(passages(project)).toEqual([['Коротко', ['constructor'], '']]);
    expect(project.codes.every(({ guid }) => /^[0-9a-f-]{36}$/.test(guid))).toBe(true);
  });

  it('a document under another name is found', async () => {
    const { project } = await unpackProject(qdpx(simple(), {}, 'Мой проект.qde'));
    expect(project.texts).toHaveLength(1);
  });
});

const file = (text: string | Blob, name = 'k.qdc') => new File([text], name);

const code = (error: unknown) => (error as { code?: string }).code;

describe('a codebook', () => {
  it('comes back as it went out', async () => {
    const { project } = await unpackProject(qualcoder());
    expect((await readRefiCodebook(file(makeCodebook(project.codes)))).codes).toEqual(project.codes.map((one) => ({ ...one }))); // prettier-ignore
  });

  it('of other programs is read: with sets, in UTF-16, with a prefix', async () => {
    const atlasTi =
      '<?xml version="1.0" encoding="utf-8"?><CodeBook xmlns="urn:QDA-XML:codebook:0:4" origin="ATLAS.ti Win 23.4.0"><Codes><Code guid="1FF58B12-6F6F-4B0C-8BE5-BBDC91F55294" name="Код" color="#46AA00" isCodable="true"><Description>Определение</Description></Code></Codes><Sets/></CodeBook>';
    expect((await readRefiCodebook(file(atlasTi))).codes.map(({ name, description }) => [name, description])).toEqual([
      ['Код', 'Определение'],
    ]);
    const prefixed =
      '<q:CodeBook xmlns:q="urn:QDA-XML:codebook:1.0"><q:Codes><q:Code guid="a" name="Код"/></q:Codes></q:CodeBook>';
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(prefixed, (one) => one.charCodeAt(0)).buffer),
    ]);
    expect((await readRefiCodebook(new File([wide], 'k.qdc'))).codes.map(({ name }) => name)).toEqual(['Код']);
  });

  it.each([
    ['', 'empty'],
    ['Коды: цена, труд', 'not_codebook'],
    ['<Project/>', 'not_codebook'],
    ['<CodeBook><Codes><Code guid="a" na', 'damaged'],
  ])('is refused: «%s»', async (text, wanted) => expect(await readRefiCodebook(file(text)).catch(code)).toBe(wanted));
});
