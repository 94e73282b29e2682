import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { installDebianPackages } from '../../scripts/lib/shell.mjs';

const MIRROR = 'http://deb.debian.org/debian';

/**
 * A Debian in a folder, made by debootstrap, with its own processes and network, so that its services can use their
 * usual ports. It has no systemd and cannot reach other machines, so packages are downloaded before it starts.
 */
export class Debian {
  folder = mkdtempSync(join(tmpdir(), 'afshoreh-debian-'));
  root = join(this.folder, 'root');

  /** @param packages packages that programs in the machine install later */
  static async make(suite, packages) {
    if (!existsSync('/usr/sbin/debootstrap')) await installDebianPackages('debootstrap');
    const made = new Debian();
    execFileSync('/usr/sbin/debootstrap', ['--variant=minbase', suite, made.root, MIRROR], { stdio: 'ignore' });
    const download = `apt-get -qq update && apt-get -qq install -y --no-install-recommends --download-only ${packages.join(' ')}`;
    execFileSync('chroot', [made.root, 'sh', '-c', download], { stdio: ['ignore', 'ignore', 'inherit'] });
    return made;
  }

  /** Makes another machine with the same packages. Call it before one of them was started. */
  copy() {
    const other = new Debian();
    execFileSync('cp', ['-a', this.root, other.root]);
    return other;
  }

  start() {
    const inside =
      'mount -t proc proc /proc && mount -t tmpfs tmpfs /run && echo up; while :; do sleep 3600 & wait; done';
    const args = ['--net', '--pid', '--mount', '--fork', '--kill-child', 'chroot', this.root, 'sh', '-c', inside];
    this.process = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    return new Promise((resolve, reject) => {
      this.process.once('exit', (code) => reject(new Error(`unshare ended with ${code}`)));
      this.process.stdout.once('data', () => {
        const { pid } = this.process;
        this.pid = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
        execFileSync('nsenter', ['-t', this.pid, '-n', 'ip', 'link', 'set', 'lo', 'up']);
        resolve();
      });
    });
  }

  /** Runs a shell command as root of the machine; rejects with its output when it fails. */
  run(line) {
    return output('nsenter', ['-t', this.pid, '-n', '-p', '-m', '-r', '-w', 'sh', '-c', line]);
  }

  /** Starts a program and leaves it running until `end`. */
  leave(command) {
    return this.run(`setsid ${command} > /var/log/left.log 2>&1 < /dev/null & echo $! > /run/left.pid`);
  }

  /** Ends that program with SIGTERM, and waits until it has ended. */
  end() {
    return this.run('pid=$(cat /run/left.pid); kill $pid; while kill -0 $pid 2> /dev/null; do sleep 0.1; done');
  }

  /** Runs the curl of the host in the network of this machine. */
  curl(...args) {
    return output('nsenter', ['-t', this.pid, '-n', 'curl', '--silent', '--show-error', ...args]);
  }

  /** Kills all processes of the machine at once, as a power cut does. */
  async lose() {
    if (!this.process || this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    process.kill(Number(this.pid), 'SIGKILL');
    await ended;
  }

  async remove() {
    await this.lose();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

function output(program, args) {
  return new Promise((resolve, reject) => {
    const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8' };
    execFile(program, args, { env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${args.at(-1)}: ${stdout}${stderr}`));
      else resolve(stdout + stderr);
    });
  });
}
