import type { Harness } from './harness.ts';

declare global {
  var harness: Harness;
}
