/** `npm run migrate -- status|up|down`: migrates without starting the API, with the same variables (docs/operations.md). */
import { Env, WrongVariable } from './config/index.js';
import { migrate, onMigrationConnection, revertLast } from './database/migrate.js';
import { schemaStateOf, type SchemaState } from './database/schema-state.js';
import { reasonOf } from './start-failure.js';

type Command = (env: Env) => Promise<string[]>;

const stateOf = (env: Env): Promise<SchemaState> =>
  onMigrationConnection(env.database, (dataSource) => schemaStateOf(dataSource.manager));

/** The migrations that only the first state has, each with `word` before it. */
const difference = (word: string, longer: SchemaState, shorter: SchemaState): string[] =>
  longer.applied.filter((name) => !shorter.applied.includes(name)).map((name) => `${word} ${name}`);

const commands: Record<string, Command> = {
  status: async (env) => {
    const { applied, pending, unknown } = await stateOf(env);
    return [
      ...applied.map((name) => `${unknown.includes(name) ? 'unknown' : 'applied'} ${name}`),
      ...pending.map((name) => `pending ${name}`),
      `${applied.length} applied, ${pending.length} pending, ${unknown.length} that this release does not know`,
    ];
  },
  up: async (env) => {
    const before = await stateOf(env);
    await onMigrationConnection(env.database, migrate);
    const lines = difference('applied', await stateOf(env), before);
    return lines.length > 0 ? lines : ['nothing to do'];
  },
  down: async (env) => {
    const before = await stateOf(env);
    if (before.applied.length === 0) return ['nothing to do'];
    if (before.applied.length === 1) {
      throw new WrongVariable('the baseline is the whole schema with all data: drop the database instead');
    }
    await onMigrationConnection(env.database, revertLast);
    return difference('taken back', before, await stateOf(env));
  },
};

async function run([name = '', ...rest]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || rest.length > 0) throw new WrongVariable('say one of: npm run migrate -- status | up | down');
  for (const line of await command(new Env())) process.stdout.write(`${line}\n`);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`migrate: ${reasonOf(error)}\n`);
  process.exitCode = 1;
});
