import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from './test';

/** Decodes quoted-printable (RFC 2045), such as `=D8=B3` and lines that end in `=`, to bytes. */
function quotedPrintable(text: string): Buffer {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** The plain text part of a mail file. */
function textOf(mail: string): string {
  const part = /Content-Type: text\/plain.*?\r?\n\r?\n.*?(?=\r?\n--|$)/s.exec(mail)?.[0] ?? '';
  const body = part.replace(/^.*?\r?\n\r?\n/s, '');
  const decoded = /^Content-Transfer-Encoding: base64/im.test(part)
    ? Buffer.from(body, 'base64')
    : quotedPrintable(body);
  return decoded.toString('utf8');
}

function linksTo(address: string, path: string): string[] {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  // The folder is created with the first mail.
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const mails = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  return mails
    .filter((mail) => mail.split(/\r?\n/).includes(`To: ${address}`))
    .flatMap((mail) => textOf(mail).match(/https?:\/\/\S+/g) ?? [])
    .filter((link) => link.includes(path));
}

/** Waits for the mail that the tested site sends to `address`, and returns its link to `path`. */
export async function linkInMail(address: string, path: string): Promise<string> {
  await expect.poll(() => linksTo(address, path), { timeout: 20_000 }).toHaveLength(1);
  return linksTo(address, path)[0] ?? '';
}
