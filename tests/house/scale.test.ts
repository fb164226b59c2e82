import { describe, expect, it } from 'vitest';

import { fontWeights, lineHeights, spaces } from '#src/theme/tokens.ts';

import { declarationsIn, filesUnder, parseFile, parseText, type Declaration } from '../support/source.ts';

/**
 * Distances, type, corners, layers and durations come from the tokens' scales (src/theme/tokens.ts). Positions and sizes of
 * things are geometry, and free.
 */

/** Distances between things and inside them. */
const SPACING = /^(?:margin|padding|gap|row-gap|column-gap|grid-gap)(?:-|$)/;
/** On the scale; relative to the text or the place; nothing; what a parent passes down, what a scrollbar takes. */
const SPACE = /^-?(?:\$\{spaces\[\d\]\}px|0|auto|inherit|normal|[\d.]+(?:em|%)|\$\{\w+\}%|\$\{scrollbarRoom\}|passed)$/;
/** A hairline, and an optical nudge of a sign beside a line of text, px. */
const NUDGE = 3;
/** A place kept free for a control of the usual height, px: with the mouse and with the thumb. */
const CONTROL_HEIGHTS = [40, 44];

/** Line heights of the tokens; or rem in steps of 2 px. */
const LINE_HEIGHTS = [...Object.values(lineHeights).map(String), 'inherit', 'normal'];
const WEIGHTS = [...Object.values(fontWeights).map(String), 'inherit', 'normal'];
/** Order within a component that is a stacking context of its own; all else is a layer. */
const OWN_LAYERS = ['-1', '0', '1', '2', 'auto'];

/** Values off the scales for a reason: «file property: value». */
const EXCEPT: ReadonlySet<string> = new Set([
  // Toasts are 14 px apart (R15).
  'src/ui/toast/Toasts.tsx gap: 14px',
  // The texts of a section are beside its name, however wide the names' column is.
  'src/features/tactics/TouchpointSections.styles.ts padding-inline-start: ${MARGIN + spaces[5]}px',
  // The screen makes room for the talk beside it: as much as that is wide.
  'src/features/shell/AppShell.tsx margin-inline-end: ${widths.talk}',
  // The circle of a card is at the middle of its first line, however many there are.
  'src/features/fieldwork/interview/ChoiceCards.tsx margin: calc((1lh - 18px) / 2) 0 0',
  // Weights that a file of a face holds.
  'src/theme/FontFaces.ts font-weight: 400 900',
  'src/theme/FontFaces.ts font-weight: 400 500',
  'src/theme/FontFaces.ts font-weight: 600 900',
  // The pages that show the scales themselves.
  'stories/docs/Tokens.tsx font-size: ${size}',
  'stories/docs/Tokens.tsx border-radius: ${px}',
]);

/** Returns the lengths of a value: of a shorthand, a sum, a choice of the larger. Custom properties become `passed`. */
const lengthsOf = (value: string): string[] =>
  value
    .replaceAll(/!important|\b(?:calc|max|min|clamp)(?=\()/g, '')
    .replaceAll(/\b(?:var|env)\((?:[^()]|\([^()]*\))*\)/g, 'passed')
    .split(/[\s(),]+(?![^{]*\})/)
    .filter((word) => word !== '' && !/^(?:[*+/-]|-?1)$/.test(word));

function isSpace(word: string, isStory: boolean): boolean {
  if (SPACE.test(word)) return true;
  const [, size = '', unit = ''] = /^-?([\d.]+)(px)?$/.exec(word) ?? [];
  if (size === '') return false;
  // Style objects of stories write the scale's numbers.
  if (unit === '') return isStory && (Object.values(spaces) as number[]).includes(Number(size));
  return Number(size) <= NUDGE || CONTROL_HEIGHTS.includes(Number(size));
}

function isOff({ property, value, place }: Declaration): boolean {
  const words = lengthsOf(value);
  if (SPACING.test(property)) return !words.every((word) => isSpace(word, place.startsWith('stories/')));
  if (property === 'font-size') return !/^(?:\$\{fontSizes\.\w+\}|inherit|[\d.]+em|100%)$/.test(value);
  if (property === 'font')
    return !/^(?:inherit$|(?:[45]00 |600 )?(?:\$\{fontSizes\.\w+\}|[\d.]+em) \/ (?:1\.\d+) )/.test(value);
  if (property === 'line-height')
    return !LINE_HEIGHTS.includes(value) && !(value.endsWith('rem') && Number.isInteger(parseFloat(value) * 8));
  if (property === 'font-weight') return !WEIGHTS.includes(value);
  if (/^border(?:-[a-z]+){0,2}-radius$/.test(property))
    return !words.every((word) => /^(?:\$\{radii\.\w+\}px|0|50%|100%|inherit|passed|[123]px)$/.test(word));
  if (property === 'z-index') return !OWN_LAYERS.includes(value) && !/^\$\{layers\.\w+(?: [+-] 1)?\}$/.test(value);
  if (/^(?:transition|animation)(?:-duration|-delay)?$/.test(property))
    // An endless motion shows that something is awaited; an even one shows the time itself.
    return (
      !/ (?:infinite|linear)\b/.test(value) &&
      (/(?<![\w.-])[\d.]+m?s\b/.test(value) || /\}m?s/.test(value.replaceAll(/\$\{durations\.\w+\}ms/g, '')))
    );
  return false;
}

