import { beforeEach, describe, expect, it, jest } from '@jest/globals';

/** The fake git's output by its arguments; other arguments fail. */
let git: Record<string, string>;
jest.unstable_mockModule('node:child_process', () => ({
  execFileSync: (_command: string, args: string[]) => {
    const printed = git[args.join(' ')];
    if (printed === undefined) throw new Error('git failed');
    return printed;
  },
}));
const { buildMetadata } = await import('@afshoreh/build/metadata');

const commit = 'a'.repeat(40);
const other = 'b'.repeat(40);
const GITLAB = { CI_COMMIT_SHA: commit, CI_COMMIT_REF_NAME: 'main', GITLAB_USER_LOGIN: 'sara' };
const GITHUB = { GITHUB_SHA: commit, GITHUB_REF_NAME: 'main', GITHUB_ACTOR: 'sara' };

beforeEach(() => {
  git = {};
});

describe('the origin that a build records', () => {
  it.each([
    ['GitLab', GITLAB],
    ['GitHub', GITHUB],
  ])('comes from the variables of %s where there is no git', (_, variables) => {
    const { builtAt, ...rest } = buildMetadata(variables);
    expect(rest).toEqual({ commit, branch: 'main', builtBy: 'sara' });
    expect(new Date(builtAt).toISOString()).toBe(builtAt);
  });

  it('is the commit and branch of this checkout, and whether it had uncommitted changes', () => {
    git = {
      'rev-parse --show-prefix': '',
      'rev-parse HEAD': other,
      'symbolic-ref --short HEAD': 'topic',
      'status --porcelain': ' M a.ts',
    };
    expect(buildMetadata(GITLAB)).toMatchObject({ commit: other, branch: 'topic', dirty: true, builtBy: 'sara' });
    // A CI job checks out a commit and not a branch.
    git = { 'rev-parse --show-prefix': '', 'rev-parse HEAD': other, 'status --porcelain': '' };
    const inJob = buildMetadata(GITLAB);
    expect(inJob).toMatchObject({ commit: other, branch: 'main' });
    expect(inJob).not.toHaveProperty('dirty');
  });

  it('is not that of an unrelated checkout around unpacked sources', () => {
    git = { 'rev-parse --show-prefix': 'vendor/site/', 'rev-parse HEAD': other, 'status --porcelain': ' M a.ts' };
    expect(Object.keys(buildMetadata({})).sort()).toEqual(['builtAt', 'builtBy']);
  });
});
