// npm start [-- folder]: builds the product, as `npm run build` does, into dist/ or the folder, and serves it as the README asks of
// any host. What is built already is served as it is when ORIENTIR_SKIP_BUILD is set, as the tests do for a second look at it.
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import sirv from 'sirv';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.resolve(ROOT, process.argv[2] ?? 'dist');
const PORT = Number(process.env.PORT ?? 5173);

/** Files whose name holds their fingerprint never change; everything else is asked for again, or a new version would not be seen. */
const cacheControl = (pathname) =>
  pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

if (!process.env.ORIENTIR_SKIP_BUILD) {
  process.stdout.write('Собираем Ориентир…\n');
  process.env.NODE_ENV = 'production';
  process.chdir(ROOT);
  await build({ logLevel: 'warn', build: { outDir: FOLDER, emptyOutDir: true } });
}

const serve = sirv(FOLDER, {
  etag: true,
  single: true,
  // A file that is not there is not the page: a browser that asks for a script must not be given HTML.
  ignores: [/^\/assets\//],
  setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
});
const server = createServer((request, response) =>
  serve(request, response, () => response.writeHead(404, { 'Cache-Control': 'no-store' }).end()),
);
server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Порт ${PORT} занят. Освободите его или выберите другой: PORT=5180 npm start`
      : `Не удалось запустить: ${error.message}`,
  );
  process.exit(1);
});
server.listen(PORT, 'localhost', () =>
  process.stdout.write(`Ориентир открыт: http://localhost:${server.address().port}\n`),
);
