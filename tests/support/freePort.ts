import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port that nobody has now: for a server that must know its address before it listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
