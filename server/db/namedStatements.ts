import type { ClientBase, QueryConfig } from 'pg';

/* Statements that come again and again, named: the database reads and plans each once a connection, and then only carries it out. */

/** How often a text comes before it has a name: lists of many lengths make many texts, each of which comes rarely. */
const OFTEN = 20;

/** Names given, at most: every connection keeps a plan of each. */
const MOST_NAMED = 150;

const MOST_COUNTED = 2_000;

/** Names the statements of a database. */
export interface StatementNames {
  /** The name of a statement, which is asked once more by this; undefined while it has none. */
  of(text: string): string | undefined;
}

/** Names for the statements of one database: all its connections know them by the same. */
export function statementNames(): StatementNames {
  const counted = new Map<string, number>();
  const names = new Map<string, string>();
  return {
    of(text) {
      const name = names.get(text);
      if (name !== undefined || names.size >= MOST_NAMED) return name;
      const times = (counted.get(text) ?? 0) + 1;
      counted.delete(text);
      if (times < OFTEN) {
        counted.set(text, times);
        if (counted.size > MOST_COUNTED) counted.delete(counted.keys().next().value ?? '');
        return undefined;
      }
      const given = `often_${names.size}`;
      names.set(text, given);
      return given;
    },
  };
}

/** A query with its statement's name; as it is where it has one, or no values. */
function named(names: StatementNames, query: unknown, values: unknown): unknown {
  const config = query as Partial<QueryConfig> | null;
  const isBare = typeof config === 'object' && config?.name === undefined && typeof config?.text === 'string';
  if (!isBare || !Array.isArray(values) || values.length === 0) return query;
  return { ...config, name: names.of(config.text ?? '') };
}

/** Has a connection name what it is asked often with other values. */
export function nameStatements(client: ClientBase, names: StatementNames): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...[query, values, ...rest]: unknown[]) =>
    ask(named(names, query, values), values, ...rest)) as typeof client.query;
}
