import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';

import { accept, acceptedText, nameOf, type Accepted } from './accepted.ts';
import type { Album } from './album.ts';
import type { Comparison, Difference } from './difference.ts';
import type { Review } from './review/Review.ts';
import { keyOf } from './storyKeys.ts';
import { ROOT, type Commit } from './trees.ts';

const run = promisify(execFile);

/** Where it is kept that a difference is meant: in git, so that the word is reviewed with the change that it speaks of. */
const ACCEPTED = 'tests/visual/accepted.json';

const PAGE = 'tests/visual/review/main.tsx';

/** Reads what was accepted; nothing when there is no file yet. */
export function readAccepted(): Accepted {
  const file = path.join(ROOT, ACCEPTED);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Accepted) : {};
}

/** Accepts differences with a word, for good. Throws when the word is empty. */
export function keepAccepted(differences: readonly Difference[], word: string): Accepted {
  const accepted = accept(readAccepted(), differences, word);
  writeFileSync(path.join(ROOT, ACCEPTED), acceptedText(accepted));
  return accepted;
}

/** The page's code, made once for each state of its sources. */
async function pageCode(album: Album): Promise<string> {
  const folder = path.join(album.folder, 'page', keyOf(ROOT, PAGE));
  const file = path.join(folder, 'page.js');
  if (!existsSync(file)) {
    rmSync(path.dirname(folder), { recursive: true, force: true });
    await run(process.execPath, ['tests/visual/review/build.mjs', folder], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  return readFileSync(file, 'utf8');
}

/** What stands in a script must not end it. */
const inScript = (text: string): string => text.replaceAll('</', String.raw`<\/`);

/**
 * Writes the page of a comparison: a folder that holds all that it shows, to open from disk or to send to somebody.
 * @param folder where the drawings of the differences are already
 * @returns the page's path
 */
export async function writeReview(options: {
  readonly commit: Commit;
  readonly comparison: Comparison;
  readonly album: Album;
  readonly folder: string;
}): Promise<string> {
  const { commit, comparison, album, folder } = options;
  for (const picture of comparison.differences.flatMap(({ was, now }) => [was, now]))
    cpSync(album.fileOf(picture), path.join(folder, `${picture}.png`));
  const review: Review = { commit, comparison, accepted: readAccepted(), keptIn: ACCEPTED };
  const page = path.join(folder, 'index.html');
  const icon = readFileSync(path.join(ROOT, 'app/public/favicon.svg')).toString('base64');
  writeFileSync(
    page,
    `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Сравнение с ${commit.hash.slice(0, 7)}</title>
<link rel="icon" href="data:image/svg+xml;base64,${icon}">
</head>
<body>
<div id="root"></div>
<script type="application/json" id="review">${inScript(JSON.stringify(review))}</script>
<script>${inScript(await pageCode(album))}</script>
</body>
</html>
`,
  );
  return page;
}

/** Empties the folder of the last comparison. */
export const clearReview = (folder: string): void => rmSync(folder, { recursive: true, force: true });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Accepts what the page names; answers with all that is accepted now, or with what is wrong. */
async function onAccept(
  request: IncomingMessage,
  response: ServerResponse,
  differences: readonly Difference[],
): Promise<void> {
  try {
    const { names, word } = JSON.parse(await bodyOf(request)) as { names: readonly string[]; word: string };
    const meant = differences.filter((difference) => names.includes(nameOf(difference)));
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(keepAccepted(meant, word)));
  } catch (error) {
    response.statusCode = 400;
    response.end(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Shows the page on this machine only, and writes down what is accepted there, until the signal ends it.
 * @param options.onListening called with the page's address
 */
export async function serveReview(
  folder: string,
  differences: readonly Difference[],
  { signal, onListening }: { readonly signal: AbortSignal; readonly onListening: (url: string) => void },
): Promise<void> {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    // Only the page itself sends JSON here: another site's page would have to ask first, and nobody answers it.
    const isOwn = request.headers['content-type'] === 'application/json';
    if (request.method === 'POST' && request.url === '/accept' && isOwn) void onAccept(request, response, differences);
    else files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address && typeof address === 'object') onListening(`http://127.0.0.1:${address.port}/`);
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  server.closeAllConnections();
  server.close();
}
