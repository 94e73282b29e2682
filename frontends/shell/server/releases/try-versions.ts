import type { SmokeTest, SmokeTestResult } from '../smoke-test/smoke-test';
import { misfitsOf } from './compatibility';
import { lastPublished } from './compatibility-matrix';
import { remotesOf } from './path-owners';
import { Tampered } from './published-files';
import type { ShellManifest } from './release-source';
import type { ReleaseStore } from './release-store';
import type { Trial } from './trials';

interface Options {
  releases: ReleaseStore;
  smokeTest: Pick<SmokeTest, 'run'>;
  /** The shell with which this code was built. */
  shell: ShellManifest;
  log: (line: string) => void;
  now?: () => Date;
}

/**
 * Runs the last published versions of each remote in this shell, together with the live versions of the other remotes,
 * because a manifest does not tell whether pages work. The results are stored beside the shell's files, if this shell
 * has run with the store. @throws BrokenRecord
 */
export async function tryLastVersions({
  releases,
  smokeTest,
  shell,
  log,
  now = () => new Date(),
}: Options): Promise<void> {
  const owners = await releases.owners.read();
  const manifests = await Promise.all(remotesOf(owners).map((remote) => lastPublished(releases, remote)));
  const trials: Record<string, Trial> = {};
  const said = new Set<string>();
  for (const manifest of manifests.flat()) {
    const name = `${manifest.name} ${manifest.version}`;
    const misfits = misfitsOf(manifest, { shell, others: [], owners });
    if (misfits.length > 0) {
      log(`${name} does not fit ${shell.version}: ${misfits.join('; ')}`);
      continue;
    }
    const { problems, notes } = await smokeTest.run(manifest).catch(asProblem);
    trials[name] = { at: now().toISOString(), problems };
    log(
      problems.length === 0
        ? `${name} works in ${shell.version}`
        : `${name} is broken in ${shell.version}: ${problems.join('; ')}`,
    );
    for (const note of notes.filter((each) => !said.has(each))) log(`  note: ${note}`);
    notes.forEach((note) => said.add(note));
  }
  if (await releases.shellManifest(shell.version)) await releases.noteTrials(shell.version, trials);
  else log(`the shell ${shell.version} has never run here, so this is not kept`);
}

/** A version with damaged files counts as broken, and the others are still tested. */
function asProblem(error: unknown): SmokeTestResult {
  if (error instanceof Tampered) return { problems: [error.message], notes: [] };
  throw error;
}
