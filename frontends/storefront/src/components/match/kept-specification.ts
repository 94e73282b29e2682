import { api, ApiError, customerQuery, dataOf, setCustomer, type Schemas } from '@afshoreh/api-client';
import { claimForAccount, mySpecification } from '@afshoreh/contracts';
import type { QueryClient } from '@afshoreh/contracts/query';
import {
  emptySpecification,
  isSame,
  mergedSpecification,
  specificationOf,
  type BuyerSpecification,
} from '@afshoreh/persian/specification';

/** The state of the account when this browser last read or saved it. */
interface Synced {
  families: BuyerSpecification;
  version: number;
}

export interface KeptSpecification {
  mine: BuyerSpecification;
  /** Null for a visitor who has not logged in. */
  synced: Synced | null;
}

const nothingSynced: Synced = { families: emptySpecification, version: 0 };
/** The number of attempts when another browser keeps saving first. */
const ATTEMPTS = 4;

/** Parses the stored value, which may come from any version. */
export function keptOf(stored: unknown): KeptSpecification {
  const { mine, synced } = (stored ?? {}) as {
    mine?: unknown;
    synced?: { families?: unknown; version?: unknown } | null;
  };
  const version = synced?.version;
  const isSynced = typeof version === 'number' && Number.isSafeInteger(version) && version >= 0;
  return {
    mine: specificationOf(mine),
    synced: isSynced ? { families: specificationOf(synced?.families), version } : null,
  };
}

const kept = (): KeptSpecification => keptOf(mySpecification.get());

function keep(change: (now: KeptSpecification) => KeptSpecification): void {
  mySpecification.update((stored) => {
    const { mine, synced } = change(keptOf(stored));
    return mine.length === 0 && synced === null ? null : { mine, synced };
  });
}

/** Changes the buyer's limits in this browser. The account is synchronised later. */
export function changeSpecification(change: (mine: BuyerSpecification) => BuyerSpecification): void {
  keep(({ mine, synced }) => ({ mine: change(mine), synced }));
}

/** Whether this browser and the account have the same limits. */
export function isSynced(version: number): boolean {
  const { mine, synced } = kept();
  const base = synced ?? nothingSynced;
  return base.version === version && isSame(mine, base.families);
}

let running: Promise<void> | null = null;

/**
 * Merges the limits of this browser with those of the account, and saves the result in both, so that neither side loses
 * anything. Does nothing for a visitor who is not logged in. Throws when the account cannot be reached; the browser's
 * limits then stay as they are.
 */
export function syncSpecification(queryClient: QueryClient): Promise<void> {
  running ??= sync(queryClient).finally(() => (running = null));
  return running;
}

async function sync(queryClient: QueryClient): Promise<void> {
  let isStale = false;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const customer = queryClient.getQueryData(customerQuery.queryKey);
    if (!customer) return;
    claimForAccount(customer.id);
    if (!isStale && isSynced(customer.specificationVersion)) return;
    const { mine, synced } = kept();
    const base = synced ?? nothingSynced;
    const isCurrent = !isStale && base.version === customer.specificationVersion;
    const theirs = isCurrent ? base : dataOf(await api.GET('/account/specification'));
    const saved = await savedIn(mergedSpecification(base.families, mine, specificationOf(theirs.families)), theirs);
    isStale = saved === null;
    if (!saved) continue;
    // Changes that were made meanwhile are merged too; the next attempt saves them.
    keep((now) => ({ mine: mergedSpecification(mine, now.mine, saved.families), synced: saved }));
    setCustomer(queryClient, { ...customer, specificationVersion: saved.version });
  }
}

type Family = BuyerSpecification[number];

/** Saves the limits; returns null when the account was changed since it was read. */
async function savedIn(
  families: BuyerSpecification,
  theirs: { families: unknown; version: number },
): Promise<Synced | null> {
  const { version } = theirs;
  if (isSame(families, specificationOf(theirs.families))) return { families, version };
  try {
    const body = { families: families.map(formOf), version };
    const answer = dataOf(await api.PUT('/account/specification', { body }));
    return { families: specificationOf(answer.families), version: answer.version };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'account.specification_changed_meanwhile') return null;
    throw error;
  }
}

type Form = Schemas['SaveFamilySpecification'];

/** Acids are plain text here, because the browser may have stored one that the catalogue no longer has. */
const formOf = ({ family, limits, others, unread }: Family): Form =>
  ({ family, limits: [...limits], others: [...others], unread: [...unread] }) as Form;
