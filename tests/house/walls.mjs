/**
 * Who may import whom: the one table that the lint rule (lintWalls.mjs) and tests/architecture.test.ts both read. The first room
 * whose `files` a file begins with is the file's. `*` stands for one folder's name, and the same one in `files` and `may`.
 *
 * @typedef {object} Room
 * @property {string} files what its files' paths begin with, from the project's root
 * @property {readonly string[]} may beginnings of the paths that they may import; their own room's is always among them
 * @property {RegExp} [packages] packages that they may import; any, when left out
 * @property {string} says the rule in a sentence
 */

/** No package at all. */
const NONE = /^$/;

/** What every section of the domain stands on. */
const CORE = [
  'src/domain/core/',
  'src/domain/inStretches.ts',
  'src/domain/terms.ts',
  'src/domain/workspace.ts',
  'src/domain/records.ts',
];

const DOMAIN_SAYS =
  'a section of the domain knows core and the sections that the work comes from: studies, then experiments, then tactics and boards, then the chat.';

/** What only app knows: the router, the database, its queries. */
const PURE = /^(?!react-router|dexie|@tanstack\/react-query)/;

/** All but what draws, and what a browser's database is reached with. */
const NO_SCREEN = /^(?!react|styled-components|@radix-ui\/|@tanstack\/|dexie)/;

/** How the page calls a worker, and the worker answers. */
const WORKER = 'files/worker/';

/** Stands beside the app and knows nothing of it: the store, the readers and writers of files, the worker call. */
const ENGINES = ['store/', 'files/reading/', 'files/writing/', WORKER];

/** The one reader of zip archives, and what packs those of other programs. */
const ZIP = 'files/zip/';

const LIBRARY = 'src/';

/** What a story shows its component with: what the component itself is driven by, never the router or the store. */
const STORY_PACKAGES = /^(storybook\/|react$|react-dom$|styled-components$|lucide-react$|@dnd-kit\/|react-toastify)/;

/** Rooms of the server, by floor from the ground: a room may import those of lower floors, never one beside or above it. */
const SERVER_FLOORS = [
  ['core', 'db', 'environment', 'erasures', 'outward', 'reading'],
  ['access', 'chats', 'files', 'mail', 'model'],
  ['context', 'inbox', 'sync'],
  ['fieldwork', 'people'],
  ['backup', 'signin', 'telegram'],
  ['http'],
];

const SERVER_SAYS =
  'a room of the server stands on those of lower floors: the routes compose the features, and no feature knows one beside it.';

/** What some rooms of the server have besides: colours of the product for pages and letters, and packages of their own alone. */
const SERVER_OTHERS = {
  outward: {
    theme: ['src/theme/tokens.ts', 'src/theme/documentStyle.ts'],
    packages: /^node:/,
    says: 'a page for those outside has the colours of the product, and nothing else of its screens.',
  },
  mail: {
    theme: ['src/theme/tokens.ts'],
    packages: /^(?:nodemailer|drizzle-orm|node:)/,
    says: 'a letter has the colours of the product, and nothing else of its screens.',
  },
};

/** @type {readonly Room[]} */
const SERVER_ROOMS = [
  ...SERVER_FLOORS.flatMap((floor, at) =>
    floor.map((name) => {
      const { theme = [], packages = NO_SCREEN, says = SERVER_SAYS } = SERVER_OTHERS[name] ?? {};
      const below = SERVER_FLOORS.slice(0, at)
        .flat()
        .map((one) => `server/${one}/`);
      return { files: `server/${name}/`, may: [...below, 'src/domain/', ...theme], packages, says };
    }),
  ),
  ...['main', 'startServer', 'createContext', 'openDatabase'].map((name) => ({
    files: `server/${name}.ts`,
    may: ['server/', 'src/domain/'],
    packages: NO_SCREEN,
    says: 'the server knows the rules of the domain, and nothing of screens or of the browser.',
  })),
];

