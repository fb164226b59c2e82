import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { readEnvironment, VARIABLES } from '#server/environment/environment.ts';

const badOf = (given: Readonly<Record<string, string>>): readonly string[] => {
  const read = readEnvironment(given, '/srv');
  return read.ok ? [] : read.bad.map(({ name }) => name);
};

describe('the environment of a server', () => {
  it('may be empty', () => {
    const read = readEnvironment({ PORT: '' }, '/srv');
    expect(read.ok && read.environment).toMatchObject({
      port: 5173,
      host: 'localhost',
      dataFolder: '/srv/data',
      databaseUrl: null,
      baseUrl: null,
    });
  });

  it('is read', () => {
    const read = readEnvironment(
      {
        PORT: '0',
        HOST: '::',
        DATA_DIR: '/var/o',
        DATABASE_URL: 'postgresql://a:b@c/d',
        BASE_URL: 'https://o.example/',
        COMPANY_MB: '2',
      },
      '/srv',
    );
    expect(read.ok && read.environment).toMatchObject({
      port: 0,
      host: '::',
      dataFolder: '/var/o',
      databaseUrl: 'postgresql://a:b@c/d',
      baseUrl: 'https://o.example',
      companyBytes: 2 * 1024 * 1024,
    });
  });

  it.each([
    ['PORT', ['abc', '-1', '65536', '80.5', '1e3', ' 80']],
    ['HOST', ['a b', 'http://x', '/tmp/socket']],
    ['DATABASE_URL', ['mysql://a/b', 'a', 'postgresql:']],
    ['DATABASE_CONNECTIONS', ['0', '1', 'many']],
    ['BASE_URL', ['orientir.example', 'https://a.example/path', 'https://a.example/?x', 'ftp://a.example', 'https://']],
    ['BEHIND_PROXY', ['yes', '2']],
    ['TELEGRAM_WEBHOOK', ['orientir.example', 'https://a.example/path', 'ftp://a.example', 'http://a.example']],
    ['BODY_MB', ['0', '257']],
    ['MODEL_WAIT_SECONDS', ['0', '601']],
    ['MODEL_PRIVATE_HOSTS', ['a b', 'http://a', 'a,,b']],
    ['MODEL_KIND', ['yandex']],
    ['MODEL_PRICE_IN', ['много', '-1', '1,5']],
    ['FILE_MB', ['0', '80001']],
  ] as const)('refuses a bad %s', (name, values) => {
    expect(values.filter((value) => badOf({ [name]: value }).join() !== name)).toEqual([]);
  });

  it('a model has an address and a name, and a budget in roubles what they buy', () => {
    expect(badOf({ MODEL_BASE_URL: 'https://llm.example/v1' })).toEqual(['MODEL_NAME']);
    expect(badOf({ MODEL_NAME: 'llm' })).toEqual(['MODEL_BASE_URL']);
    const whole = { MODEL_BASE_URL: 'https://gigachat.example/api/v1/', MODEL_NAME: 'GigaChat-2' };
    expect(badOf({ ...whole, MODEL_MONTHLY_ROUBLES: '500', MODEL_PRICE_IN: '200' })).toEqual(['MODEL_PRICE_OUT']);
    const read = readEnvironment({ ...whole, MODEL_PRIVATE_HOSTS: 'Ollama.lan, 10.0.0.5' }, '/srv');
    expect(read.ok && read.environment.model).toMatchObject({
      server: { kind: 'gigachat', address: 'https://gigachat.example/api/v1', key: '' },
      privateHosts: ['ollama.lan', '10.0.0.5'],
      wait: 60_000,
    });
  });

  it('messages of bots are brought over a line that nobody reads, or by a Bot API of one’s own', () => {
    expect(badOf({ TELEGRAM_WEBHOOK: 'https://o.example' })).toEqual([]);
    expect(badOf({ TELEGRAM_WEBHOOK: 'http://10.0.0.2:5173', TELEGRAM_API_ROOT: 'http://10.0.0.3:8081' })).toEqual([]);
  });

  it('an object store needs all of its variables; without any, files stand in the data folder', () => {
    const s3 = {
      S3_ENDPOINT: 'https://storage.example/',
      S3_BUCKET: 'orientir',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'se/cr+et',
    };
    const [none, all] = [readEnvironment({}, '/srv'), readEnvironment(s3, '/srv')];
    expect(none.ok && none.environment.s3).toBeNull();
    expect(all.ok && all.environment.s3).toEqual({
      endpoint: 'https://storage.example',
      region: 'us-east-1',
      bucket: 'orientir',
      accessKeyId: 'key',
      secretAccessKey: 'se/cr+et',
    });
    for (const name of Object.keys(s3)) expect(badOf({ ...s3, [name]: '' })).toEqual([name]);
    expect(badOf({ ...s3, S3_ENDPOINT: 'https://key:secret@storage.example' })).toEqual(['S3_ENDPOINT']);
    expect(badOf({ S3_BUCKET: 'a b' })).toContain('S3_BUCKET');
  });

  it('names all that is bad at once, in both languages, and repeats no value', () => {
    const read = readEnvironment({ PORT: 'x', DATABASE_URL: 'mysql://anna:canary@host' }, '/srv');
    expect(read.ok ? [] : read.bad).toMatchObject([{ name: 'PORT' }, { name: 'DATABASE_URL' }]);
    expect(JSON.stringify(read)).not.toContain('canary');
    for (const { ru, en } of Object.values(VARIABLES)) {
      expect(ru).toMatch(/\p{Script=Cyrillic}/u);
      expect(en).not.toMatch(/\p{Script=Cyrillic}/u);
    }
  });

  it('is told whole on the page for whoever runs it', () => {
    const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/running.md'), 'utf8');
    const told = [...page.matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map(([, name]) => name);
    expect(told).toEqual(Object.keys(VARIABLES));
  });
});
