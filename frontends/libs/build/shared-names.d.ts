/** What the shell's copies of the shared modules export, by module. See `src/shared-names.mjs`. */
export function exportedNames(): Record<string, string[]>;
/** The names that a compiled module imports from the shared module `request`. */
export function importedNames(source: string, request: string): string[];
/** A digest of the sources of each module that shell and remotes agree on. */
export function sourceDigests(): Record<string, string>;