/** @type {readonly Room[]} */
const ROOMS = [
  {
    files: 'src/domain/core/',
    may: ['src/domain/records.ts', 'src/domain/sync/claims.ts'],
    packages: NONE,
    says: 'core is what every section stands on: it knows none, only the list of their records and of what these claim.',
  },
  { files: 'src/domain/research/', may: CORE, packages: NONE, says: DOMAIN_SAYS },
  {
    files: 'src/domain/evidence/',
    may: [...CORE, 'src/domain/research/', 'src/domain/experiments/experiment.ts', 'src/domain/tactics/touchpoint.ts'],
    packages: NONE,
    says: 'what is read out of talks stands on studies, and knows verdicts and the names of the touchpoints that a draft may belong to.',
  },
  {
    files: 'src/domain/exchange/',
    may: [...CORE, 'src/domain/research/'],
    packages: NONE,
    says: 'what is exchanged with other programs stands on studies.',
  },
  {
    files: 'src/domain/fieldwork/',
    may: [...CORE, 'src/domain/research/'],
    packages: NONE,
    says: 'the interview with a respondent stands on studies; whoever words its questions knows it, and it knows no scenario.',
  },
  { files: 'src/domain/account/', may: [...CORE, 'src/domain/fieldwork/'], packages: NONE, says: DOMAIN_SAYS },
  { files: 'src/domain/audiences/', may: [...CORE, 'src/domain/research/'], packages: NONE, says: DOMAIN_SAYS },
  { files: 'src/domain/experiments/', may: [...CORE, 'src/domain/research/'], packages: NONE, says: DOMAIN_SAYS },
  {
    files: 'src/domain/tactics/',
    may: [...CORE, 'src/domain/research/', 'src/domain/experiments/'],
    packages: NONE,
    says: DOMAIN_SAYS,
  },
  {
    files: 'src/domain/boards/',
    may: [...CORE, 'src/domain/research/', 'src/domain/experiments/'],
    packages: NONE,
    says: DOMAIN_SAYS,
  },
  { files: 'src/domain/chat/', may: [...CORE, 'src/domain/boards/'], packages: NONE, says: DOMAIN_SAYS },
  {
    files: 'src/domain/model/',
    may: ['src/domain/'],
    packages: /^valibot$/,
    says: 'a task of a model knows what it is about, and the shapes of what goes in and comes out; it is loaded when a model is first asked.',
  },
  {
    files: 'src/domain/',
    may: [],
    packages: NONE,
    says: 'domain is rules only: it imports nothing but its own files.',
  },
  {
    files: 'src/theme/',
    may: [],
    packages: /^(styled-components$|@fontsource-variable\/)/,
    says: 'theme knows only styled-components and the font files.',
  },
  {
    files: 'src/samples/',
    may: ['src/domain/'],
    packages: NONE,
    says: 'samples are domain records: they import domain only.',
  },
  {
    files: 'src/ui/',
    may: ['src/theme/'],
    packages: PURE,
    says: 'ui knows theme and view libraries, never the domain, a feature or the router.',
  },
  {
    files: 'src/patterns/',
    may: ['src/ui/', 'src/theme/', 'src/domain/'],
    packages: PURE,
    says: 'patterns are made of ui, theme and domain.',
  },
  {
    files: 'src/features/*/',
    may: ['src/patterns/', 'src/ui/', 'src/theme/', 'src/domain/'],
    packages: PURE,
    says: 'a feature is made of patterns, ui, theme and domain: never another feature, never samples, never the router.',
  },
  {
    files: 'stories/flows/',
    may: ['src/', 'store/', 'app/', 'stories/', '.storybook/preview.tsx', '.storybook/modes.ts'],
    says: 'flows assemble the app over the memory store.',
  },
  {
    files: 'stories/respond/',
    may: ['respond/', 'src/domain/', 'src/samples/scripts.ts', '.storybook/preview.tsx', '.storybook/modes.ts'],
    packages: /^(storybook\/test$|react$)/,
    says: 'the respondents’ page is shown as it is, over conversations of the domain, by sample scripts.',
  },
  {
    files: 'stories/docs/',
    may: ['src/', 'library/tokens/', '.storybook/preview.tsx', '.storybook/modes.ts'],
    says: 'pages of the documentation show the library, never the app.',
  },
  {
    files: 'library/tokens/',
    may: ['src/theme/'],
    packages: NONE,
    says: 'the files of tokens are made of the theme alone.',
  },
  {
    files: 'library/example/',
    may: [],
    packages: /^(?:@orientir\/library|react$|react-dom\/)/,
    says: 'the example stands in an app of its own, with the packed library.',
  },
  {
    files: 'library/',
    may: ['src/theme/', 'package.json'],
    packages: /^(?:node:|vite$)/,
    says: 'what packs the library reads its files, and needs nothing of their code but the tokens.',
  },
  {
    files: 'stories/features/*/',
    may: [
      'src/features/*/',
      'src/ui/',
      'src/theme/',
      'src/domain/',
      'src/samples/',
      'stories/',
      '.storybook/preview.tsx',
      '.storybook/modes.ts',
    ],
    packages: STORY_PACKAGES,
    says: 'stories show the folder that they mirror, with samples; only stories/flows assemble the app.',
  },
  {
    files: 'stories/*/',
    may: [
      'src/*/',
      'src/ui/',
      'src/theme/',
      'src/domain/',
      'src/samples/',
      'stories/',
      '.storybook/preview.tsx',
      '.storybook/modes.ts',
    ],
    packages: STORY_PACKAGES,
    says: 'stories show the folder that they mirror, with samples; only stories/flows assemble the app.',
  },
  {
    files: 'stories/',
    may: ['src/ui/', 'src/domain/'],
    packages: /^(storybook\/test$|react$)/,
    says: 'what stories share knows ui and the domain, never a pattern or a feature.',
  },
  {
    files: 'files/zip/',
    may: [],
    packages: /^@zip\.js\//,
    says: 'the zip reader and writer know bytes, not what they hold.',
  },
  { files: 'files/worker/', may: [], packages: NONE, says: 'the worker call knows nothing of what is called.' },
  {
    files: 'files/reading/',
    may: ['src/domain/', WORKER, ZIP],
    packages: NO_SCREEN,
    says: 'readers know files, never the store, a section or what is written.',
  },
  {
    files: 'files/writing/',
    may: ['src/domain/', 'src/theme/', WORKER, ZIP],
    packages: NO_SCREEN,
    says: 'writers know files: what a section exports stands with it.',
  },
  {
    files: 'store/loadSample.ts',
    may: ['src/samples/workspace.ts'],
    says: 'the sample is loaded here, and only when it is wanted.',
  },
  {
    files: 'store/indexedDb/',
    may: ['store/', 'src/domain/', WORKER],
    packages: /^dexie$/,
    says: 'the database knows records and the port; only it knows Dexie.',
  },
  {
    files: 'store/search/',
    may: ['store/', 'src/domain/', WORKER],
    packages: /^(?:@orama\/stemmers\/|valibot$)/,
    says: 'the search knows records, never a section; what the palette shows of it stands with the palette.',
  },
  {
    files: 'store/',
    may: ['src/domain/', WORKER, ZIP],
    packages: /^(?:react$|@tanstack\/react-query$|@noble\/hashes\/|@zip\.js\/|valibot$)/,
    says: 'the store knows records, never a screen, and no files but its own archive; only its indexedDb/ knows Dexie.',
  },
  { files: 'app/offline/', may: [], says: 'offline is the service worker and what registers it.' },
  {
    files: 'app/routing/screenCode.ts',
    may: ['app/routing/', 'app/sections/'],
    says: 'the one place that names every section, each loaded when it is opened.',
  },
  { files: 'app/routing/', may: [LIBRARY], says: 'routing knows addresses, never a section.' },
  {
    files: 'app/shared/',
    may: [LIBRARY, 'app/routing/', ...ENGINES],
    packages: /^(?!dexie)/,
    says: 'what sections share knows none of them.',
  },
  {
    files: 'app/sections/*/',
    may: [LIBRARY, 'app/shared/', 'app/routing/', ...ENGINES],
    packages: /^(?!dexie)/,
    says: 'a section never imports another: what two need stands in app/shared, addresses in app/routing.',
  },
  {
    files: 'app/palette/',
    may: [LIBRARY, 'app/shared/', 'app/routing/', 'app/sections/', ...ENGINES],
    packages: /^(?!dexie)/,
    says: 'the palette offers what sections do, and is known to the shell only.',
  },
  {
    files: 'app/shell/',
    may: [
      LIBRARY,
      'app/shared/',
      'app/routing/',
      'app/palette/',
      'app/offline/',
      'app/sections/links/',
      'app/sections/comments/',
      ...ENGINES,
    ],
    packages: /^(?!dexie)/,
    says: 'the shell frames the sections and knows none but «Связи» and talk, which lie over all.',
  },
  {
    files: 'app/boot/prerender.tsx',
    may: ['app/', 'src/', 'store/'],
    says: 'the build writes the first start’s rows into the page.',
  },
  {
    files: 'app/boot/sampleFrames.tsx',
    may: ['app/', 'src/', 'store/'],
    says: 'the build draws each section over the first start’s records.',
  },
  {
    files: 'app/commandLine/',
    may: [LIBRARY, 'files/reading/'],
    says: 'the command line reads files and prints: it knows no screen and no store.',
  },
  {
    files: 'app/boot/',
    may: ['app/', LIBRARY, 'store/'],
    packages: /^(?!dexie)/,
    says: 'boot puts the rooms together.',
  },
  {
    files: 'respond/style/',
    may: ['src/theme/tokens.ts'],
    packages: NONE,
    says: 'styles of what respondents see are made of the tokens, when it is built.',
  },
  {
    files: 'respond/',
    may: ['src/domain/'],
    packages: NONE,
    says: 'the respondents’ page is light: rules of the domain, and no package at all.',
  },
  ...SERVER_ROOMS,
  {
    files: 'app/build/',
    may: ['app/routing/paths.ts', 'respond/style/', 'src/theme/'],
    says: 'the build knows files of the app, not its code.',
  },
];

