import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { createApi } from '../src/api.js';
import { Env } from '../src/config/index.js';
import { SettingsService } from '../src/content/index.js';
import { addMail, addSms, OutboxMessage } from '../src/operations/outbox/index.js';
import { OutboxDelivery } from '../src/operations/outbox/outbox-delivery.js';
import { OutboxWorker } from '../src/operations/outbox/outbox.worker.js';
import { databaseKind, startApi, until, type TestApi } from './support/index.js';

const about = { subject: 'order', id: 12 };
const mail = {
  about,
  to: 'sara@example.com',
  subject: 'سفارش شما',
  text: 'سلام\nhttp://localhost:8080/orders/track?code=A&x=1',
};
const minute = 60_000;

let api: TestApi;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  jest.useRealTimers();
  for (const close of closing.splice(0).reverse()) await close();
});

/** The API with its timers stopped, so that a test decides when messages are sent. */
async function start(variables: NodeJS.ProcessEnv = {}): Promise<OutboxDelivery> {
  api = await startApi({ variables });
  closing.push(() => api.close());
  await api.api.app.get(OutboxWorker).stop();
  return api.api.app.get(OutboxDelivery);
}

/**
 * A second copy of the service on the same database, its clockwork stopped as well. On SQLite it shares the connections:
 * a process cannot wait for a lock that it holds itself.
 */
async function anotherCopy(smtpUrl: string): Promise<OutboxDelivery> {
  const { app } = api.api;
  const env = app.get(Env);
  const { dataDir, database } = env;
  if (database.type === 'sqlite') {
    const delivery = new OutboxDelivery(api.database, app.get(SettingsService), env);
    closing.push(() => Promise.resolve(delivery.close()));
    return delivery;
  }
  const variables = { NODE_ENV: 'test', SEED: 'none', DATA_DIR: dataDir, SMTP_URL: smtpUrl };
  const other = await createApi(new Env({ ...variables, DATABASE_URL: database.url }));
  closing.push(() => other.close());
  await other.app.get(OutboxWorker).stop();
  return other.app.get(OutboxDelivery);
}

interface MailServer {
  url: string;
  received: { to: string[]; eml: string }[];
  /** How many connections were made. */
  connections: () => number;
  refuse: (yes: boolean) => void;
  /** From now on it has every mail, and says so only when `answer` is called: to whoever waits longest, or newest. */
  think: () => void;
  waiting: () => number;
  answer: (how?: { newest?: boolean; error?: Error }) => void;
}

/** A mail server that accepts every mail. */
async function mailServer(): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const answers: ((error?: Error) => void)[] = [];
  let [refusing, thinking, connections] = [false, false, 0];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(((connections += 1), null)),
    onRcptTo: (_address, _session, done) => done(refusing ? new Error('mailbox is busy') : null),
    onData: (stream, session, done) => {
      text(stream).then((eml) => {
        const take = (error?: Error): void => {
          if (!error) received.push({ to: session.envelope.rcptTo.map(({ address }) => address), eml });
          done(error);
        };
        if (thinking) answers.push(take);
        else take();
      }, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    refuse: (yes) => (refusing = yes),
    think: () => (thinking = true),
    waiting: () => answers.length,
    answer: ({ newest, error } = {}) => (newest ? answers.pop() : answers.shift())?.(error),
  };
}

/** Sets the clock of everything that asks for the time, timers excepted. */
function setClock(now: Date): void {
  const real = ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const;
  const timers = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const;
  jest.useFakeTimers({ now, doNotFake: [...real, ...timers] });
}

const stored = (): Promise<OutboxMessage[]> => api.database.read.find(OutboxMessage, { order: { id: 'ASC' } });
const folder = (name: string): string => join(api.api.app.get(Env).dataDir, name);
/** By the real clock, whatever the faked one says. */
const later = (minutes: number): Date => new Date(performance.timeOrigin + performance.now() + minutes * minute);

const sendAt = (outbox: OutboxDelivery, now: Date): Promise<number> => {
  setClock(now);
  return outbox.sendDue('mail');
};

