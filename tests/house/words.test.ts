import { describe, expect, it } from 'vitest';

import {
  filesUnder,
  nameOf,
  parseFile,
  parseText,
  placeOf,
  walk,
  type Source,
  type SourceNode,
} from '../support/source.ts';

/** Text that a person reads or hears is Russian; English is used for the trade's English names, and says so (`lang="en"`). */

/**
 * Files that hold words of the product. Not: how it is built and stored, data of the sample, which are people's own words, words
 * that are recognised in what people write or search for, in any language, and instructions to a model.
 */
const PLACES = filesUnder('src', 'store', 'files', 'app', 'stories').filter(
  (file) =>
    !/^(?:src\/(?:samples|theme)|store|files\/(?:reading|worker|zip|writing\/refi)|app\/(?:build|offline))\//.test(
      file,
    ) &&
    !/^src\/domain\/(?:chat\/answerKeyWords|core\/telegram|research\/(?:transcript|layouts\/[\w/]+)|evidence\/cues)\.ts$|^src\/domain\/(?:plan|schemas|model\/task|model\/tasks\/\w+|sync\/\w+)\.ts$|^app\/palette\/commands\.ts$/.test(
      file,
    ),
);

/** Names of the product and the trade, removed before words are looked for; longer ones first. */
const TERMS = [
  'Product Vision Board',
  'Vision Board',
  'Customer Journey Map',
  'MVP Experiment Canvas',
  'Jobs To Be Done',
  'In Progress',
  // The cards of the chat's board, with the Russian beside.
  'Target Group',
  'Needs (',
  'Product (',
  'Business Goals',
  'Competitors (',
  'Revenue Streams',
  'Cost Factors',
  'Channels (',
];
/** Formats, brands, keys, abbreviations, statuses, roles, stages: English wherever the trade is. */
const WORDS = new Set(
  `PDF XLSX PNG TXT MD VTT SRT SBV TTML LRC SUB TSV ODT RTF JSON MP WAV DOCX DOC PPTX CSV VCF ZIP JPEG GIF SVG WebP XLS txt docx doc pptx xlsx xls csv pdf
  Telegram WhatsApp Instagram BotFather GigaChat OpenAI Excel Word PowerPoint EdTech Golos Calibri
  Ctrl Cmd Alt Shift Enter Esc Escape Tab Home End
  AAARRR MVP JTBD CJM UX NPS PESTEL OKR KPI SIP FA FAQ SaaS HTML CSP Az email HTTPS URL API QR passkey
  VALIDATED INVALIDATED INCONCLUSIVE New Done Owner Admin Researcher Viewer
  Awareness Acquisition Activation Revenue Retention Referral Gains Pains Pain Gain
  REFI QDA QualCoder MAXQDA ATLAS ti NVivo qdpx qdc
  UTF KOI CP DOS Unix Windows Mac Cyrillic
  Vision Canvas Board Storybook WCAG`.split(/\s+/),
);
/** Examples of what machines read: a token, a tag, the names of stages in the trade, a command. */
const EXAMPLES = ['AAExample', 'тегом body', 'анализ touchpoints', 'npm start -- --owner-link'];
/** Addresses and file names, which have no language. */
const ADDRESS =
  /\S*(?:@|:\/\/|\.(?:example|invalid|com|me|txt|docx?|pdf|xlsx?|csv|pptx?|md|odt|rtf|vtt|srt|tsv|vcf|json|html))\S*|&nbsp;|\/[a-z]+\b/g;

