import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Env } from '../../config/index.js';
import { htmlOf } from './mail-html.js';
import type { MessageFolder } from './message-folder.js';
import type { OutboxChannel, OutboxMessage } from './outbox-message.entity.js';

export interface MailFrom {
  name: string;
  address: string;
}

export interface MessageSender {
  /** How many messages may be sent at once. */
  readonly lanes: number;
  /** Sends one message. @throws when the server refused it, or when `stop` was aborted */
  send(message: OutboxMessage, from: MailFrom, stop: AbortSignal): Promise<void>;
  close(): void;
}

const smtpLanes = 5;

/**
 * A server may take ten minutes to confirm a whole mail (RFC 5321 §4.5.3.2.6). A client that disconnects earlier sends the
 * mail twice. For the same reason the transport has no retries of its own: the outbox does them.
 */
const smtpOptions = {
  pool: true,
  maxConnections: smtpLanes,
  maxRequeues: 0,
  connectionTimeout: 10_000,
  greetingTimeout: 30_000,
  socketTimeout: 10 * 60_000,
} as const;

/** Sends to the server of `SMTP_URL`, over a pool of connections. */
class SmtpSender implements MessageSender {
  readonly lanes = smtpLanes;
  private readonly transport;

  constructor(url: string) {
    this.transport = createTransport({ url, ...smtpOptions });
  }

  async send(message: OutboxMessage, from: MailFrom, signal: AbortSignal): Promise<void> {
    await this.transport.sendMail({ ...mailOf(message, from), signal });
  }

  close(): void {
    this.transport.close();
  }
}

/** For development: writes `DATA_DIR/mail/<id>.eml`, which every mail program opens. */
class MailFolder implements MessageSender {
  readonly lanes = 1;
  private readonly transport = createTransport({ streamTransport: true, buffer: true });

  constructor(private readonly folder: MessageFolder) {}

  async send(message: OutboxMessage, from: MailFrom): Promise<void> {
    const { message: eml } = await this.transport.sendMail(mailOf(message, from));
    await this.folder.put(message.id, eml as Buffer);
  }

  close(): void {
    this.transport.close();
  }
}

/** Until a provider is chosen: writes `DATA_DIR/sms/<id>.txt`, with the phone in the first line. */
class SmsFolder implements MessageSender {
  readonly lanes = 1;

  constructor(private readonly folder: MessageFolder) {}

  async send({ id, recipient, text }: OutboxMessage): Promise<void> {
    await this.folder.put(id, `${recipient}\n${text}\n`);
  }

  close(): void {
    // There are no connections.
  }
}

/** Folders are used only while no server or provider is set; a provider is one more class here. */
export function sendersFor(
  { smtpUrl }: Env,
  folders: Record<OutboxChannel, MessageFolder>,
): Record<OutboxChannel, MessageSender> {
  return {
    mail: smtpUrl ? new SmtpSender(smtpUrl) : new MailFolder(folders.mail),
    sms: new SmsFolder(folders.sms),
  };
}

/** A mail that is sent again after a crash keeps its `Message-ID`, so mail programs show it once. */
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
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'fa', ...unsubscribeHeaders(message) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The button that mail programs show beside the sender of a newsletter. */
function unsubscribeHeaders({ unsubscribeUrl }: OutboxMessage): Record<string, string> {
  if (!unsubscribeUrl) return {};
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
