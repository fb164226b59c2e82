import { setImmediate as turn } from 'node:timers/promises';

import { parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';

import { statementNames } from './namedStatements.ts';

const { bind, describe, execute, parse: prepare, sync } = protocol.serialize;

/**
 * Has the embedded database's transactions name what they ask often: it is read and planned once. What is sent for one statement goes in one
 * piece, where PGlite by itself goes into the database five times. Each transaction first lets the process look at what has come over the
 * network: the database computes in it, and one transaction after another would leave no moment to let anybody else in.
 */
export function nameEmbedded(client: PGlite): void {
  const names = statementNames();
  /** Types of the values of statements that it knows by name. */
  const known = new Map<string, readonly number[]>();
  const send = (...messages: readonly Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat(messages), { syncToFs: false });

  async function typesOf(name: string, text: string): Promise<readonly number[]> {
    const types = parse.parseDescribeStatementResults(
      await send(prepare({ name, text }), describe({ type: 'S', name }), sync()),
    );
    known.set(name, types);
    return types;
  }
  const ask = (name: string, text: string, given: readonly unknown[], options?: QueryOptions) =>
    client.runExclusive(async () => {
      const types = known.get(name) ?? (await typesOf(name, text));
      const values = given.map((value, at) =>
        value === null || value === undefined ? null : (client.serializers[types[at] ?? 0] ?? String)(value),
      );
      const messages = await send(bind({ statement: name, values }), describe({ type: 'P' }), execute({}), sync());
      return parse.parseResults(messages, client.parsers, options)[0];
    });

  const begin = client.transaction.bind(client);
  client.transaction = (work) =>
    begin(async (tx) => {
      await turn();
      const query = tx.query.bind(tx);
      tx.query = async <T>(text: string, values: unknown[] = [], options?: QueryOptions) => {
        const name = values.length > 0 ? names.of(text) : undefined;
        return name === undefined
          ? query<T>(text, values, options)
          : ((await ask(name, text, values, options)) as Results<T>);
      };
      return work(tx);
    });
}