/** Attributes and properties that hold words for people. */
const SAYS =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|subtitle|placeholder|alt|label|hint|error|note|text|description|heading|header|caption|message|summary|tooltip|content|action|about|(?:\w+(?:Label|Title|Text|Hint|Message|Note|Words?|Noun|Tooltip)))$/;
/** Functions that show what they are given. */
const SHOWS = /^(?:notify|toast|say|tell|announce)(?:\.|$|[A-Z])/;
const FOR_DEVELOPERS = /(?:Error|Failure|Exception)$|^console\.|^(?:refuse|failure|assert\w*|invariant|URL|RegExp)$/;
/** Functions of tests, stories and of the document: names of roles, events, selectors, properties. */
const TECHNICAL =
  /(?:^|\.)(?:querySelector(?:All)?|matches|closest|createElement|addEventListener|dispatchEvent|includes|startsWith|endsWith|useDrafts|keeping|setAttribute|getAttribute|toHaveAttribute|toHaveStyle|keyboard|getBy\w+|findBy\w+|queryBy\w+|getAllBy\w+|findAllBy\w+|queryAllBy\w+)$/;

/** English prose: two words beside each other, or one that begins like a sentence. */
const PROSE = /[a-z]{2,}[,;:]? +[a-z]{2,}|^\s*[A-Z][a-z]+(?:$|[\s.,!?:…])/;
/** CSS, markup, paths of drawings, lists of classes: two words that are no prose. */
const CODE = /^\(|^[a-z]+(?:, [a-z]+)+$|[{}<>=;[\]]|\bvar\(|^[\w-]+(?: [\w-]*[-_\d][\w-]*)+$|^(?:\d|[MLHVCSQTAZ]\d)/;

const foreignWords = (text: string): string[] =>
  (
    [...TERMS, ...EXAMPLES]
      .reduce((left, term) => left.replaceAll(term, ' '), text.replaceAll(/\u00A0/g, ' '))
      .replaceAll(ADDRESS, ' ')
      .match(/[A-Za-z][A-Za-z’'-]*[A-Za-z]/g) ?? []
  ).filter((word) => !word.split(/[-’']/).every((part) => WORDS.has(part)));

const textOf = ({ type, value }: SourceNode): string => {
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked;
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : '';
};

const isEnglish = (element: SourceNode): boolean =>
  element.type === 'JSXElement' &&
  ((element.openingElement as SourceNode).attributes as SourceNode[]).some(
    ({ name, value }) => nameOf(name) === 'lang' && nameOf(value) === 'en',
  );

/** Whether people get to read a text. */
function isSaid(node: SourceNode, text: string, around: readonly SourceNode[], isProduct: boolean): boolean {
  // A story's Russian text may quote anything.
  if (/\p{Script=Cyrillic}/u.test(text)) return isProduct;
  if (node.type === 'JSXText') return true;
  if (!isProduct && CODE.test(text)) return false;
  // From inside outwards: what takes the text decides.
  for (const [at, one] of around.toReversed().entries()) {
    const inner = at === 0 ? node : around.at(-at);
    if (one.type === 'JSXAttribute' || one.type === 'Property') {
      if (one.key === inner) return false;
      const name = nameOf(one.name ?? one.key);
      // Tables of tones, icons and steps have such keys, too.
      if (SAYS.test(name) && !(one.type === 'Property' && /^(?:error|action|content|text|note)$/.test(name)))
        return true;
      break;
    }
    if (one.type === 'CallExpression' && one.callee !== inner && SHOWS.test(nameOf(one))) return true;
    if (one.type === 'CallExpression' || one.type === 'MemberExpression') break;
    if (/Function|JSXElement|Statement$/.test(one.type) && one.type !== 'ReturnStatement') break;
  }
  return isProduct && PROSE.test(text) && !CODE.test(text);
}

/** Where a text is a name for machines or for developers. */
function isTechnical(around: readonly SourceNode[]): boolean {
  const [outer] = around.slice(-1);
  if (!outer) return true;
  if (/^(?:Import|Export)/.test(outer.type) || outer.type === 'MemberExpression' || outer.type === 'SwitchCase')
    return true;
  if (outer.type === 'BinaryExpression' && outer.operator !== '+') return true;
  return around.some(
    (one, at) =>
      (one.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(one.type)) ||
      (one.type === 'TSAsExpression' && one.typeAnnotation === around[at + 1]) ||
      one.type === 'TaggedTemplateExpression' ||
      (one.type === 'JSXAttribute' &&
        /^(?:data-|key$|id$|inputMode$|enterKeyHint$|className$|style$|href$|d$|lang$|role$|type$|name$|rel$|accept$|aria-keyshortcuts$|autoComplete$|component$|of$|story$)/.test(
          nameOf(one.name),
        )) ||
      (/^(?:Call|New)Expression$/.test(one.type) &&
        (FOR_DEVELOPERS.test(nameOf(one)) ||
          TECHNICAL.test(nameOf(one.callee)) ||
          FOR_DEVELOPERS.test(nameOf(one.callee)))),
  );
}

/** English that a file says to people. */
function englishIn(source: Source): string[] {
  const found: string[] = [];
  const isProduct = !source.file.startsWith('stories/');
  walk(source.program, (node, around) => {
    const text = textOf(node);
    if (!/[A-Za-z]{2}/.test(text) || isTechnical(around) || !isSaid(node, text, around, isProduct)) return;
    if (around.some(isEnglish)) return;
    const words = foreignWords(text);
    if (words.length > 0)
      found.push(`${placeOf(source, node.start)} ${words.join(' ')} in «${text.trim().slice(0, 80)}»`);
  });
  return found;
}

const englishInText = (text: string): string[] => englishIn(parseText('src/features/case.tsx', text));

describe('words', () => {
  it('are Russian wherever people read them', () => {
    expect(PLACES.flatMap((file) => englishIn(parseFile(file)))).toEqual([]);
  });

  it('are missed wherever they are English', () => {
    const cases = [
      'const one = <p>Saved</p>;',
      'const one = <p>nothing here</p>;',
      'const one = <p>{count} items</p>;',
      'const one = <p>{isOpen ? "close" + name : "Open it"}</p>;',
      'const one = <p>{`Saved ${count} files`}</p>;',
      'const one = <p>Нажмите Save, чтобы сохранить</p>;',
      'const one = <IconButton label="close" icon={<X />} />;',
      'const one = <IconButton label={open ? "close" : "Открыть"} />;',
      'const one = <IconButton label={`delete ${name}`} />;',
      'const one = <nav aria-label="main" />;',
      'const one = <li aria-roledescription="card" />;',
      'const one = <img src={src} alt="portrait" />;',
      'const one = <input placeholder="name" />;',
      'const one = <abbr title="minutes">мин</abbr>;',
      'const one = <Dialog submitLabel="save" />;',
      'const one = <EmptyState hint="first add one" />;',
      'const one = <Badge tone="green">Ready</Badge>;',
      'const one = <Button onClick={() => notify.success("saved")}>Сохранить</Button>;',
      'notify.error({ text: "Could not save" });',
      'toast("done");',
      'const LABELS = { active: "Active", paused: "На паузе" };',
      'const field = { label: "name", value };',
      'export const wordOf = (n: number) => (n === 1 ? "one file" : "many files");',
      'export function messageOf() { return "Please try again"; }',
      'const NOTE = "Файл is empty";',
    ];

    expect(cases.filter((text) => englishInText(text).length === 0)).toEqual([]);
    const inStory = [
      'export const Empty = meta.story({ name: "Пусто", args: { label: "close" } });',
      'const one = <Button>Save</Button>;',
    ];
    expect(inStory.filter((text) => englishIn(parseText('stories/case.tsx', text)).length === 0)).toEqual([]);
    const fine = [
      'const one = <h1 lang="en">Oops! Page not found</h1>;',
      'const one = <button type="submit" data-state="open" aria-haspopup="dialog">Скачать PDF</button>;',
      'if (kind === "Some thing") throw new RangeError("no such thing here");',
      'const Root = styled.div`color: var(--color-ink); padding: 0 auto;`;',
      'const STATUSES = ["backlog", "In Progress"];',
    ];
    expect(fine.flatMap(englishInText)).toEqual([]);
  });
});
