// Runs before the tests: finds a Chromium or installs the system's package; never lets a test download one.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { findChromium, withoutChromium } from './chromium.mjs';

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

if (!findChromium() && !process.env.CHROMIUM_PATH) {
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
  console.error(withoutChromium());
  process.exit(1);
}
