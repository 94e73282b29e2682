import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/** What git prints about this checkout; undefined without git, as in an archive of the sources, also one within another checkout. */
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
 * Where a build comes from, for people: `{ commit, branch, dirty, builtAt, builtBy }`, beside the version and not in it. Git says it, or
 * the variables of GitLab and GitHub; what neither knows is left out. `dirty`: there were changes that no commit has.
 */
export function buildMetadata(variables = process.env) {
  const { CI_COMMIT_SHA, GITHUB_SHA, CI_COMMIT_REF_NAME, GITHUB_REF_NAME, GITLAB_USER_LOGIN, GITHUB_ACTOR } = variables;
  const commit = git('rev-parse', 'HEAD') ?? CI_COMMIT_SHA ?? GITHUB_SHA;
  // A CI job checks a commit out, not a branch: then only its variables know.
  const branch = git('symbolic-ref', '--short', 'HEAD') ?? CI_COMMIT_REF_NAME ?? GITHUB_REF_NAME;
  return {
    ...(commit && { commit }),
    ...(branch && { branch }),
    ...(git('status', '--porcelain') && { dirty: true }),
    builtAt: new Date().toISOString(),
    builtBy: GITLAB_USER_LOGIN ?? GITHUB_ACTOR ?? person(),
  };
}
