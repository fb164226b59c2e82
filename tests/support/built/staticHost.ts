import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A static host as docs/hosting.md asks for: files of a folder, and index.html for every other path. */
export interface StaticHost {
  /** Its address, without a slash at the end; the same after a stop and a start. */
  readonly url: string;
  /** Paths asked for, in order, since the last start. */
  readonly asked: string[];
  /** Serves another folder from now on: a new build is put in place. */
  setFolder(folder: string): void;
  /** Takes the host away: every connection is refused. */
  stop(): Promise<void>;
  /** Brings it back. */
  start(): Promise<void>;
}

/** Starts a host on a free port. */
export async function startStaticHost(folder: string): Promise<StaticHost> {
  let root = folder;
  let server: Server | null = null;
  let port = 0;
  const asked: string[] = [];

  async function fileFor(pathname: string): Promise<string> {
    const file = path.join(root, path.normalize(pathname));
    const found = file.startsWith(root) && (await stat(file).catch(() => null))?.isFile();
    return found ? file : path.join(root, 'index.html');
  }
  const start = () =>
    new Promise<void>((resolve) => {
      asked.length = 0;
      server = createServer((request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        asked.push(pathname);
        void fileFor(pathname).then(async (file) => {
          response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
          response.setHeader('cache-control', 'no-cache');
          response.end(await readFile(file));
        });
      });
      server.listen(port, '127.0.0.1', () => {
        const address = server?.address();
        if (address && typeof address === 'object') port = address.port;
        resolve();
      });
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
      server = null;
    });
  await start();
  return {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    asked,
    setFolder(next) {
      root = next;
    },
    start,
    stop,
  };
}
