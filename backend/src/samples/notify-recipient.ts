import type { EntityManager } from 'typeorm';
import type { Env } from '../config/index.js';
import { addConfirmationMail, addConfirmationSms } from '../operations/outbox/index.js';
import { stepMail, stepSms } from './copy.js';
import type { Sample } from './sample.entity.js';

/** Notifies the recipient of a step by mail and text message, within the limits of messages to one address. */
export async function notifyRecipient(tx: EntityManager, sample: Sample, env: Env): Promise<void> {
  const about = { subject: 'sample', id: sample.id };
  const link = `${env.siteUrl}/orders/track?code=${sample.trackingCode}`;
  const { email, phone } = sample;
  if (email) await addConfirmationMail(tx, { about, to: email, ...stepMail(sample, link) }, env);
  await addConfirmationSms(tx, { about, to: phone, text: stepSms(sample, link) }, env);
}
