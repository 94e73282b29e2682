import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/** The output of a git command in this checkout; undefined in a source archive, even one inside another checkout. */
function git(...args) {
  const run = (...all) =>
    execFileSync('git', all, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return run('rev-parse', '--show-prefix') === '' ? run(...args) : undefined;
  } catch {
    return undefined;
  }
}

function person() {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A container may run as a user without a name.
    return hostname();
  }
}

/**
 * The origin of a build, for people: `{ commit, branch, dirty, builtAt, builtBy }`. It is not part of the version. The values
 * come from git or from the variables of GitLab and GitHub. `dirty` means uncommitted changes.
 */
export function buildMetadata(variables = process.env) {
  const { CI_COMMIT_SHA, GITHUB_SHA, CI_COMMIT_REF_NAME, GITHUB_REF_NAME, GITLAB_USER_LOGIN, GITHUB_ACTOR } = variables;
  const commit = git('rev-parse', 'HEAD') ?? CI_COMMIT_SHA ?? GITHUB_SHA;
  // A CI job checks out a commit, not a branch, so only its variables know the branch.
  const branch = git('symbolic-ref', '--short', 'HEAD') ?? CI_COMMIT_REF_NAME ?? GITHUB_REF_NAME;
  return {
    ...(commit && { commit }),
    ...(branch && { branch }),
    ...(git('status', '--porcelain') && { dirty: true }),
    builtAt: new Date().toISOString(),
    builtBy: GITLAB_USER_LOGIN ?? GITHUB_ACTOR ?? person(),
  };
}
