import type { Page } from '@playwright/test';

/** Returns a list that collects the page's console warnings and errors from now on, and uncaught errors. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

const SITE = 'http://localhost:\\d+';
const SCRIPT = '[\\w.-]+\\.js(?:\\?attempt=\\d)?';
const SHELL_SCRIPT = `${SITE}/cdn/shell/[\\w-]+/${SCRIPT}`;

/** Matches a message whose first line is exactly this; an error's stack may follow. */
const line = (text: string) => new RegExp(`^${text}(?:\\n|$)`);

const REASONS = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  409: 'Conflict',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
};

/** The console message for a response with this status; `path` is a pattern for path and query. */
export function answered(status: keyof typeof REASONS, path: string): RegExp {
  return line(
    `Failed to load resource: the server responded with a status of ${status} \\(${REASONS[status]}\\) \\(${SITE}${path}\\)`,
  );
}

/** The console message for a request without a response, with Chromium's reason. */
export function unanswered(reason: 'INTERNET_DISCONNECTED' | 'CONNECTION_RESET' | 'FAILED', path: string): RegExp {
  return line(`Failed to load resource: net::ERR_${reason} \\(${SITE}${path}\\)`);
}

/**
 * The console messages for a failing remote, and only for that remote, so that no other fault goes unnoticed. Chromium, the
 * federation runtime and the shell each have their own messages.
 */
export function messagesOf(remote: string) {
  const path = `/cdn/${remote}/[\\w-]+/${SCRIPT}`;
  const script = SITE + path;
  const entry = `${SITE}/cdn/${remote}/[\\w-]+/remoteEntry\\.js(?:\\?attempt=\\d)?`;
  return {
    /** A retry uses another address. */
    retried: line(
      `\\[ Federation Runtime \\]: The remote "${remote}" is already registered\\. Please note that overriding it may cause unexpected errors\\. \\(${SHELL_SCRIPT}\\)`,
    ),
    /** The page preloaded a file, but the code that uses it did not arrive. */
    preloaded: line(
      `The resource ${script} was preloaded using link preload but not used within a few seconds from the window's load event\\. Please make sure it has an appropriate \`as\` value and it is preloaded intentionally\\. \\(${SITE}/\\S*\\)`,
    ),
    refused: unanswered('FAILED', path),
    missing: answered(404, path),
    altered: line(
      `Failed to find a valid digest in the 'integrity' attribute for resource '${script}' with computed SHA-384 integrity '[\\w+/=]+'\\. The resource has been blocked\\. \\(${SITE}/\\S*\\)`,
    ),
    noEntry: line(
      `Error: \\[ Federation Runtime \\]: Failed to load script resources\\. #RUNTIME-008\\n(?:.*\\n){3} ScriptNetworkError: Failed to load script "${entry}" - .*`,
    ),
    noChunk: line(`ChunkLoadError: Loading chunk [\\w-]+ failed\\.\\n\\((?:error|missing): ${script}\\)`),
    silent: line(`Error: remote "${remote}" did not answer in time`),
    brokenAtLoad: line('Error: broken at load'),
    brokenPage: line('Error: broken page'),
    otherContract: line(
      `ContractBroken: remote "${remote}" breaks its contract: it speaks version 4, the shell version 3`,
    ),
  };
}

export type MessageName = keyof ReturnType<typeof messagesOf>;

/** The messages with these names about a remote, and those that may follow any failure or recovery. */
export function expectedOf(remote: string, names: readonly MessageName[]): RegExp[] {
  const messages = messagesOf(remote);
  return (['retried', 'preloaded', ...names] as const).map((name) => messages[name]);
}
