import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from './test';

/** The codes in the text messages to a phone, which are there until their codes are used or expire. */
function codesTo(phone: string): string[] {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'sms');
  // The folder is created with the first message.
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const messages = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  return messages
    .filter((message) => message.startsWith(phone.replace(/^0/, '+98')))
    .flatMap((message) => /#(\d{6})\s*$/.exec(message)?.[1] ?? []);
}

/** Waits for the text message with a code that the tested site sends to a phone (`0914…`), and returns the code. */
export async function codeInMessage(phone: string): Promise<string> {
  await expect.poll(() => codesTo(phone), { timeout: 20_000 }).toHaveLength(1);
  return codesTo(phone)[0] ?? '';
}
