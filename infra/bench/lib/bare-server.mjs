/** A node:http server that answers every request with the same bytes: what this machine can do at best. */
import { createServer } from 'node:http';

process.once('message', ({ status, headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
// Whoever measures is gone.
process.once('disconnect', () => process.exit());
