import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => void taken.close(resolve));
  return port;
}
