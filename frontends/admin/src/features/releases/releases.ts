import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { queryOptions, useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { remoteName } from '../../layout/remote-name';
import { copy } from './copy';

export type Releases = Schemas['Releases'];
export type RemoteReleases = Releases['remotes'][number];
export type PublishedVersion = RemoteReleases['versions'][number];
export type ReleaseEvent = RemoteReleases['history'][number];
export type ReleaseAction = Schemas['ReleaseAction'];

/** The number of characters shown of a version or a commit; enough to tell them apart. */
const SHOWN = 10;
export const shortened = (hash: string) => hash.slice(0, SHOWN);
/** The text direction of a name or a reason, which may be Persian or the output of a program. */
export const directionOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr');

export const releasesQuery = queryOptions({
  queryKey: ['admin', 'releases'],
  queryFn: ({ signal }) => api.GET('/admin/releases', { signal }).then(dataOf),
  staleTime: 0,
});

/** A change of what visitors get; `version` is the version that is live afterwards. */
export interface Change {
  action: ReleaseAction;
  remote: RemoteReleases;
  version: string;
}

export function useChangeRelease({ action, remote, version }: Change) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ percent, reason }: { percent: number; reason: string }) =>
      api
        .PUT('/admin/releases/{remote}', {
          params: { path: { remote: remote.remote } },
          body: {
            action,
            serial: remote.serial,
            ...((action === 'promote' || action === 'canary') && { releaseVersion: version }),
            ...(action === 'canary' && { percent }),
            ...(reason.trim() && { reason }),
          },
        })
        .then(dataOf),
    onSuccess: (releases) => {
      client.setQueryData(releasesQuery.queryKey, releases);
      showToast({ tone: 'success', title: copy.change[action].done, description: remoteName(remote.remote) });
    },
    // Another version may be live than the one on the screen, so the list is refetched.
    onError: () => client.invalidateQueries({ queryKey: releasesQuery.queryKey }),
  });
}

export function useCreatePreview(remote: string) {
  return useMutation({
    mutationFn: (body: Schemas['CreatePreview']) =>
      api.POST('/admin/releases/{remote}/previews', { params: { path: { remote } }, body }).then(dataOf),
  });
}

/** The command that makes the same change on a machine with the key. */
export function commandOf({ action, remote, version }: Change, percent: number, reason: string): string {
  const what = {
    promote: `promote ${remote.remote} ${version}`,
    canary: `canary ${remote.remote} ${version} ${percent}`,
    rollback: `rollback ${remote.remote}`,
    endCanary: `canary ${remote.remote} off`,
  }[action];
  const why = reason.trim() && ` --reason '${reason.trim().replaceAll("'", `'\\''`)}'`;
  return `npm run release -- ${what}${why}`;
}
