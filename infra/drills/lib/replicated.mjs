import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createConnection } from 'mysql2/promise';

import { anyFreePort } from '../../scripts/lib/ports.mjs';

const files = join(import.meta.dirname, '../../mysql');
/** A MariaDB with the configuration of `infra/mysql`, on its own port. */
class Server {
  constructor(folder, number) {
    this.name = `db${number}`;
    this.number = number;
    this.folder = join(folder, this.name);
    this.data = join(this.folder, 'data');
    this.socket = join(this.folder, 'socket');
  }

  /** Makes an empty data folder, as on a new machine. */
  async make() {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20 });
    mkdirSync(this.folder);
    const install = ['--no-defaults', `--datadir=${this.data}`, '--auth-root-authentication-method=normal'];
    execFileSync('mariadb-install-db', [...install, '--skip-test-db', '--user=root'], { stdio: 'ignore' });
    this.port ??= await anyFreePort();
    const own = [
      `!include ${join(files, 'server.cnf')}`,
      '[mariadbd]',
      `server_id = ${this.number}`,
      'bind_address = 127.0.0.1',
      'report_host = 127.0.0.1',
      `port = ${this.port}`,
      `report_port = ${this.port}`,
      `datadir = ${this.data}`,
      `socket = ${this.socket}`,
      `log_error = ${join(this.folder, 'error.log')}`,
      'user = root',
    ];
    this.configuration = join(this.folder, 'my.cnf');
    writeFileSync(this.configuration, own.join('\n'));
  }

  /** Starts the server. With `returns`, it was the primary before and drops the transactions that no other server has. */
  async start({ returns = false } = {}) {
    const role = returns ? ['--init-rpl-role=SLAVE'] : [];
    this.process = spawn('mariadbd', [`--defaults-file=${this.configuration}`, ...role], { stdio: 'ignore' });
    this.ended = new Promise((resolve) => this.process.once('exit', resolve));
    for (;;) {
      if (this.process.exitCode !== null) throw new Error(readFileSync(join(this.folder, 'error.log'), 'utf8'));
      const connection = await createConnection({ socketPath: this.socket, user: 'root' }).catch(() => undefined);
      if (connection) return connection.end();
      await sleep(100);
    }
  }

  async kill() {
    this.process.kill('SIGKILL');
    await this.ended;
  }

  /** Runs statements as the root user of the server; returns the rows of the last one. */
  async sql(statements, database) {
    const options = { socketPath: this.socket, user: 'root', database, multipleStatements: true, rowsAsArray: true };
    const connection = await createConnection(options);
    const [rows] = await connection.query(statements);
    await connection.end();
    return rows;
  }
}

/** The address of the site's database at a port of this machine. */
export const urlOf = (port) => `mysql://afshoreh:a%20password@127.0.0.1:${port}/afshoreh`;

/** Two servers behind one haproxy, set up as the runbook says. */
export class Pair {
  constructor(folder) {
    this.folder = folder;
    this.servers = [new Server(folder, 1), new Server(folder, 2)];
    [this.primary, this.replica] = this.servers;
  }

  async start() {
    for (const server of this.servers) await server.make();
    await this.primary.start();
    await this.primary.sql(readFileSync(join(files, 'first-primary.sql'), 'utf8').replaceAll('10.0.0.%', '127.0.0.1'));
    writeFileSync(join(this.folder, 'mysql.cnf'), '[client]\nuser = failover\npassword = another password\n');
    await this.startHaproxy();
    await this.rebuild();
    await this.follow();
  }

  async startHaproxy() {
    [this.writerPort, this.readersPort] = [await anyFreePort(), await anyFreePort()];
    this.adminSocket = join(this.folder, 'haproxy.sock');
    let text = readFileSync(join(files, 'haproxy.cfg'), 'utf8')
      .replace('/run/haproxy/admin.sock', this.adminSocket)
      .replace('bind 127.0.0.1:3306', `bind 127.0.0.1:${this.writerPort}`)
      .replace('bind 127.0.0.1:3307', `bind 127.0.0.1:${this.readersPort}`)
      .replace('log /dev/log local0', 'log stderr format raw local0');
    for (const { number, port } of this.servers) text = text.replaceAll(`10.0.0.1${number}:3306`, `127.0.0.1:${port}`);
    writeFileSync(join(this.folder, 'haproxy.cfg'), text);
    const options = ['-db', '-f', join(this.folder, 'haproxy.cfg')];
    this.haproxy = spawn('/usr/sbin/haproxy', options, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    this.haproxy.stderr.on('data', (chunk) => (said += chunk));
    while (!this.isWriter(this.primary)) {
      if (this.haproxy.exitCode !== null) throw new Error(said);
      await sleep(100);
    }
  }

  /** Whether haproxy sends writers to this server. */
  isWriter(server) {
    try {
      const state = this.tellHaproxy('show servers state writer');
      return new RegExp(` ${server.name} \\S+ 2 `).test(state);
    } catch {
      return false;
    }
  }

  tellHaproxy(command) {
    return execFileSync('socat', ['-t2', '-', `UNIX-CONNECT:${this.adminSocket}`], {
      input: `${command}\n`,
      stdio: 'pipe',
    }).toString();
  }

  /** Runs a script of `infra/mysql` for a server; throws its error output when it refuses. */
  run(script, ...args) {
    const env = {
      ...process.env,
      HAPROXY: `UNIX-CONNECT:${this.adminSocket}`,
      MYSQL_CNF: join(this.folder, 'mysql.cnf'),
    };
    return new Promise((resolve, reject) => {
      const child = spawn(join(files, script), args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
    });
  }

  async promote() {
    await this.run('promote.sh', this.replica.name);
    [this.primary, this.replica] = [this.replica, this.primary];
  }

  follow() {
    return this.run('follow.sh', this.replica.name);
  }

  /** Makes the replica again from a dump of the primary. */
  async rebuild() {
    await this.replica.make();
    await this.replica.start();
    const dump = `mariadb-dump -uroot -S ${this.primary.socket} --all-databases --single-transaction --master-data=1 --gtid`;
    const load = `mariadb -uroot -S ${this.replica.socket} --init-command='SET sql_log_bin = 0'`;
    execFileSync('bash', ['-o', 'pipefail', '-c', `${dump} | ${load}`]);
    await this.replica.sql('FLUSH LOCAL PRIVILEGES');
  }

  async stop() {
    this.haproxy?.kill('SIGKILL');
    for (const server of this.servers) {
      server.process?.kill('SIGKILL');
      await server.ended;
    }
  }
}
