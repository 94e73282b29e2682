import type { TestApi } from './api.js';

/** How many statements `work` makes the database run, for reading and inside transactions. */
export async function statementsOf(api: TestApi, work: () => Promise<unknown>): Promise<number> {
  const seen: string[] = [];
  const { reads, writes } = api.database as unknown as Record<'reads' | 'writes', { logger: object }>;
  const sources = [...new Set([reads, writes])];
  const loggers = sources.map(({ logger }) => logger);
  for (const source of sources) {
    source.logger = new Proxy(source.logger, {
      get: (logger, name) =>
        name === 'logQuery' ? (query: string) => void seen.push(query) : (Reflect.get(logger, name) as unknown),
    });
  }
  try {
    await work();
  } finally {
    sources.forEach((source, index) => (source.logger = loggers[index] as object));
  }
  // The API looks for changes of other copies all the time.
  return seen.filter((query) => query !== 'SELECT value FROM revision').length;
}