describe('a message in the outbox', () => {
  it('is a file in DATA_DIR/mail while no mail server is named', async () => {
    const outbox = await start();
    await api.database.write((tx) => addMail(tx, mail));
    expect(await outbox.sendDue('mail')).toBe(1);
    const [file] = await readdir(folder('mail'));
    const eml = await readFile(join(folder('mail'), file as string), 'utf8');
    expect(eml).toMatch(/^To: <?sara@example\.com>?$/m);
    expect(eml).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(eml).not.toMatch(/^List-/m);
    expect(await stored()).toEqual([expect.objectContaining({ attempts: 1, dueAt: null, sentAt: expect.any(Date) })]);
  });

  it('is a file in DATA_DIR/sms when it is a text message', async () => {
    const outbox = await start();
    await api.database.write((tx) => addSms(tx, { about, to: '+989141234567', text: 'کد پیگیری: ABC' }));
    await outbox.sendDue('sms');
    const [file] = await readdir(folder('sms'));
    expect(await readFile(join(folder('sms'), file as string), 'utf8')).toBe('+989141234567\nکد پیگیری: ABC\n');
  });

  it('does not exist when its transaction fails', async () => {
    const outbox = await start();
    const failing = api.database.write(async (tx) => {
      await addMail(tx, mail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await outbox.sendDue('mail')).toBe(0);
  });

  it('is handed to the server of SMTP_URL, once, from the address of the settings', async () => {
    const { url, received } = await mailServer();
    const outbox = await start({ SMTP_URL: url });
    await api.database.write((tx) => addMail(tx, mail));
    expect([await outbox.sendDue('mail'), await sendAt(outbox, later(10))]).toEqual([1, 0]);
    expect(received.map(({ to }) => to)).toEqual([['sara@example.com']]);
    expect(received[0]?.eml).toContain('<info@afshoreh.example>');
  });

  it('waits longer after each refusal, and is given up after the eighth', async () => {
    const { url, received, refuse } = await mailServer();
    const outbox = await start({ SMTP_URL: url });
    await api.database.write((tx) => addMail(tx, mail));
    refuse(true);
    await outbox.sendDue('mail');
    expect(await outbox.sendDue('mail')).toBe(0);
    expect(await stored()).toEqual([expect.objectContaining({ attempts: 1, lastError: 'EENVELOPE 550 RCPT TO' })]);
    for (let day = 1; day <= 9; day += 1) await sendAt(outbox, later(day * 24 * 60));
    expect(await stored()).toEqual([expect.objectContaining({ attempts: 8, dueAt: null, sentAt: null })]);
    refuse(false);
    await sendAt(outbox, later(30 * 24 * 60));
    expect(received).toEqual([]);
  });

  it('is sent after a refusal once the server takes it', async () => {
    const { url, received, refuse } = await mailServer();
    const outbox = await start({ SMTP_URL: url });
    await api.database.write((tx) => addMail(tx, mail));
    refuse(true);
    await outbox.sendDue('mail');
    refuse(false);
    expect(await sendAt(outbox, later(2))).toBe(1);
    expect(received).toHaveLength(1);
  });

  it('is sent once, however many look for it at the same time', async () => {
    const { url, received } = await mailServer();
    const outbox = await start({ SMTP_URL: url });
    const other = await anotherCopy(url);
    for (let each = 0; each < 10; each += 1) await api.database.write((tx) => addMail(tx, mail));
    await Promise.all([outbox.sendDue('mail'), other.sendDue('mail'), outbox.sendDue('mail')]);
    expect(received).toHaveLength(10);
  });

  it('is sent by itself, soon after it was queued', async () => {
    api = await startApi();
    closing.push(() => api.close());
    await api.database.write((tx) => addMail(tx, mail));
    await until(async () => (await stored())[0]?.sentAt != null);
    expect(await readdir(folder('mail'))).toHaveLength(1);
  });

  it('is deleted after thirty days', async () => {
    const outbox = await start();
    await api.database.write((tx) => addMail(tx, mail));
    setClock(later(29 * 24 * 60));
    await outbox.forgetOld();
    expect(await stored()).toHaveLength(1);
    setClock(later(31 * 24 * 60));
    await outbox.forgetOld();
    expect(await stored()).toEqual([]);
  });

  it('is a file for seven days, also when mails go to a server by now', async () => {
    const outbox = await start({ SMTP_URL: 'smtp://127.0.0.1:9' });
    for (const name of ['mail', 'sms']) {
      await mkdir(folder(name), { recursive: true });
      for (const [file, days] of [
        ['1', 6.9],
        ['2', 7.1],
      ] as const) {
        const path = join(folder(name), `${file}.txt`);
        await writeFile(path, 'سارا');
        await utimes(path, later(-days * 24 * 60), later(-days * 24 * 60));
      }
    }
    await outbox.forgetOld();
    expect([await readdir(folder('mail')), await readdir(folder('sms'))]).toEqual([['1.txt'], ['1.txt']]);
  });
});

describe('a slow mail server', () => {
  const slowMs = 40_000;

  it('gets each mail exactly once from two copies, though it takes 40 s for each', async () => {
    const server = await mailServer();
    const outbox = await start({ SMTP_URL: server.url });
    const other = await anotherCopy(server.url);
    for (let each = 1; each <= 12; each += 1) {
      await api.database.write((tx) => addMail(tx, { ...mail, to: `reader-${each}@example.com` }));
    }
    server.think();
    let now = Date.now();
    const runs = [outbox.sendDue('mail'), other.sendDue('mail')];
    for (let each = 1; each <= 12; each += 1) {
      await until(() => server.waiting() > 0);
      // What a copy does every second, and every half minute.
      for (let half = 0; half < 2; half += 1) {
        setClock(new Date((now += slowMs / 2)));
        await Promise.all([outbox.renewLeases(), other.renewLeases()]);
        runs.push(outbox.sendDue('mail'), other.sendDue('mail'));
      }
      server.answer();
    }
    const sent = await Promise.all(runs);
    expect(sent.reduce((sum, count) => sum + count)).toBe(12);
    expect(new Set(server.received.map(({ to }) => to.join())).size).toBe(12);
    expect([server.received.length, server.waiting()]).toEqual([12, 0]);
    expect((await stored()).map(({ attempts, sentAt }) => [attempts, sentAt !== null])).toEqual(
      Array(12).fill([1, true]),
    );
  });

  it('that fails after another copy took the lease does not send again what that copy sent', async () => {
    const server = await mailServer();
    const outbox = await start({ SMTP_URL: server.url });
    const other = await anotherCopy(server.url);
    await api.database.write((tx) => addMail(tx, mail));
    server.think();
    // This copy is frozen: it renews nothing.
    const late = outbox.sendDue('mail');
    await until(() => server.waiting() === 1);
    setClock(later(3));
    const second = other.sendDue('mail');
    await until(() => server.waiting() === 2);
    // The second copy's mail is taken first, then the first copy hears that its own was not.
    server.answer({ newest: true });
    expect(await second).toBe(1);
    server.answer({ error: new Error('too late') });
    expect(await late).toBe(0);
    const [row] = await stored();
    expect(row).toMatchObject({ attempts: 2, dueAt: null, lastError: null, sentAt: expect.any(Date) });
    expect(await sendAt(outbox, later(10))).toBe(0);
  });

  it('keeps its connections', async () => {
    const server = await mailServer();
    const outbox = await start({ SMTP_URL: server.url });
    for (let each = 0; each < 30; each += 1) await api.database.write((tx) => addMail(tx, mail));
    expect(await outbox.sendDue('mail')).toBe(30);
    expect([server.received.length, server.connections() <= 5]).toEqual([30, true]);
  });

  it('is disconnected soon when the application ends', async () => {
    const server = await mailServer();
    api = await startApi({ variables: { SMTP_URL: server.url } });
    server.think();
    await api.database.write((tx) => addMail(tx, mail));
    await until(() => server.waiting() === 1);
    const begun = Date.now();
    await api.close();
    expect(Date.now() - begun).toBeLessThan(8_000);
  });
});

describe('a database that refuses', () => {
  /** Every change of a message fails from now on, or only the ones that say it was sent. */
  async function refuse(what: 'all' | 'sent'): Promise<void> {
    const when = what === 'sent' ? 'NEW.sentAt IS NOT NULL' : '1 = 1';
    const refusal =
      databaseKind === 'mysql'
        ? `BEGIN IF ${when} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no'; END IF; END`
        : `WHEN ${when} BEGIN SELECT RAISE(ABORT, 'no'); END`;
    await api.database.write((tx) =>
      tx.query(`CREATE TRIGGER refuse BEFORE UPDATE ON outbox_message FOR EACH ROW ${refusal}`),
    );
  }
  const accept = (): Promise<unknown> => api.database.write((tx) => tx.query('DROP TRIGGER refuse'));

  it('is asked ever less often while 20 mails are due, and all are sent afterwards', async () => {
    const server = await mailServer();
    api = await startApi({ variables: { SMTP_URL: server.url } });
    closing.push(() => api.close());
    const runs = jest.spyOn(api.api.app.get(OutboxDelivery), 'sendDue');
    const mails = (): number => runs.mock.calls.filter(([channel]) => channel === 'mail').length;
    await refuse('all');
    await api.database.write(async (tx) => {
      for (let each = 0; each < 20; each += 1) await addMail(tx, mail);
    });
    await until(() => mails() >= 1);
    const begun = Date.now();
    const before = mails();
    let turns = 0;
    while (Date.now() - begun < 3_000) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      turns += 1;
    }
    // Two seconds after the first failure, four after the second; and the event loop is free meanwhile.
    expect([mails() - before <= 2, turns > 30, server.received.length]).toEqual([true, true, 0]);
    await accept();
    await until(() => server.received.length === 20);
    await until(async () => (await stored()).every(({ sentAt }) => sentAt !== null));
  });

  it('to record that a mail was sent gets the record later, and the mail is not sent again', async () => {
    const server = await mailServer();
    const outbox = await start({ SMTP_URL: server.url });
    await api.database.write((tx) => addMail(tx, mail));
    await refuse('sent');
    await expect(outbox.sendDue('mail')).rejects.toThrow();
    setClock(later(10));
    await expect(outbox.sendDue('mail')).rejects.toThrow();
    await accept();
    expect(await outbox.sendDue('mail')).toBe(0);
    expect([server.received.length, (await stored())[0]]).toEqual([
      1,
      expect.objectContaining({ attempts: 1, dueAt: null, sentAt: expect.any(Date) }),
    ]);
  });
});
