import type { EntityManager } from 'typeorm';
import { nationalPhoneOf } from '../../common/validation/index.js';
import { forget } from '../../operations/forgetting/index.js';
import { CropAlert } from './crop-alert.entity.js';

/** Deletes an alert, and every value of its recipient. */
export async function forgetCropAlert(
  tx: EntityManager,
  { id, recipient }: Pick<CropAlert, 'id' | 'recipient'>,
): Promise<void> {
  await tx.delete(CropAlert, { id });
  await forget(tx, { subject: 'crop_alert', id }, [recipient, nationalPhoneOf(recipient)]);
}

/** Call it before a product is deleted: the foreign key deletes the alerts, but not the messages about them. */
export async function forgetCropAlertsOf(tx: EntityManager, productId: number): Promise<void> {
  for (const alert of await tx.findBy(CropAlert, { productId })) await forgetCropAlert(tx, alert);
}
