/**
 * The backend runs this program when an owner asks for something in «انتشارها»: it takes one request and sends one answer. So the
 * rules of `npm run release` decide, and the backend neither reads signatures nor has keys (decision 71).
 */
import { join } from 'node:path';

const { answerAdmin } = await import(join(import.meta.dirname, '../../frontends/shell/dist/server/release.mjs'));

process.once('message', (request) => {
  answerAdmin(process.env, request).then(
    (answer) => process.send({ answer }, () => process.disconnect()),
    (error) => process.send({ error: String(error.message) }, () => process.disconnect()),
  );
});
