/** A function of a module and its input. Everything is copied between processes, so it has to be plain data. */
export interface Call {
  /** The module's URL. */
  module: string;
  name: string;
  input: readonly unknown[];
}

/** Messages of the process: first that it is ready, then the outcome of each call. */
export type Message = { isReady: true } | Outcome;

/** `isWorn`: the process has used so much memory or time that the next call should get a new process. */
export type Outcome = ({ result: unknown } | { failure: string }) & { isWorn: boolean };
