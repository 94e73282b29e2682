/** Decides by the stable code of an error, and shows people its Persian sentence. */
import { AfshorehError, createAfshoreh, dataOf } from '@afshoreh/api-client/sdk';

const afshoreh = createAfshoreh({ site: process.env['SITE'] ?? 'http://localhost:8080' });

try {
  const body = { productId: 999_999, productName: '', customerName: 'سارا احمدی', phone: '09141234567', quantity: 220 };
  dataOf(await afshoreh.POST('/api/orders', { body }));
} catch (error) {
  if (!(error instanceof AfshorehError)) throw error;
  const fields = error.problem?.errors?.map(({ field }) => field) ?? [];
  console.log(error.code, error.status, fields.join(', '));
}
