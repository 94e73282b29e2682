import { digestOf, versionOf } from '@afshoreh/build/seal';
import {
  CONTRACT_VERSION,
  isNotFound,
  isPagePath,
  isRemoteName,
  pathShapeOf,
  SiteMap,
  type FrameLink,
} from '@afshoreh/contracts';
import * as z from 'zod';

import { isCaretRange } from './caret-range';
import type { ReleasedPage, ReleaseManifest, ReleaseName, ShellManifest } from './release-source';

/** The manifest was not written by one of our builds; the message says what is wrong with it. */
export class InvalidManifest extends Error {}

/** Treats an invalid manifest as a missing one: `manifest(…).catch(nullIfInvalid)`. */
export function nullIfInvalid(error: unknown): null {
  if (error instanceof InvalidManifest) return null;
  throw error;
}

/** Paths that the shell's server itself handles. */
const OWN_PATHS = /^\/(api|media|cdn|preview|livez|healthz)(\/|$)/;
const VERSION = /^[0-9a-z]{4,40}$/;
/** A path that the release store accepts as a key, below one of the two folders of a build. */
const FILE = /^(web|node)(\/(?!\.+(\/|$))[A-Za-z0-9._-]{1,200})+$/;

const names = z.array(z.string());
const namesByModule = z.record(z.string(), names).optional();
const integers = z.record(z.string(), z.int()).optional();
/** Text for people: one line without control characters. */
const lines = z.record(z.string(), z.union([z.string().regex(/^[^\p{C}]{1,200}$/u), z.literal(true)])).optional();
const flag = z.boolean().optional();

const buildFields = {
  version: z.string().regex(VERSION),
  contract: z.object({ name: z.string(), version: z.int() }),
  files: z
    .record(z.string().regex(FILE), z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/))
    .refine((files) => Object.keys(files).length > 0, 'has no files'),
  scripts: names,
  fonts: names,
  early: names.optional(),
  later: names.optional(),
  bytes: integers,
  stores: integers,
  api: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
  builtAgainst: lines,
  metadata: lines,
};

const shellSchema = z.object({
  ...buildFields,
  name: z.literal('shell'),
  provides: z.record(z.string(), z.string()),
  exports: namesByModule,
});

const releaseSchema = z.object({
  ...buildFields,
  name: z.string().refine(isRemoteName, 'is no name of a remote'),
  entry: z.string(),
  integrity: z.string(),
  shared: z.record(z.string(), z.string().refine(isCaretRange, 'must be a range like ^1.2.3')),
  imports: namesByModule,
  node: z.object({ entry: z.string() }).optional(),
  origin: z.never('is allowed in development only').optional(),
});

/** An address of the API, in which `:name` is a parameter of the page's path. */
const API_PATH = /^\/api(\/([a-z][a-z-]*|:[a-zA-Z]+))+$/;

/** The server reads the pages on every page view, so each fact of each page is checked. */
const pagesSchema = z.object({
  pages: z
    .array(
      z.object({
        path: z
          .string()
          .max(200)
          .refine((path) => isPagePath(path) && !OWN_PATHS.test(path), 'must be the path of a page'),
        params: z.record(z.string(), z.literal('number')).optional(),
        query: names.optional(),
        // Not an enum: the shell shows an outline that it does not know as text, and does not show unknown forms.
        outline: z.string().regex(/^[a-z-]{1,20}$/),
        footerForms: names.optional(),
        kept: flag,
        existsAt: z.string().max(200).regex(API_PATH).optional(),
        listed: flag,
        private: flag,
        ownSearch: flag,
        frame: z.literal('own').optional(),
        files: names,
      } satisfies Record<keyof ReleasedPage, z.ZodType>),
    )
    .min(1)
    .max(500),
});

/** The most links of one remote in one place of the frame. */
const MOST_LINKS = 8;
/** Persian text in one line. Half-spaces (ZWNJ) belong to it, although they are control characters. */
const isLabel = (text: string) =>
  /^[^\p{C}]{1,40}$/u.test(text.replaceAll('\u200c', '')) && /\p{Script=Arabic}/u.test(text);

/** Links stand on every page of the site, so each fact of each link is checked. */
const linksSchema = z.object({
  links: z
    .array(
      z.object({
        place: z.enum(['menu', 'footer']),
        path: z.string().max(200),
        label: z.string().max(60).refine(isLabel, 'must be one line of Persian text, at most 40 characters'),
        order: z.int().min(0).max(999),
        around: z
          .string()
          .max(200)
          .regex(/^(\/[a-z0-9-]+)+$/)
          .optional(),
      } satisfies Record<keyof FrameLink, z.ZodType>),
    )
    .optional(),
});

