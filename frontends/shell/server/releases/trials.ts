/** A test run of a version in a shell: when it was, and the problems, a line each. */
export interface Trial {
  /** ISO 8601, UTC. */
  at: string;
  problems: string[];
}

/**
 * The test runs in one shell, by `<remote> <version>`. They are not signed: they inform people, and nothing goes live
 * because of them.
 */
export type Trials = Readonly<Record<string, Trial>>;

/** Parses a file of test runs, and leaves out what is invalid. */
export function trialsOf(file: Buffer | null): Trials {
  try {
    const entries = Object.entries(JSON.parse(String(file)) as Record<string, Partial<Trial> | null>);
    return Object.fromEntries(entries.filter((entry): entry is [string, Trial] => isTrial(entry[1])));
  } catch {
    return {};
  }
}

function isTrial(value: Partial<Trial> | null): boolean {
  const { at, problems } = value ?? {};
  return (
    !Number.isNaN(Date.parse(String(at))) &&
    Array.isArray(problems) &&
    problems.every((each) => typeof each === 'string')
  );
}
