import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { pageOf } from '../../../src/domain/respond/paths.ts';
import type { View } from '../../../src/domain/respond/view.ts';
import { escapeHtml } from '../../../src/domain/outward/html/html.ts';

/** The respondents' page as it was built. */
export interface RespondPage {
  /** Which page it is; a page knows it of itself. */
  readonly name: string;
  /** The page with what it shows at first; null: it asks by itself. */
  html(view: View | null): string;
  /**
   * Returns the page's security policy: its own script and style, its own server, nothing else.
   * @param sites that may frame it; none: no site may
   */
  policy(sites: readonly string[]): string;
}

/** JSON inside of an element of the page: no text ends the element, whatever it says. */
const embedded = (view: View | null): string => JSON.stringify(view).replaceAll('<', '\\u003c');

/**
 * Reads the page of a build.
 * @returns null for a build without it
 */
export function readRespondPage(folder: string): RespondPage | null {
  let built: string;
  try {
    built = readFileSync(path.join(folder, 'respond.html'), 'utf8');
  } catch {
    return null;
  }
  const style = /<style>([\s\S]*?)<\/style>/.exec(built)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    name: pageOf(built),
    html: (view) =>
      built
        .replace(/<title>[^<]*/, () => `<title>${escapeHtml(titleOf(view))}`)
        .replace(/(id="view">)\s*null\s*/, (_, start: string) => `${start}${embedded(view)}`),
    policy: (sites) =>
      [
        "default-src 'none'",
        "script-src 'self'",
        `style-src 'sha256-${hash}'`,
        "img-src 'self' data:",
        "connect-src 'self'",
        'media-src blob:',
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${sites.length === 0 ? "'none'" : sites.join(' ')}`,
      ].join('; '),
  };
}

/** The page of a build as a server has it until its end: it is read once, when there is one. */
export function respondPageIn(folder: string): () => RespondPage | null {
  let page: RespondPage | null = null;
  return () => (page ??= readRespondPage(folder));
}

/** Returns the tab's title: the company and the topic. */
const titleOf = (view: View | null): string =>
  [view?.title, view?.company].filter(Boolean).join(' · ').replaceAll('\n', ' ') || 'Опрос';
