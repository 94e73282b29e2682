import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from './test';

/** The text of a mail file: its first part, quoted-printable in UTF-8. */
function textOf(mail: string): string {
  const [, text = ''] = /Content-Transfer-Encoding: quoted-printable\s*\n\r?\n(.*?)\r?\n--/s.exec(mail) ?? [];
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function linksTo(address: string, path: string): string[] {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const theirs = mails.filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail)).map(textOf);
  return theirs.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).filter((link) => link.includes(path));
}

/** The link to `path` in the mail that the system under test sends to `address`; waits for it. */
export async function linkInMail(address: string, path: string): Promise<string> {
  await expect(() => expect(linksTo(address, path)).toHaveLength(1)).toPass({ timeout: 20_000 });
  return linksTo(address, path)[0] ?? '';
}
