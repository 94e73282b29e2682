import { accountRatesExtension, type AccountRates } from '../../auth/index.js';
import { defaultRate, rateLimitExtension } from '../../common/http/rate-limit.js';
import type { Rate } from '../../common/limits/index.js';
import type { Call } from './openapi-types.js';

/** Ends the description of an operation with its limits, unless they are the ones that the guide states for every call. */
export function describeLimit({ path, operation }: Call): void {
  const rate = operation[rateLimitExtension] ?? defaultRate;
  const accountRates = operation[accountRatesExtension];
  delete operation[rateLimitExtension];
  delete operation[accountRatesExtension];
  const isUsual = rate === defaultRate && !accountRates;
  const limits = path.includes('/health/') ? 'Not limited.' : isUsual ? '' : limitsText(rate, accountRates);
  const description = [operation.description, limits].filter(Boolean).join('\n\n');
  if (description) operation.description = description;
}

function limitsText(rate: Rate, accountRates?: AccountRates): string {
  return [`Limit: ${limitText(rate)}.`, ...(accountRates ? [accountLimitText(accountRates)] : [])].join(' ');
}

/** «120 calls an hour»: from one address, as the introduction says. */
export function limitText({ limit, seconds }: Rate): string {
  return `${limit} calls ${periodOf(seconds)}`;
}

function accountLimitText({ each, strangers, seconds }: AccountRates): string {
  return (
    `For one account: ${each} ${periodOf(seconds)} from one address, browser of its owner or session, ` +
    `${strangers} from all strangers.`
  );
}

function periodOf(seconds: number): string {
  const minutes = seconds / 60;
  return minutes === 1 ? 'a minute' : minutes === 60 ? 'an hour' : `in ${minutes} minutes`;
}
