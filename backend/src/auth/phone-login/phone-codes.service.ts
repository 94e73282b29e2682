import { randomInt } from 'node:crypto';
import { toPersianDigits } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan, type EntityManager } from 'typeorm';
import { DomainError, TooManyRequests } from '../../common/errors/index.js';
import { mobileCountryOf } from '../../common/validation/index.js';
import { Env } from '../../config/index.js';
import { Database, isUniqueViolation } from '../../database/index.js';
import { addSms, forgetLinks } from '../../operations/outbox/index.js';
import type { RecordRef } from '../../operations/record-ref.js';
import type { Visitor } from '../account-limits.js';
import { phoneCodeSms } from '../copy.js';
import { CustomerAccount } from '../customer.entity.js';
import { hashOf, newToken } from '../tokens.js';
import { PhoneCodeLimits } from './phone-code-limits.js';
import { codeSeconds, PhoneCode } from './phone-code.entity.js';
import { PhoneCodeWrong } from './phone-login.errors.js';

const mostTries = 5;
/** A correct code stays usable this long after it was sent, because the customer may have to type a name before the login. */
const keptMs = 10 * 60_000;

/** What the browser keeps of a code, and how many seconds it waits before it asks again. */
export interface SentCode {
  token: string;
  pause: number;
}

/** A phone and a code as somebody typed them, in the browser with this cookie. */
export interface TypedCode {
  token: string | null;
  phone: string;
  code: string;
}

/**
 * Codes that prove that somebody holds a phone. A code works only in the browser that asked for it, so that strangers who ask
 * for codes for a number, or guess them, do not touch the code of its owner.
 */
@Injectable()
export class PhoneCodesService {
  constructor(
    private readonly database: Database,
    private readonly limits: PhoneCodeLimits,
    private readonly env: Env,
  ) {}

  /**
   * Queues a message with a new code, which replaces the browser's older one. A repeated request within a minute leaves the
   * code as it is. The same is done for every number, whether an account has it or not.
   * @param phone a mobile number in the stored form
   * @param token of the code that the browser has, or null
   * @throws TooManyRequests when too many codes were sent to this number, this network or this country
   */
  async send(phone: string, token: string | null, visitor: Visitor): Promise<SentCode> {
    const running = await this.running(phone, token);
    if (token && running > 0) return { token, pause: running };
    const owner = await this.database.read.findOneBy(CustomerAccount, { provenPhone: phone });
    const country = mobileCountryOf(phone) ?? '';
    const wait = await this.limits.count(phone, country, owner && { customerId: owner.id }, visitor);
    if (wait > 0) throw new TooManyRequests(wait);
    return { token: await this.replace(phone, token), pause: codeSeconds.pause };
  }

  /**
   * Uses up a code, and runs `work` in the same transaction. If `work` refuses with a {@link DomainError}, the code stays
   * valid, because it was right.
   * @throws PhoneCodeWrong for a wrong, expired, used or replaced code, and for one of another browser
   */
  async use<T>({ token, phone, code }: TypedCode, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    if (!token) throw new PhoneCodeWrong();
    const right = { tokenHash: hashOf(token), codeHash: hashOf(`${token} ${phone} ${code}`) };
    await this.countTry(right.tokenHash);
    const using = () => this.database.write((tx) => useUp(tx, right).then(() => work(tx)));
    try {
      // If two browsers open an account for one number at the same time, the second attempt finds the account of the first.
      return await using().catch((error: unknown) => {
        if (isUniqueViolation(error)) return using();
        throw error;
      });
    } catch (error) {
      if (error instanceof DomainError && !(error instanceof PhoneCodeWrong)) await this.keep(right);
      throw error;
    }
  }

  /** The try is counted in a separate transaction, because a wrong code rolls back the transaction of the caller. */
  private async countTry(tokenHash: string): Promise<void> {
    const tryable = { tokenHash, tries: LessThan(mostTries), expiresAt: MoreThan(new Date()) };
    const { affected } = await this.database.write((tx) => tx.update(PhoneCode, tryable, { tries: () => 'tries + 1' }));
    if (affected !== 1) throw new PhoneCodeWrong();
  }

  private async keep(right: RightCode): Promise<void> {
    await this.database.write(async (tx) => {
      const code = await tx.findOneBy(PhoneCode, right);
      if (!code) return;
      await tx.update(PhoneCode, right, { tries: 0, expiresAt: new Date(code.createdAt.getTime() + keptMs) });
    });
  }

  /** The remaining seconds in which the browser's code for this number is valid and no new one is sent, or 0. */
  private async running(phone: string, token: string | null): Promise<number> {
    if (!token) return 0;
    const code = await this.database.read.findOneBy(PhoneCode, {
      tokenHash: hashOf(token),
      phoneHash: hashOf(`${token} ${phone}`),
      tries: LessThan(mostTries),
      expiresAt: MoreThan(new Date()),
    });
    if (!code) return 0;
    return Math.max(0, Math.ceil((code.createdAt.getTime() - Date.now()) / 1000) + codeSeconds.pause);
  }

  /** Returns the token of the new code. */
  private async replace(phone: string, former: string | null): Promise<string> {
    const token = newToken();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + codeSeconds.life * 1000);
    const row = {
      tokenHash: hashOf(token),
      phoneHash: hashOf(`${token} ${phone}`),
      codeHash: hashOf(`${token} ${phone} ${code}`),
    };
    const text = phoneCodeSms(toPersianDigits(code), `@${new URL(this.env.siteUrl).hostname} #${code}`);
    await this.database.write(async (tx) => {
      await tx.delete(PhoneCode, { expiresAt: LessThan(createdAt) });
      if (former) await removeCode(tx, former);
      const { id } = await tx.save(tx.create(PhoneCode, { ...row, tries: 0, createdAt, expiresAt }));
      await addSms(tx, { about: recordOf({ id }), to: phone, text, expiresAt });
    });
    return token;
  }
}

type RightCode = Pick<PhoneCode, 'tokenHash' | 'codeHash'>;

const recordOf = ({ id }: Pick<PhoneCode, 'id'>): RecordRef => ({ subject: 'phone_code', id });

/** Deletes the code, which works once, and its message. */
async function useUp(tx: EntityManager, right: RightCode): Promise<void> {
  const found = await tx.findOneBy(PhoneCode, right);
  // Of two requests at once, the one that deletes the row has used the code.
  const { affected } = await tx.delete(PhoneCode, right);
  if (!found || affected !== 1) throw new PhoneCodeWrong();
  await forgetLinks(tx, recordOf(found));
}

/** Deletes a browser's code and its message. */
async function removeCode(tx: EntityManager, token: string): Promise<void> {
  const former = await tx.findOneBy(PhoneCode, { tokenHash: hashOf(token) });
  if (!former) return;
  await tx.delete(PhoneCode, { id: former.id });
  await forgetLinks(tx, recordOf(former));
}
