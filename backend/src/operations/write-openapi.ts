import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../api.js';
import { Env } from '../config/index.js';
import { documentTextOf } from './openapi/index.js';

/** Writes the document of this code to the file given as the argument. Needs no server: SQLite in a throw-away folder. */
async function write(file: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'afshoreh-openapi-'));
  try {
    const api = await createApi(new Env({ NODE_ENV: 'test', DATA_DIR: directory, SEED: 'none' }));
    const text = documentTextOf(api.app);
    await api.close();
    await writeFile(file, text);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

await write(process.argv[2] ?? 'openapi.json');
