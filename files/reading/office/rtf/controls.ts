/** Groups whose text is not the document's: tables of fonts and styles, pictures, properties of shapes, copies for old programs. */
export const UNSEEN = new Set(
  (
    'fonttbl colortbl stylesheet info pict object fldinst datafield themedata colorschememapping listtable ' +
    'listoverridetable rsidtbl generator xmlnstbl latentstyles datastore atnid nonshppict bkmkstart bkmkend revtbl filetbl ' +
    'sp shprslt'
  ).split(' '),
);

/** Groups whose pictures are told already, or are signs of lists. */
export const COPIES = new Set(['nonshppict', 'object', 'shprslt', 'listpicture']);

/** Groups whose words are not those around them, by what they are. */
export const OWN_WORDS = {
  footnote: 'note',
  annotation: 'remark',
  atnauthor: 'author',
  listtext: 'lead',
  pntext: 'lead',
  shptxt: 'box',
  dptxbxtext: 'box',
  header: 'верхний',
  headerl: 'верхний',
  headerr: 'верхний',
  headerf: 'верхний',
  footer: 'нижний',
  footerl: 'нижний',
  footerr: 'нижний',
  footerf: 'нижний',
} as const;
export type OwnWords = (typeof OWN_WORDS)[keyof typeof OWN_WORDS];

/** Shapes: of what is in them, the words of their text are read. */
export const SHAPES = new Set(['shpinst', 'do']);

/** Characters that controls stand for. */
export const CHARACTERS: Readonly<Record<string, string>> = {
  par: '\n\n',
  sect: '\n\n',
  page: '\n\n',
  line: '\n',
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};
