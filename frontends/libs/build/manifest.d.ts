/** Compresses `dist/web` and writes `dist/release.json`; answers what it wrote. See `src/manifest.mjs`. */
export function writeManifest(
  dist: string,
  facts: { name: string } & Record<string, unknown>,
): Promise<{ version: string }>;
export function integrityOf(bytes: Uint8Array): string;
