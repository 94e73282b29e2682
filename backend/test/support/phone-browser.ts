import { OutboxMessage } from '../../src/operations/outbox/index.js';
import type { Answer, TestApi } from './api.js';
import { CookieJar } from './cookie-jar.js';

let numbers = 0;
/** A mobile number that no test has used yet, in the stored form. */
export function aMobile(): string {
  numbers += 1;
  return `+98912${String(3_000_000 + numbers)}`;
}

/** The codes that were sent to a phone, the newest last. */
export async function codesTo(api: TestApi, phone: string): Promise<string[]> {
  const where = { recipient: phone, channel: 'sms' } as const;
  const messages = await api.database.read.find(OutboxMessage, { where, order: { id: 'ASC' } });
  return messages.flatMap(({ text }) => /#(\d{6})$/.exec(text)?.[1] ?? []);
}

/** A browser with cookies of its own that logs in by phone. */
export class PhoneBrowser {
  private readonly jar = new CookieJar();

  constructor(
    private readonly api: TestApi,
    private readonly address = '198.18.0.1',
  ) {}

  async ask(route: string, body?: unknown): Promise<Answer> {
    const cookie = this.jar.for(route.split(' ')[1] ?? '');
    const headers = { 'X-Forwarded-For': this.address, ...(cookie && { cookie }) };
    const answer = await this.api.call(route, { headers, ...(body === undefined ? {} : { body }) });
    this.jar.keep(answer);
    return answer;
  }

  cookies(path = '/api/auth/phone-login'): string {
    return this.jar.for(path);
  }

  askForCode(phone: string): Promise<Answer> {
    return this.ask('POST /api/auth/phone-code', { phone });
  }

  /** Asks for a code and returns the one that the message has. */
  async codeFor(phone: string): Promise<string> {
    const asked = await this.askForCode(phone);
    if (asked.status !== 200) throw new Error(`asking for a code answered ${JSON.stringify(asked.body)}`);
    return (await codesTo(this.api, phone)).at(-1) ?? '';
  }

  /** Sends a code; `form` adds fields. */
  send(phone: string, code: string, form: object = {}): Promise<Answer> {
    return this.ask('POST /api/auth/phone-login', { phone, code, ...form });
  }

  /** Logs in with a code of its own. */
  async login(phone: string, form: object = { fullName: 'سارا احمدی' }): Promise<Answer> {
    return this.send(phone, await this.codeFor(phone), form);
  }

  async user(): Promise<Answer['body']> {
    return ((await this.ask('GET /api/auth/user')).body as { user: unknown }).user;
  }
}