/** Custom properties that distances are taken from, declared in this very file. */
function passedAs(declarations: Declaration[]): Declaration[] {
  const names = new Set(
    declarations
      .filter(({ property }) => SPACING.test(property))
      .flatMap(({ value }) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
  );
  return declarations
    .filter(({ property, value }) => names.has(property) && !value.includes('${'))
    .map((declaration) => ({ ...declaration, property: 'gap' }));
}

const offIn = (declarations: Declaration[]): string[] =>
  [...declarations, ...passedAs(declarations)]
    .filter(isOff)
    .map(({ place, property, value }) => `${place.replace(/:\d+$/, '')} ${property}: ${value}`);

const offInText = (text: string): string[] => offIn(declarationsIn(parseText('src/case.tsx', text)));

describe('distances, type, corners, layers and durations', () => {
  it('are on the scales', () => {
    const off = filesUnder('src', 'store', 'files', 'app', 'stories').flatMap((file) =>
      offIn(declarationsIn(parseFile(file))),
    );
    // Take the token; a place of its own in EXCEPT needs a reason.
    expect(off.filter((found) => !EXCEPT.has(found))).toEqual([]);
    expect([...EXCEPT].filter((known) => !off.includes(known))).toEqual([]);
  });

  it('are missed wherever they are not', () => {
    const cases = [
      'const Root = styled.div`padding: 7px;`;',
      'const Root = styled.div`margin: ${spaces[2]}px 18px;`;',
      'const Root = styled(Card)`${media.mobile} { gap: 0.7rem; }`;',
      'const rowCss = css`padding-inline: calc(${spaces[2]}px + 5px);`;',
      'const Root = styled.div`--gap: 9px; gap: var(--gap);`;',
      'const Root = styled.div.attrs({ role: "list" })`row-gap: 20px;`;',
      'const Root = styled.div`padding: ${9}px;`;',
      'const one = <div style={{ padding: 7 }} />;',
      'const one = <div style={{ marginTop: wide ? 5 : 0 }} />;',
      'const BOX = { padding: "11px" } satisfies CSSProperties;',
      'const Root = styled.p`font-size: 15px;`;',
      'const Root = styled.p`font: 400 0.95rem / 1.55 sans-serif;`;',
      'const one = <text fontSize={11}>5</text>;',
      'const Root = styled.p`line-height: 1.3;`;',
      'const Root = styled.p`line-height: 1.3rem;`;',
      'const Root = styled.b`font-weight: 700;`;',
      'const Root = styled.div`border-radius: 8px;`;',
      'const Root = styled.div`border-start-end-radius: 14px;`;',
      'const Root = styled.div`z-index: 1000;`;',
      'const one = <div style={{ zIndex: 5 }} />;',
      'const Root = styled.div`transition: opacity 250ms;`;',
      'const Root = styled.div`animation: ${fade} 0.3s ease-out;`;',
      'const Root = styled.div`transition: opacity ${QUICK}ms;`;',
    ];
    expect(cases.filter((source) => offInText(source).length !== 1)).toEqual([]);
    expect(
      offInText(
        'const Root = styled.div`margin: 0 auto -${spaces[2]}px; padding: max(${spaces[3]}px, env(safe-area-inset-bottom)) 1px; font-size: ${fontSizes.sm}; border-radius: 50%; animation: ${turn} 900ms linear infinite;`;',
      ),
    ).toEqual([]);
  });
});