/** Shapes of records: the one kind of file in the domain that may use a package, because it is loaded with the store only. */
const SCHEMA = /^src\/domain\/(?:[^/]+\/){0,2}schemas?\.ts$/;

/** Samples are only for stories and for the first start, whatever else of src a room may import. */
const SAMPLES = 'src/samples/';
const WITH_SAMPLES = [
  'src/samples/',
  'stories/',
  'store/loadSample.ts',
  'app/boot/prerender.tsx',
  'app/boot/sampleFrames.tsx',
];

/** The room's beginning as far as the file has it, with the folders that stand for each `*`; null when it is another room's file. */
function matched(files, file) {
  const pattern = files.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '([^/]+)');
  return new RegExp(`^${pattern}`).exec(file);
}

/** The room of a file; undefined outside the house's walls (tests, configuration). */
/** @type {(file: string) => Room | undefined} */
export const roomOf = (file) => ROOMS.find(({ files }) => matched(files, file));

/**
 * Whether a file may import another, or a package.
 * @param file path from the project's root
 * @param target path from the project's root, or a package's name
 * @param isPackage whether the target is a package
 * @returns the broken rule in a sentence; null when it may
 */
export function breach(file, target, isPackage) {
  const room = roomOf(file);
  if (!room) return null;
  if (isPackage && target === 'valibot' && SCHEMA.test(file)) return null;
  if (isPackage) return (room.packages ?? /^/).test(target) ? null : room.says;
  const [own, folder = ''] = matched(room.files, file);
  if (target.startsWith(own)) return null;
  const may = room.may.some((one) => target.startsWith(one.replace('*', folder)));
  if (may && target.startsWith(SAMPLES) && !WITH_SAMPLES.some((one) => file.startsWith(one))) {
    return 'samples stay out of the library and out of every screen of the app.';
  }
  return may ? null : room.says;
}

const code = (/** @type {readonly string[]} */ names) => names.map((name) => `\`${name}\``).join(', ');

/** The table as docs/architecture.md shows it, in Markdown. */
export function wallsTable() {
  const rows = ROOMS.map(({ files, may, packages }) => {
    const others = may.length === 0 ? 'ничего' : code(may);
    const taken =
      packages === undefined
        ? 'любые'
        : packages === NONE
          ? 'никаких'
          : `\`${String(packages).replaceAll('|', '\\|')}\``;
    return `| \`${files}\` | ${others} | ${taken} |`;
  });
  return ['| Файлы | Могут импортировать | Пакеты |', '|---|---|---|', ...rows].join('\n');
}
