/** The origin of a build. See `src/metadata.mjs`. */
export interface BuildMetadata {
  commit?: string;
  branch?: string;
  dirty?: true;
  /** ISO 8601, UTC. */
  builtAt: string;
  builtBy: string;
}
export function buildMetadata(variables?: NodeJS.ProcessEnv): BuildMetadata;
