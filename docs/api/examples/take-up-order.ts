/** Changes an order only as it was read: when a colleague was faster, nothing is overwritten. */
import { AfshorehError, createAfshoreh, dataOf, rowsOf } from '@afshoreh/api-client/sdk';

const afshoreh = createAfshoreh({
  site: process.env['SITE'] ?? 'http://localhost:8080',
  key: process.env['TOKEN'] ?? '',
});

for await (const { id, version } of rowsOf(afshoreh, '/api/orders', { status: 'new', sort: 'oldest' })) {
  const setStatus = (status: 'processing' | 'completed') =>
    afshoreh.PUT('/api/orders/{id}/status', { params: { path: { id } }, body: { status, version } });
  const changed = dataOf(await setStatus('processing'));
  // The same version again: it is no longer the stored one.
  const code = await setStatus('completed')
    .then(dataOf)
    .catch((error: unknown) => (error instanceof AfshorehError ? error.code : error));
  console.log(`${changed.status}, then ${String(code)}`);
  break;
}
