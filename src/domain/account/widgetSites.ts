import { NBSP } from '../core/format.ts';

const MOST_SITES = 20;

const LABEL = String.raw`[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?`;
const SITE = new RegExp(String.raw`^(https?:\/\/)?(\*\.)?((?:${LABEL}\.)*${LABEL})(:\d{1,5})?$`, 'iu');

/** Path, query and fragment of a pasted page address: a widget is allowed on a whole site. */
const BEHIND_HOST = /(?<![:/])[/?#].*$/;

/** The lines of what was typed, each up to its host. */
const linesOf = (value: string): string[] =>
  value
    .split(/[\s,;]+/)
    .map((line) => line.replace(BEHIND_HOST, ''))
    .filter(Boolean);

/**
 * A site as a browser names it: `https://example.com`, `https://*.example.com`, `http://localhost:8080`; without a scheme it is https.
 * Null for what is none. Nothing of it can end a header or begin another rule in one.
 */
function originOf(line: string): string | null {
  const [, scheme, star = '', host = '', port = ''] = SITE.exec(line) ?? [];
  // «https» typed without its end would be a host.
  if (host === '' || (!host.includes('.') && host !== 'localhost')) return null;
  const address = `${scheme?.toLowerCase() ?? (host === 'localhost' ? 'http://' : 'https://')}${host}${port}`;
  if (!URL.canParse(address)) return null;
  const { protocol, host: canonical } = new URL(address);
  return `${protocol}//${star}${canonical}`;
}

/** Why a list of sites cannot be stored, in Russian; undefined when it can. */
export function checkSites(value: string): string | undefined {
  const lines = linesOf(value);
  if (lines.length === 0) return `Добавьте хотя бы один сайт: на${NBSP}других виджет не${NBSP}откроется`;
  if (lines.length > MOST_SITES) return `Не больше ${MOST_SITES}${NBSP}сайтов`;
  const bad = lines.find((line) => originOf(line) === null);
  return bad === undefined
    ? undefined
    : `Это${NBSP}не${NBSP}адрес сайта: ${bad.slice(0, 80)}. Нужен, например, example.com`;
}

/** The list as it is stored: a site a line, each once. */
export const storedSites = (value: string): string => [...new Set(linesOf(value))].join('\n');

/** The sites of a stored list, as browsers name them. */
export const sitesOf = (value: string): readonly string[] => [
  ...new Set(linesOf(value).flatMap((line) => originOf(line) ?? [])),
];

/** Whether the browser's origin of a page belongs to one of the sites. */
export function isOneOf(sites: readonly string[], origin: string): boolean {
  return sites.some((site) => {
    const [scheme = '', host = ''] = site.split('//');
    if (!host.startsWith('*.')) return site === origin;
    return origin.startsWith(`${scheme}//`) && origin.endsWith(host.slice(1));
  });
}
