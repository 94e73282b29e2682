export function integrityOf(bytes: Uint8Array): string;
/** The version that the build with this manifest must have. See `src/seal.mjs`. */
export function versionOf(manifest: object): string;
/** The `digest` that this manifest must have. */
export function digestOf(manifest: object): string;
