/** An error as the log shows it; no field can contain what people typed. */
interface LoggedError {
  type: string;
  code?: string;
  /** The driver's code, when the database or its disk is the cause. */
  reason?: string;
  command?: string;
  errno?: number;
  status?: number;
  responseCode?: number;
  /** The stack frames of our own code, innermost first. */
  at?: string[];
  cause?: LoggedError;
}

const mostFrames = 12;
const mostCauses = 3;

/**
 * The parts of an error that may be logged. Messages are left out, because most of them repeat values: MySQL's
 * («Duplicate entry 'sara@…'»), a mail server's (the recipient), a parser's (the text). All fields that are not listed
 * here are left out too, because TypeORM's errors carry the whole row (`parameters`). Type, code and frames are enough
 * to find the line that failed.
 */
export function loggedError(thrown: unknown, causes = mostCauses): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const facts = thrown as Error & Record<string, unknown>;
  const { cause } = facts;
  const at = ownFramesOf(thrown);
  return {
    type: thrown.constructor.name,
    ...known(facts, 'code', codePattern),
    ...known(facts, 'reason', codePattern),
    ...known(facts, 'command', commandPattern),
    ...numbersOf(facts),
    ...(at.length > 0 ? { at } : {}),
    ...(cause instanceof Error && causes > 0 ? { cause: loggedError(cause, causes - 1) } : {}),
  };
}

/** An error as one line, for a column of the database: `EENVELOPE 550 RCPT TO`. */
export function briefOf(thrown: unknown): string {
  const { type, code, reason, responseCode, command } = loggedError(thrown);
  return [code ?? type, reason, responseCode, command].filter((each) => each !== undefined).join(' ');
}

/** Codes like `SQLITE_FULL`, `ER_DUP_ENTRY`, `ECONNREFUSED`, `orders.product_unknown`. */
const codePattern = /^[A-Za-z][A-Za-z_.]{1,63}$|^[A-Z][A-Z0-9_]{1,63}$/;
/** A command of SMTP, like `RCPT TO`. */
const commandPattern = /^[A-Z]{1,16}( [A-Z0-9-]{1,16})?$/;

function known(
  facts: Record<string, unknown>,
  name: 'code' | 'reason' | 'command',
  pattern: RegExp,
): Partial<LoggedError> {
  const value = facts[name];
  return typeof value === 'string' && pattern.test(value) ? { [name]: value } : {};
}

function numbersOf(facts: Record<string, unknown>): Partial<LoggedError> {
  const names = ['errno', 'status', 'responseCode'] as const;
  return Object.fromEntries(names.filter((name) => typeof facts[name] === 'number').map((name) => [name, facts[name]]));
}

const framePattern = /^ {4}at (?:async )?(?:[\w$.<>[\] ]+ \()?(?:file:\/\/)?(\/[^\s()]+:\d+:\d+)\)?$/;

/**
 * Frames like `orders/order-placing.service.js:80:33`. The message, which precedes the frames in the stack, is cut off
 * first, because its lines could look like frames.
 */
function ownFramesOf({ stack = '', name, message }: Error): string[] {
  const header = `${name}: ${message}`;
  const frames = stack.startsWith(header) ? stack.slice(header.length) : stack.slice(stack.indexOf('\n    at '));
  return frames
    .split('\n')
    .map((line) => framePattern.exec(line)?.[1])
    .filter((place) => place !== undefined && !place.includes('/node_modules/'))
    .map((place) => (place as string).replace(/^.*\/(?:src|dist)\//, ''))
    .slice(0, mostFrames);
}
