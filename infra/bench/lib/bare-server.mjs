/** A node:http server that sends the same bytes for every request: the best rate that this machine can reach. */
import { createServer } from 'node:http';

process.once('message', ({ status, headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
// Ends when the benchmark process has ended.
process.once('disconnect', () => process.exit());
