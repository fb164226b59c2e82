/* Reads a site's robots.txt (RFC 9309). */

/** By what name the product is asked to stay away, beside «everybody». */
const PRODUCT = 'orientir';

interface Rule {
  readonly allows: boolean;
  readonly path: string;
}

/** Returns a rule's path as a pattern: `*` matches anything, a final `$` matches the end. */
function patternOf(path: string): RegExp {
  const isWhole = path.endsWith('$');
  const parts = (isWhole ? path.slice(0, -1) : path)
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}${isWhole ? '$' : ''}`, 's');
}

/** Rules by the program they are for, lower case. */
function rulesOf(text: string): ReadonlyMap<string, readonly Rule[]> {
  const groups = new Map<string, Rule[]>();
  let named: string[] = [];
  let hasRules = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const word = key.toLowerCase();
    if (word === 'user-agent') {
      if (hasRules) [named, hasRules] = [[], false];
      const name = value.trim().toLowerCase();
      named.push(name);
      if (!groups.has(name)) groups.set(name, []);
    } else if (word === 'allow' || word === 'disallow') {
      hasRules = true;
      const path = value.trim();
      if (path !== '') for (const name of named) groups.get(name)?.push({ allows: word === 'allow', path });
    }
  }
  return groups;
}

/**
 * Whether a site's robots.txt lets the product read a path. The longest rule that fits decides; of two as long the one that allows.
 * @param text the file
 * @param path with its query
 */
export function mayRead(text: string, path: string): boolean {
  const groups = rulesOf(text);
  const rules = groups.get(PRODUCT) ?? groups.get('*') ?? [];
  let best: Rule | null = null;
  for (const rule of rules) {
    if (!patternOf(rule.path).test(path)) continue;
    const isBetter =
      best === null || rule.path.length > best.path.length || (rule.path.length === best.path.length && rule.allows);
    if (isBetter) best = rule;
  }
  return best?.allows ?? true;
}
