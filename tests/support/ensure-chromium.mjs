// Runs before the tests: finds a Chromium or installs the system's package; never lets a test download one.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { findChromium } from './chromium.mjs';

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

if (!findChromium()) {
  if (process.env.CHROMIUM_PATH) {
    console.error(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`);
    process.exit(1);
  }
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && run('apt-get', '--version');
  if (canInstall) {
    console.log(
      'No Chromium found; installing the system package «chromium-headless-shell», or «chromium» where there is none…',
    );
    process.env.DEBIAN_FRONTEND = 'noninteractive';
    run('apt-get', 'update', '-qq');
    // Ubuntu and older Debian have no shell of its own.
    if (!run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell')) {
      run('apt-get', 'install', '-y', '-qq', 'chromium');
    }
  }
}

if (!findChromium()) {
  console.error(
    [
      'The tests need Chromium, and none was found. Do one of these and run them again:',
      '  · install the system package: apt-get install chromium-headless-shell or chromium (Debian), brew install chromium (macOS);',
      '  · set CHROMIUM_PATH to the executable of a Chromium or Chrome you have;',
      '  · npx playwright install chromium.',
    ].join('\n'),
  );
  process.exit(1);
}
