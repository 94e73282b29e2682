import { usable, type Usable } from './usable';

/** Code that is fetched once, when it is first wanted. Unlike `React.lazy` it can be asked again after a failed load. */
export interface Lazy<Module> {
  load(): Usable<Module>;
  /** Lets the next attempt fetch anew what failed. */
  forget(): void;
}

/** Two pages with one layout have one promise of it, or it would be waited for again with every page. */
const known = new WeakMap<() => Promise<unknown>, Lazy<unknown>>();

export function lazy<Module>(fetch: () => Promise<Module>): Lazy<Module> {
  let loading: Usable<Module> | undefined;
  const made = (known.get(fetch) as Lazy<Module> | undefined) ?? {
    load: () => (loading ??= usable(fetch())),
    forget: () => {
      if (loading?.status === 'rejected') loading = undefined;
    },
  };
  known.set(fetch, made);
  return made;
}
