import { fork } from 'node:child_process';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { logger } from '../../common/http/index.js';
import { Env } from '../../config/index.js';
import { ReleaseChangedMeanwhile, ReleaseKeyMissing, ReleaseProgramAway, ReleaseRefused } from './releases.errors.js';

const program = join(import.meta.dirname, '../../../../infra/release/from-admin.mjs');
/** The shell in front of the API gives up after 35 seconds. A release that is run before it goes live takes a few. */
const limitMs = 34_000;
const heap = ['--max-old-space-size=256'];

/** What the program sends instead of a result. */
type Refusal = { refused: string[] } | { changedMeanwhile: string } | { noKey: string };
type Message<Result> = { answer: Result | Refusal } | { error: string };

/**
 * `infra/release/from-admin.mjs`, which the shell's build belongs to. A process of its own for each request: it runs the code
 * of releases, and uses memory that the API should not keep. It signs with the keys that this machine has, if it has any.
 */
@Injectable()
export class ReleaseProgram {
  /** Changes wait for each other, because each of them may use a core for seconds. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly env: Env) {}

  /** @throws ReleaseProgramAway, ReleaseRefused, ReleaseChangedMeanwhile, ReleaseKeyMissing */
  async read<Result>(request: object): Promise<Result> {
    const answer = await this.run<Result | Refusal>(request);
    const refusal = answer as Partial<Record<'changedMeanwhile' | 'noKey', string> & { refused: string[] }>;
    if (refusal.refused) throw new ReleaseRefused(refusal.refused);
    if (refusal.changedMeanwhile !== undefined) throw new ReleaseChangedMeanwhile();
    if (refusal.noKey !== undefined) throw new ReleaseKeyMissing();
    return answer as Result;
  }

  /** Like {@link read}, one after the other. */
  change<Result>(request: object): Promise<Result> {
    const result = this.last.then(() => this.read<Result>(request));
    this.last = result.catch(() => undefined);
    return result;
  }

  private run<Answer>(request: object): Promise<Answer> {
    const child = fork(program, {
      execArgv: heap,
      env: this.env.forOwnProgram,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (data) => (errors = (errors + String(data)).slice(-2_000)));
    const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
    return new Promise<Answer>((resolve, reject) => {
      let message: Message<Answer> | undefined;
      child.once('message', (sent) => (message = sent as Message<Answer>));
      child.once('error', (error) => (errors += error.message));
      child.once('close', () => {
        if (message && 'answer' in message) return resolve(message.answer as Answer);
        logger.warn({ reason: message?.error ?? errors.trim() }, 'the release program failed');
        reject(new ReleaseProgramAway());
      });
      child.send(request, (error) => error && (errors += error.message));
    }).finally(() => clearTimeout(limit));
  }
}
