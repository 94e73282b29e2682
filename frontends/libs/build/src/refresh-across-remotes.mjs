/**
 * Development only, first in the shell. Shell and remotes each have a React Refresh runtime. A runtime that loads after React
 * asks this hook for the existing renderers, so the hook must keep a list of them.
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
