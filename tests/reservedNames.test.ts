import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Endings of sites that anyone may own. Not `example`, `invalid` and `test`, which no one can have (RFC 2606, RFC 6761). */
const ENDINGS = 'ru|su|рф|рус|com|net|org|info|biz|io|dev|app|me|co|ai|online|site|store|tech|edu|uk|de|eu';
const NAME = new RegExp(String.raw`(?<![\p{L}\p{N}._-])(?:[\p{L}\p{N}_-]+\.)+(?:${ENDINGS})(?![\p{L}\p{N}_(-])`, 'giu');

/** Names that are reserved for examples, too. */
const RESERVED = /(?:^|\.)example\.(?:com|net|org)$/i;

/** Real names that the product has to know, by the reason. */
const KNOWN: ReadonlySet<string> = new Set([
  // Links to people that are recognised as nicknames.
  't.me',
  'www.t.me',
  'telegram.me',
  'wa.me',
  'marina_pm.t.me',
  // A recorder signs its transcripts with it; the signature is not a person's words.
  'otter.ai',
  // Names of XML dialects: they are compared, never opened.
  'www.w3.org',
  'schemas.openxmlformats.org',
  'schema.qdasoftware.org',
]);

/** A property of an object, which looks like a name. */
const PROPERTY = /^(?:[a-z]+\.(?:store|app|me|info|dev|de)|navigator\.onLine)$/;

/**
 * Rules that tell a site from a mail address are about endings that are not reserved: there and nowhere else such names are
 * typed.
 */
const RULES_OF_NAMES: ReadonlySet<string> = new Set([
  'tests/domain/chat/interview.test.ts',
  'tests/domain/account/profileRules.test.ts',
  'tests/domain/account/requisites.test.ts',
  'tests/domain/account/settingsRules.test.ts',
  'tests/full/screens/accessibility.e2e.ts',
  'tests/journeys/chat.e2e.ts',
  'tests/fixtures/hostile.ts',
]);

const FILES = execFileSync(
  'git',
  ['ls-files', 'src', 'store', 'files', 'app', 'stories', 'tests', '.storybook', 'README.md', 'docs'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  // Names services that a server can be connected to.
  .filter((file) => file !== 'docs/running.md')
  .filter((file) => /\.(?:[cm]?[jt]sx?|mdx?|html|css|svg|txt|csv|json)$/.test(file));

/** Returns names in a text that may belong to others. */
function foreignNames(text: string): string[] {
  return [...text.matchAll(NAME)]
    .map(([name]) => name)
    .filter((name) => !RESERVED.test(name) && !KNOWN.has(name.toLowerCase()) && !PROPERTY.test(name));
}

describe('examples name no site of anybody', () => {
  it('tells a reserved name from one that may be somebody’s', () => {
    expect(foreignNames('a@example.com, sip.example.com, widget.orientir.example, x.invalid, this.store')).toEqual([]);
    expect(foreignNames('name@company.ru, https://widget.example.ru/a.js, мой-продукт.рф')).toEqual([
      'company.ru',
      'widget.example.ru',
      'мой-продукт.рф',
    ]);
  });

  it('holds in samples, placeholders, messages, stories, tests and documents', () => {
    expect(FILES.length).toBeGreaterThan(500);
    const found = FILES.filter((file) => !RULES_OF_NAMES.has(file) && file !== 'tests/reservedNames.test.ts').flatMap(
      (file) => foreignNames(readFileSync(path.join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('asks no browser to load a script of another site', () => {
    const scripts = FILES.filter((file) => /^(?:src|store|files|app)\//.test(file)).filter((file) =>
      /<script[^>]*\ssrc=["']?(?:https?:)?\/\//i.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(scripts).toEqual([]);
  });
});
