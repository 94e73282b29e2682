import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import type { Env } from '../../config/index.js';
import { htmlOf } from './mail-html.js';
import type { OutboxMessage } from './outbox-message.entity.js';

/** Whom mails come from. */
export interface MailFrom {
  name: string;
  address: string;
}

export interface MailSender {
  /** Hands one mail over. @throws when it was not taken */
  send(message: OutboxMessage, from: MailFrom): Promise<void>;
}

export interface SmsSender {
  /** Hands one text message over. @throws when it was not taken */
  send(message: OutboxMessage): Promise<void>;
}

const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** To the server of `SMTP_URL`. */
class SmtpSender implements MailSender {
  private readonly transport: Transporter;

  constructor(url: string) {
    this.transport = createTransport({ url, ...smtpTimeouts });
  }

  async send(message: OutboxMessage, from: MailFrom): Promise<void> {
    await this.transport.sendMail(mailOf(message, from));
  }
}

/** Development: `DATA_DIR/mail/<id>.eml`, which every mail program opens. */
class MailFolder implements MailSender {
  private readonly transport = createTransport({ streamTransport: true, buffer: true });

  constructor(private readonly folder: string) {}

  async send(message: OutboxMessage, from: MailFrom): Promise<void> {
    const { message: eml } = await this.transport.sendMail(mailOf(message, from));
    await writeInto(this.folder, `${message.id}.eml`, eml as Buffer);
  }
}

/** Until a provider is chosen: `DATA_DIR/sms/<id>.txt`, the phone in the first line. A provider is one more class here. */
class SmsFolder implements SmsSender {
  constructor(private readonly folder: string) {}

  async send({ id, recipient, text }: OutboxMessage): Promise<void> {
    await writeInto(this.folder, `${id}.txt`, `${recipient}\n${text}\n`);
  }
}

export function mailSenderFor({ smtpUrl, dataDir }: Env): MailSender {
  return smtpUrl ? new SmtpSender(smtpUrl) : new MailFolder(join(dataDir, 'mail'));
}

export function smsSenderFor({ dataDir }: Env): SmsSender {
  return new SmsFolder(join(dataDir, 'sms'));
}

/** A mail that is sent again after a crash has the same `Message-ID`: mail programs show it once. */
function mailOf(message: OutboxMessage, from: MailFrom): SendMailOptions {
  const { id, createdAt, recipient, subject, text } = message;
  const host = from.address.split('@').at(-1) ?? 'localhost';
  return {
    from,
    to: { name: '', address: recipient },
    subject: subject ?? '',
    text,
    html: htmlOf(text),
    date: createdAt,
    messageId: `<${id}.${createdAt.getTime()}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'fa', ...wayOut(message) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The button that mail programs show beside the sender of a newsletter. */
function wayOut({ unsubscribeUrl }: OutboxMessage): Record<string, string> {
  if (!unsubscribeUrl) return {};
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

async function writeInto(folder: string, name: string, content: string | Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, name), content, { mode: 0o600 });
}
