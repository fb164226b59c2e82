import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** Runs before every file of tests/storybook: waits for the build, which has as long as it needs, and fails when that did. */
const answer = await new Promise<IncomingMessage>((resolve, reject) => {
  get(`${inject('storybookUrl')}/index.json`, resolve).on('error', reject);
});
const said = await text(answer);
if (answer.statusCode !== 200) throw new Error(said);
