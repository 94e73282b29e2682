/**
 * Development, first thing in the shell. Shell and remotes each have a runtime of React Refresh; one that comes after React
 * asks React's hook which renderers there are, and only a hook that remembers them can tell.
 */
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
