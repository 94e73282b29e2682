import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { createApi } from '../src/api.js';
import { Env } from '../src/config/index.js';
import { addMail, addSms, OutboxMessage } from '../src/operations/outbox/index.js';
import { OutboxDelivery } from '../src/operations/outbox/outbox-delivery.js';
import { OutboxWorker } from '../src/operations/outbox/outbox.worker.js';
import { databaseKind, startApi, until, type TestApi } from './support/index.js';

const mail = {
  to: 'sara@example.com',
  subject: 'سفارش شما',
  text: 'سلام\nhttp://localhost:8080/orders/track?code=A&x=1',
};
const minute = 60_000;

let api: TestApi;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The API with its clockwork stopped: a test says when it is time to send. */
async function start(variables: NodeJS.ProcessEnv = {}): Promise<OutboxDelivery> {
  api = await startApi({ variables });
  closing.push(() => api.close());
  await api.api.app.get(OutboxWorker).onApplicationShutdown();
  return api.api.app.get(OutboxDelivery);
}

/** A second copy of the service on the same database. */
async function anotherCopy(smtpUrl: string): Promise<OutboxDelivery> {
  const { dataDir, database } = api.api.app.get(Env);
  const variables = { NODE_ENV: 'test', SEED: 'none', DATA_DIR: dataDir, SMTP_URL: smtpUrl };
  const other = await createApi(new Env({ ...variables, DATABASE_URL: database.type === 'mysql' ? database.url : '' }));
  closing.push(() => other.close());
  return other.app.get(OutboxDelivery);
}

/** A mail server that takes what comes, or refuses as long as `refusing` says so. */
async function mailServer(): Promise<{
  url: string;
  received: { to: string[]; eml: string }[];
  refuse: (yes: boolean) => void;
}> {
  const received: { to: string[]; eml: string }[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusing ? new Error('mailbox is busy') : null),
    onData: (stream, session, done) => {
      text(stream).then((eml) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), eml });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, refuse: (yes) => (refusing = yes) };
}

const stored = (): Promise<OutboxMessage[]> => api.database.read.find(OutboxMessage, { order: { id: 'ASC' } });
const folder = (name: string): string => join(api.api.app.get(Env).dataDir, name);
const later = (minutes: number): Date => new Date(Date.now() + minutes * minute);

describe('a message in the outbox', () => {
  it('is a file in DATA_DIR/mail while no mail server is named', async () => {
    const outbox = await start();
    await api.database.write((tx) => addMail(tx, mail));
    expect(await outbox.sendDue()).toBe(1);
    const [file] = await readdir(folder('mail'));
    const eml = await readFile(join(folder('mail'), file as string), 'utf8');
    expect(eml).toMatch(/^To: <?sara@example\.com>?$/m);
    expect(eml).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(eml).not.toMatch(/^List-/m);
    expect(await stored()).toEqual([expect.objectContaining({ attempts: 1, dueAt: null, sentAt: expect.any(Date) })]);
  });

  it('is a file in DATA_DIR/sms when it is a text message', async () => {
    const outbox = await start();
    await api.database.write((tx) => addSms(tx, { to: '+989141234567', text: 'کد پیگیری: ABC' }));
    await outbox.sendDue();
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
    expect(await outbox.sendDue()).toBe(0);
  });

  it('is handed to the server of SMTP_URL, once, from the address of the settings', async () => {
    const { url, received } = await mailServer();
    const outbox = await start({ SMTP_URL: url });
    await api.database.write((tx) => addMail(tx, mail));
    expect([await outbox.sendDue(), await outbox.sendDue(later(10))]).toEqual([1, 0]);
    expect(received.map(({ to }) => to)).toEqual([['sara@example.com']]);
    expect(received[0]?.eml).toContain('<info@afshoreh.example>');
  });

  it('waits longer after each refusal, and is given up after the eighth', async () => {
    const { url, received, refuse } = await mailServer();
    const outbox = await start({ SMTP_URL: url });
    await api.database.write((tx) => addMail(tx, mail));
    refuse(true);
    await outbox.sendDue();
    expect(await outbox.sendDue(new Date())).toBe(0);
    expect(await stored()).toEqual([
      expect.objectContaining({ attempts: 1, lastError: expect.stringContaining('busy') }),
    ]);
    for (let day = 1; day <= 9; day += 1) await outbox.sendDue(later(day * 24 * 60));
    expect(await stored()).toEqual([expect.objectContaining({ attempts: 8, dueAt: null, sentAt: null })]);
    refuse(false);
    await outbox.sendDue(later(30 * 24 * 60));
    expect(received).toEqual([]);
  });

  it('is sent after a refusal once the server takes it', async () => {
    const { url, received, refuse } = await mailServer();
    const outbox = await start({ SMTP_URL: url });
    await api.database.write((tx) => addMail(tx, mail));
    refuse(true);
    await outbox.sendDue();
    refuse(false);
    expect(await outbox.sendDue(later(2))).toBe(1);
    expect(received).toHaveLength(1);
  });

  it('is sent once, however many look for it at the same time', async () => {
    const { url, received } = await mailServer();
    const outbox = await start({ SMTP_URL: url });
    const other = databaseKind === 'mysql' ? await anotherCopy(url) : outbox;
    for (let each = 0; each < 10; each += 1) await api.database.write((tx) => addMail(tx, mail));
    await Promise.all([outbox.sendDue(), other.sendDue(), outbox.sendDue()]);
    expect(received).toHaveLength(10);
  });

  it('is sent by itself, soon after it was queued', async () => {
    api = await startApi();
    closing.push(() => api.close());
    await api.database.write((tx) => addMail(tx, mail));
    await until(async () => (await stored())[0]?.sentAt != null);
    expect(await readdir(folder('mail'))).toHaveLength(1);
  });

  it('is forgotten after thirty days', async () => {
    const outbox = await start();
    await api.database.write((tx) => addMail(tx, mail));
    await outbox.forgetOld(later(29 * 24 * 60));
    expect(await stored()).toHaveLength(1);
    await outbox.forgetOld(later(31 * 24 * 60));
    expect(await stored()).toEqual([]);
  });
});
