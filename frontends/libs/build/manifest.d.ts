export type Facts = { name: string } & Record<string, unknown>;
/** Compresses `dist/web` and writes `dist/release.json`; returns what it wrote. See `src/manifest.mjs`. */
export function writeManifest(dist: string, facts: Facts): Promise<{ version: string }>;