export function isReleaseName(name: unknown): name is ReleaseName {
  return name === 'shell' || isRemoteName(name);
}

export function isVersion(text: unknown): text is string {
  return typeof text === 'string' && VERSION.test(text);
}

function demand(isValid: boolean, reason: string): asserts isValid {
  if (!isValid) throw new InvalidManifest(`the manifest is not valid: ${reason}`);
}

function parse(bytes: Uint8Array): unknown {
  try {
    // Zod does not check a key `__proto__`. Without it the version is not that of the content, so the manifest is refused.
    return JSON.parse(Buffer.from(bytes).toString(), (key, value: unknown) =>
      key === '__proto__' ? undefined : value,
    );
  } catch {
    return undefined;
  }
}

/** Checks `value` and returns it itself, because its digest covers properties that the schema does not know. */
function checked<Manifest>(schema: z.ZodType, value: unknown): Manifest {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  // A key may contain control characters, and the message is printed in a terminal.
  const path = issue?.path.join('.').replace(/\p{C}/gu, '?');
  demand(issue === undefined, `${path}: ${issue?.message}`);
  return value as Manifest;
}

function demandFiles(manifest: ReleaseManifest | ShellManifest, paths: readonly string[]): void {
  const missing = paths.find((path) => !Object.hasOwn(manifest.files, path));
  demand(missing === undefined, `${missing} is not among its files`);
}

function checkBuild(manifest: ReleaseManifest | ShellManifest): void {
  const { name, contract, scripts, fonts } = manifest;
  const { early = [], later = [] } = 'provides' in manifest ? manifest : {};
  demand(contract.name === name, `its contract is of ${contract.name}`);
  demandFiles(
    manifest,
    [...scripts, ...fonts, ...early, ...later].map((file) => `web/${file}`),
  );
}

function checkPages(manifest: ReleaseManifest): void {
  const { pages } = checked<ReleaseManifest>(pagesSchema, manifest);
  const owners = new Map<string, string>();
  for (const page of pages) {
    demandFiles(
      manifest,
      page.files.map((file) => `web/${file}`),
    );
    const shape = pathShapeOf(page);
    demand(!owners.has(shape), `its pages ${owners.get(shape)} and ${page.path} match the same paths`);
    owners.set(shape, page.path);
  }
}

function checkLinks(manifest: ReleaseManifest): void {
  const { name, pages, links = [] } = checked<ReleaseManifest>(linksSchema, manifest);
  const own = new SiteMap({ [name]: pages.filter((page) => !isNotFound(page)) });
  for (const { place, path } of links) {
    const isCanonical = own.canonicalOf(path) === path;
    demand(isCanonical && own.at(path) !== undefined, `its link to ${path} leads to no page of its own`);
    const ofPlace = links.filter((each) => each.place === place);
    demand(ofPlace.length <= MOST_LINKS, `it has more than ${MOST_LINKS} links in the ${place}`);
  }
}

/**
 * Reads the manifest of a remote's release; throws {@link InvalidManifest}. The pages of another contract version are
 * dropped, because this shell does not understand them. Its files are still served to open tabs.
 */
export function manifestOf(bytes: Uint8Array): ReleaseManifest {
  const manifest = checked<ReleaseManifest>(releaseSchema, parse(bytes));
  checkBuild(manifest);
  const { entry, integrity, node, files, version, digest, contract } = manifest;
  demandFiles(manifest, [`web/${entry}`, ...(node ? [`node/${node.entry}`] : [])]);
  demand(files[`web/${entry}`] === integrity, 'its integrity is not that of its entry');
  demand(digest === undefined || digest === digestOf(manifest), 'it was changed after it was built');
  demand(version === versionOf(manifest), 'its version is not the hash of its content');
  if (contract.version !== CONTRACT_VERSION) return { ...manifest, pages: [], links: [] };
  checkPages(manifest);
  checkLinks(manifest);
  return manifest;
}

/** Reads the manifest of the shell; throws {@link InvalidManifest}. */
export function shellManifestOf(bytes: Uint8Array): ShellManifest {
  const manifest = checked<ShellManifest>(shellSchema, parse(bytes));
  checkBuild(manifest);
  return manifest;
}
