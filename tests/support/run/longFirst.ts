import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take the longest whatever their size, which is all that Vitest knows of a file on a machine that never ran it: begun
 * last, one of them runs on by itself while the other workers have nothing left to do.
 */
const LONG: readonly string[] = [
  'tests/storybook/plays.storybook.ts',
  'tests/full/screens/accessibility.e2e.ts',
  'tests/stress/damage.stress.ts',
  'tests/storybook/docs.storybook.ts',
  'tests/full/screens/dialogs.e2e.ts',
  'tests/full/trouble/security.e2e.ts',
  'tests/journeys/round.e2e.ts',
  'tests/journeys/team.e2e.ts',
  'tests/journeys/signin.e2e.ts',
  'tests/stress/imports.stress.ts',
  'tests/stress/teamKills.stress.ts',
  'tests/stress/hours.stress.ts',
  'tests/stress/kills.stress.ts',
  'tests/stress/tabs.stress.ts',
  'tests/stress/quota.stress.ts',
  'tests/server/telegram/telegram.test.ts',
  'tests/server/backup/backup.test.ts',
  'tests/server/telegram/botKills.test.ts',
  'tests/server/fieldwork/answering/interviewKills.test.ts',
  'tests/server/sync/crowd.test.ts',
  'tests/server/sync/kills.test.ts',
  'tests/server/sync/model.test.ts',
  'tests/server/access/names.test.ts',
  'tests/server/access/routeRights.test.ts',
];

const RANKS = new Map(LONG.map((file, index) => [file, index]));

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;

/** As Vitest orders files, but for those that take the longest: they are the first of their group. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      RANKS.get(path.relative(this.ctx.config.root, moduleId)) ?? LONG.length;
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => groupOf(one) - groupOf(other) || rank(one) - rank(other));
  }
}
