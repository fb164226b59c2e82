import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import {
  declarationsIn,
  filesUnder,
  isNode,
  nameOf,
  parseFile,
  parseText,
  placeOf,
  walk,
  type Declaration,
  type Source,
} from '../support/source.ts';

/** Every colour is defined once, in src/theme/tokens.ts, as a pair of light and dark; everything else takes its variable. */

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Colours that CSS calls by name. */
const NAMED =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';
/** The system's colours: only where the system has taken ours away (forced colours). */
const SYSTEM =
  'accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext';

const aWordOf = (words: string): RegExp => new RegExp(`(?<![\\w-])(?:${words.replaceAll(' ', '|')})(?![\\w(-])`, 'i');
const NAME = aWordOf(NAMED);
const SYSTEM_NAME = aWordOf(SYSTEM);
const WRITTEN =
  /(?<![\w&/-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|device-cmyk|light-dark)\(/i;

const COLOURED =
  /^(?:--|color$|background|border(?!.*(?:radius|collapse|spacing))|outline|fill$|stroke$|box-shadow$|text-shadow$|text-decoration|text-emphasis|caret-color$|accent-color$|column-rule|scrollbar-color$|stop-color$|flood-color$|lighting-color$|filter$|backdrop-filter$|mask|-webkit-(?:text|tap))/;
/** Names of properties that take a colour in scripts and in attributes. */
const TAKES_COLOUR = /colou?r$|^(?:fill|stroke|background|tint|shade)$|(?:fill|stroke)Style$/i;

/** Where colours are made, and what has no theme, by the reason. */
const EXCEPT: ReadonlyMap<string, readonly string[]> = new Map([
  // The pairs themselves.
  ['src/theme/tokens.ts', ['*']],
  // Paper is white and ink is black: documents that are printed, pictures of them with a line between the pages.
  ['app/sections/account/invoicePdf.ts', ['#000000']],
  ['files/writing/png.ts', ['#ffffff', '#d0d0d0']],
]);

/** Words without what is taken from a variable or from code. */
const ownWords = (value: string): string =>
  value
    .replaceAll(/\$\{[^}]*\}/g, ' ')
    .replaceAll(/--[\w-]+/g, ' ')
    .replaceAll(/url\([^)]*\)|'[^']*'|"[^"]*"/g, ' ');

function isHard({ property, value, within }: Declaration): boolean {
  if (!COLOURED.test(property)) return false;
  const words = ownWords(value);
  return NAME.test(words) || (SYSTEM_NAME.test(words) && !within.some((rule) => rule.includes('forced-colors')));
}

/** The text of a literal, or of a piece of a template. */
function literalOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'JSXExpressionContainer') return literalOf(node.expression);
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { raw: string } }[]).map((one) => one.value.raw).join(' ');
  const value = node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.value;
  return typeof value === 'string' ? value : '';
}

/** Colours of a file that are no variables. */
function hardIn(source: Source): string[] {
  const known = EXCEPT.get(source.file) ?? [];
  if (known.includes('*')) return [];
  const found = declarationsIn(source)
    .filter(isHard)
    .map(({ place, property, value }) => `${place} ${property}: ${value}`);
  walk(source.program, (node, around) => {
    const isText = ['Literal', 'TemplateElement', 'JSXText'].includes(node.type);
    const text = isText ? literalOf(node) : '';
    // A compared or searched colour belongs to another party.
    if (WRITTEN.test(text) && !known.includes(text)) found.push(`${placeOf(source, node.start)} ${text.trim()}`);
    const target =
      node.type === 'JSXAttribute' || node.type === 'Property' ? (node.name ?? node.key) : (node.left as unknown);
    const value = literalOf(node.type === 'AssignmentExpression' ? node.right : node.value);
    const isGiven =
      ['JSXAttribute', 'AssignmentExpression'].includes(node.type) ||
      (node.type === 'Property' && around.at(-1)?.type !== 'ObjectPattern');
    if (isGiven && TAKES_COLOUR.test(nameOf(target)) && NAME.test(value)) {
      found.push(`${placeOf(source, node.start)} ${value}`);
    }
  });
  return [...new Set(found)];
}

const hardInText = (text: string): string[] => hardIn(parseText('src/case.tsx', text));

describe('colours', () => {
  it('are variables of the theme, everywhere but in the theme', () => {
    const hard = filesUnder('src', 'store', 'files', 'app', 'stories', '.storybook').flatMap((file) =>
      hardIn(parseFile(file)),
    );
    // Take a variable of src/theme/tokens.ts, or make one there.
    expect(hard).toEqual([]);
  });

  it('and in pages and guides', () => {
    const pages = execFileSync('git', ['ls-files', 'app', 'stories'], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter((file) => /\.(?:html|css|mdx)$/.test(file));
    expect(pages.filter((file) => WRITTEN.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it('are missed wherever they are written out', () => {
    const cases = [
      'const Root = styled.div`color: #b00020;`;',
      'const Root = styled.div`background: RGB(0 0 0 / 0.4);`;',
      'const Root = styled.div`border: 1px solid oklch(60% 0.2 30);`;',
      'const Root = styled.div`border-block-end: 1px solid red;`;',
      'const Root = styled.div`box-shadow: 0 1px 2px black;`;',
      'const Root = styled.div`${media.mobile} { & > svg { fill: White; } }`;',
      'const Root = styled.div`background: linear-gradient(var(--color-paper), tomato);`;',
      'const Root = styled.div`background: color-mix(in srgb, var(--color-accent) 30%, white);`;',
      'const Root = styled.div`color: var(--color-ink, gray);`;',
      'const Root = styled.div`--edge: silver;`;',
      'const Root = styled.div`background: Canvas;`;',
      'const Root = styled.div.attrs({})`outline: 2px solid orange;`;',
      'const chosenCss = css`accent-color: teal;`;',
      'const spin = keyframes`to { color: navy; }`;',
      'const one = <div style={{ color: "#333" }} />;',
      'const one = <div style={{ background: on ? "gold" : undefined }} />;',
      'const BOX = { borderColor: "gray" } as CSSProperties;',
      'const one = <path stroke="#0af" />;',
      'const one = <circle fill="black" />;',
      'const one = <stop stopColor="plum" />;',
      'const one = <Star color={"red"} />;',
      'const one = <Chart lineColor="red" />;',
      'const series = { name, color: "teal" };',
      'context.fillStyle = "red";',
      'node.style.backgroundColor = `pink`;',
      'const PALETTE = ["#aa0000"];',
      'root.setProperty("--x", `rgb(${r} 0 0)`);',
    ];
    expect(cases.filter((text) => hardInText(text).length === 0)).toEqual([]);
    const fine = [
      'const Root = styled.div`color: var(--tone-red-ink); border: 1px solid transparent; fill: currentColor;`;',
      'const Root = styled.div`@media (forced-colors: active) { & { color: GrayText; } }`;',
      'const one = <Badge tone="green">{text}</Badge>;',
      'const one = <a href="#content">Содержание</a>;',
    ];
    expect(fine.flatMap(hardInText)).toEqual([]);
  });
});
