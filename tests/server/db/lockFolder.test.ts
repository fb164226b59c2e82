import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { FolderInUseError, lockFolder } from '#server/db/lockFolder.ts';
import { temporaryFolder } from '#tests/server/support/databases.ts';

describe('the folder of the embedded database', () => {
  it('is one server’s at a time', () => {
    const { folder, remove } = temporaryFolder();
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    unlock();
    lockFolder(folder)();
    remove();
  });

  it('is free after a server that was killed, even when another process has its number', async () => {
    const { folder, remove } = temporaryFolder();
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.on('exit', resolve));
    for (const left of [`${child.pid}\n`, `${process.pid}\nanother start`, 'torn', '']) {
      writeFileSync(path.join(folder, 'server.lock'), left);
      expect(() => lockFolder(folder)()).not.toThrow();
    }
    remove();
  });
});
