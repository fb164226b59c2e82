import type { Tell } from '#src/domain/research/layouts/told.ts';

import type { ApartWords } from './apartWords.ts';
import type { DocumentFlow } from './documentFlow.ts';
import type { XmlHandler } from './officeXml.ts';
import { levelOf, type ListPlace, type WordLists } from './wordLists.ts';

/** What is in the file but not in the document as it is seen: deleted and moved words, former properties, copies for old programs. */
const UNSEEN = new Set(
  'del moveFrom Fallback pPrChange rPrChange tblPrChange trPrChange tcPrChange sectPrChange tabs rt delText instrText'.split(
    ' ',
  ),
);

const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
};

/** Signs that forms and lists set in Wingdings, by their code. */
const WINGDINGS: Readonly<Record<string, string>> = {
  '4A': '☺',
  '4C': '☹',
  '6C': '●',
  '6E': '■',
  '6F': '☐',
  A7: '▪',
  A8: '☐',
  B7: '•',
  E0: '→',
  DF: '←',
  FB: '✗',
  FC: '✓',
  FD: '☒',
  FE: '☑',
};

/** Notes and remarks of a Word document by kind and id, «footnote/2», that its text did not refer to so far. */
export type WordNotes = Map<string, string>;

/** Where a note or a remark of this key stands under the text. */
export const apartOf = (key: string): 'note' | 'remark' => (key.startsWith('comment/') ? 'remark' : 'note');

/** What a part of a Word document is read with. */
interface WordReading {
  readonly flow: DocumentFlow;
  readonly lists: WordLists;
  readonly notes: WordNotes;
  /** Takes what the text refers to; none while notes are read themselves. */
  readonly apart?: ApartWords;
  /** Hears of what has no words, or whose words are not seen. Default: nobody asks. */
  readonly tell?: Tell;
}

/** Charts, diagrams, documents within the document. */
const OBJECTS = new Set(['object', 'chart', 'relIds', 'altChunk']);
const PICTURES = new Set(['pic', 'imagedata']);

const isOff = (value: string | undefined): boolean => value !== undefined && /^(?:0|false|off|none)$/.test(value);

/** Reads the words of the document's main part, of its notes, its remarks or its running heads into a flow. */
export function wordWords({ flow, lists, notes, apart, tell }: WordReading): XmlHandler {
  let unseen = 0;
  let isText = false;
  let isProperties = false;
  let isDeletedEnd = false;
  let style = '';
  let place: ListPlace = {};
  let note = '';
  let author = '';
  /** Words of a deletion, while one is open. */
  let deleted: string | null = null;
  let isVanished = false;
  /** Whether the words before were hidden as well: several runs in a row are one place. */
  let wasVanished = false;
  let objects = 0;
  const refer = (kind: string, id: string | undefined) => {
    const key = `${kind}/${id ?? ''}`;
    const words = notes.get(key);
    if (words === undefined || !apart) return;
    flow.say(apart.add(apartOf(key), words));
    notes.delete(key);
  };
  return {
    open(name, attribute) {
      if (name === 'del' && isProperties) isDeletedEnd = true;
      if (unseen === 0 && name === 'del' && !isProperties) deleted = '';
      if (UNSEEN.has(name)) unseen += 1;
      if (unseen > 0) return;
      if (OBJECTS.has(name)) {
        if (objects === 0) tell?.('object');
        objects += 1;
      } else if (PICTURES.has(name) && objects === 0) tell?.('picture');
      if (name === 't') isText = true;
      else if (name === 'r') isVanished = false;
      else if (name === 'vanish' && !isProperties) isVanished = !isOff(attribute('w:val'));
      else if (name === 'p') flow.openParagraph();
      else if (name === 'pPr') {
        isProperties = true;
        isDeletedEnd = false;
        style = '';
        place = {};
      } else if (isProperties) {
        const value = attribute('w:val');
        if (name === 'pStyle') style = value ?? '';
        else if (name === 'numId') place.list = value ?? '';
        else if (name === 'ilvl') place.level = levelOf(value);
      } else if (Object.hasOwn(SIGNS, name)) flow.say(SIGNS[name] ?? '');
      else if (name === 'sym') flow.say(WINGDINGS[(attribute('w:char') ?? '').slice(-2).toUpperCase()] ?? '□');
      else if (name === 'tbl') flow.openTable();
      else if (name === 'tr') flow.openRow();
      else if (name === 'tc' || name === 'txbxContent') flow.openPart();
      else if (name === 'footnoteReference' || name === 'endnoteReference' || name === 'commentReference')
        refer(name.slice(0, -'Reference'.length), attribute('w:id'));
      else if (name === 'footnote' || name === 'endnote' || name === 'comment') {
        note = `${name}/${attribute('w:id') ?? ''}`;
        author = attribute('w:author') ?? '';
        flow.openPart();
      }
    },
    close(name) {
      if (UNSEEN.has(name)) {
        unseen -= 1;
        if (unseen === 0 && deleted !== null) {
          if (/\S/.test(deleted)) tell?.('deletion');
          deleted = null;
        }
        return;
      }
      if (unseen > 0) return;
      if (OBJECTS.has(name)) objects -= 1;
      if (name === 't') isText = false;
      else if (name === 'pPr') {
        isProperties = false;
        flow.lead(lists.leadOf(place, style));
      } else if (name === 'p') {
        // A paragraph whose end is deleted goes on with the next.
        if (!isDeletedEnd) flow.closeParagraph();
        isDeletedEnd = false;
      } else if (name === 'tc') flow.closeCell();
      else if (name === 'tbl') flow.closeTable();
      else if (name === 'txbxContent') flow.closeBox();
      else if (name === 'footnote' || name === 'endnote' || name === 'comment') {
        const words = flow.closePart().join('\n');
        notes.set(note, author === '' ? words : `${author}: ${words}`);
      }
    },
    text(text) {
      if (deleted !== null) deleted += text;
      if (!isText || unseen > 0) return;
      if (!isVanished) flow.say(text);
      else if (!wasVanished) tell?.('hidden');
      wasVanished = isVanished;
    },
  };
}
