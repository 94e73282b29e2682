/** How a version ran in a shell: when, and what was wrong, a line each. */
export interface Trial {
  /** ISO 8601, UTC. */
  at: string;
  problems: string[];
}

/** The trials in one shell, by `<remote> <version>`. Nobody signs them: they are for people, and nothing opens by them. */
export type Trials = Readonly<Record<string, Trial>>;

/** Reads a file of trials; what cannot be understood is left out. */
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
