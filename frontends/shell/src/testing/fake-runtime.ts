/** Replaces `@module-federation/runtime`; a test overrides the functions it needs. */
export const federation = {
  loadRemote: (_id: string): Promise<unknown> => Promise.reject(new Error('no remote')),
  registerRemotes: (_remotes: { name: string; entry: string }[], _options?: { force?: boolean }): void => {},
};

export const loadRemote = (id: string) => federation.loadRemote(id);
export const registerRemotes = (...args: Parameters<typeof federation.registerRemotes>) =>
  federation.registerRemotes(...args);
export const registerPlugins = (): void => {};
