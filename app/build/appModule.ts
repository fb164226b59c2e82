import { createServer } from 'vite';

/**
 * Runs a module of the app in Node while the app is being built: by Vite's own means, as the app is made for a browser's bundle.
 * @param path its address from `app`, with a leading slash
 * @param draw what to do with what the module exports; the module goes with the server that gave it, once this has settled
 */
export async function withAppModule<Module, Result>(
  path: string,
  draw: (module: Module) => Result | Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    configFile: false,
    root: 'app',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await draw((await server.ssrLoadModule(path)) as Module);
  } finally {
    await server.close();
  }
}
