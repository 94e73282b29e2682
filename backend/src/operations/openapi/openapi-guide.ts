import { defaultRate } from '../../common/http/rate-limit.js';
import { limitText } from './openapi-limits.js';
import { postsWithoutKey } from './posts-without-key.js';

const withoutKey = Object.entries(postsWithoutKey)
  .map(([why, operations]) => `- ${why}: ${operations.map((each) => `\`${each}\``).join(', ')}.`)
  .join('\n');

/**
 * The introduction of the document (Markdown): what a developer of another company needs to read the operations. The guide says
 * the same at length, on the reference page only, so that the document stays small.
 */
export const introduction = `
Catalogue, orders and administration of **افشره** (Afshoreh), a Persian-language wholesale marketplace for fruit
concentrates, purées and tomato paste. [The reference](/api/reference) has [the guide](/api/reference#introduction) with
commands to copy, programs for a start, and [every error code](/api/reference#errors) with its cause and mend.

- **Callers**: *admin* is the \`token\` of \`POST /api/admin/login\` as Bearer, *customer* the cookie of \`POST /api/auth/login\`,
  *apiKey* the key of a program (\`afs_live_…\`) as Bearer, with the scope that an operation names. None works in place of
  another. Reading the site, ordering and writing to the company need no login: \`GET /api/products\`, \`POST /api/orders\`.
- **Errors** are \`application/problem+json\` (RFC 9457) with a stable \`code\`, a Persian \`message\`, \`errors[]\` by field and
  \`requestId\`. The response \`default\` holds those that mean the same everywhere. Undocumented fields are refused; read-only
  ones, where an operation says so, may be sent back unchanged. After a 429 or 503 wait for \`Retry-After\` seconds.
- **Lists** are arrays of one page: \`page\` from 1, \`limit\` 24 unless asked and at most 100, \`X-Total-Count\`, \`Link\`. Programs
  begin with \`cursor=*\` and follow \`next\` of \`Link\`: no row is skipped or comes twice.
- **Repeating a POST** is safe with an \`Idempotency-Key\`, where it is a parameter: the same key and body return what was made, another
  body is a 422. Keys are kept for 24 hours, those of orders as long as the order.
- **Versions**: what admins edit carries a \`version\`. Send it back; an old one is a 409, and nothing is overwritten. Every answer
  that is one such record, also to a write, has an \`ETag\`, which does the same in \`If-Match\`: then an old one is a 412, and none at all
  a 428 for keys that must name it.
- **Limits**: an operation says how often one address may call it; where nothing is said, that is ${limitText(defaultRate)}, and for a
  key 1,200 a minute of all operations. \`RateLimit\` says what is left.
- **Values**: instants are ISO 8601 in UTC, money is whole toman, digits are taken in any script. Public reads carry an \`ETag\` for
  \`If-None-Match\`. Fields may be added to answers; none is removed or changes its meaning within version 1.

“Try it out” on \`/api/docs\` calls a sandbox that forgets everything; with its switch off, what is placed is a real order.
`.trim();

/** The guide for a developer of another company, at length (Markdown). */
export const guide = `
Catalogue, orders and administration of **افشره** (Afshoreh), a Persian-language wholesale marketplace for fruit
concentrates, purées and tomato paste.

## Where
Every path below begins with \`/api\` at the address of the site, for example
\`https://shop.example/api/products\`. A development copy answers at \`http://localhost:8080/api\`. This document is at
\`/api/docs-json\`. Bodies are JSON in UTF-8, at most 64 KB (prices and articles 512 KB); files are sent as
\`multipart/form-data\`.

\`\`\`sh
curl 'http://localhost:8080/api/products?category=apple&sort=price-low&limit=10'
\`\`\`

## Who may call
Reading the site, ordering and writing to the company need no login. The rest shows a padlock:

- **admin**: log in, then send the token as Bearer. It ends at logout, after 2 hours without use, after 12 hours, and
  when the password is changed elsewhere. What a page asks by itself, without anybody doing something, sends
  \`X-Background: 1\`, which is no use.

  \`\`\`sh
  TOKEN=$(curl -s http://localhost:8080/api/admin/login -H 'Content-Type: application/json' \\
    -d '{"username":"admin","password":"…"}' | jq -r .token)
  curl http://localhost:8080/api/orders -H "Authorization: Bearer $TOKEN"
  \`\`\`

- **customer**: log in and keep the cookie (HttpOnly, SameSite=Lax).

  \`\`\`sh
  curl -c jar http://localhost:8080/api/auth/login -H 'Content-Type: application/json' \\
    -d '{"username":"sara@example.com","password":"…","rememberMe":true}'
  curl -b jar http://localhost:8080/api/auth/user
  \`\`\`

- **key of a program**: an owner makes it in the admin (settings, «کلیدهای API») with the scopes that it needs, and maybe an
  expiry and addresses. Send it as Bearer, never in an address. An operation names its scope beside \`apiKey\`; a key without
  it gets a 403 (\`auth.scope_missing\`), a wrong, expired or revoked one a 401. A key has the form
  \`afs_live_[0-9A-Za-z]{36}\`: 30 random characters, and 6 of the CRC-32 of
  all before them (base 62: digits, capitals, small letters; zeros in front), by which scanners know a leaked key.

  \`\`\`sh
  curl http://localhost:8080/api/orders -H 'Authorization: Bearer afs_live_…'
  \`\`\`

None works in place of another. Who may call is decided before the fields of a body are looked at. Writes that a browser
sends from another site are refused (403 \`common.foreign_origin\`).

## Errors
Every answer of 4xx and 5xx is \`application/problem+json\` (RFC 9457): \`code\` is stable and meant for programs,
\`message\` is a Persian sentence fit for a toast, \`errors[]\` points at fields (\`items.0.quantity\`), \`requestId\` names
the request in the log; every answer, also a successful one, carries it as \`X-Request-Id\`,
and one that you send (8 to 64 letters, digits, \`-\`, \`_\`) is kept. The response \`default\` of an
operation holds the errors that mean the same everywhere. An unknown address is a 404 (\`common.route_not_found\`), a known one with another method a 405
that lists in \`Allow\` those it has. A 401 says in \`WWW-Authenticate\` who may log in: \`Bearer realm="admin"\` or
\`Cookie realm="customer"\`. Fields that are not documented are refused, not ignored. Where an operation
says that read-only fields are ignored, what nobody can change (\`id\`, times, what is computed) may be sent back as it was read. After a 429 or 503 wait for
\`Retry-After\` seconds.

## Lists
A list is a plain JSON array of one page. \`page\` counts from 1, \`limit\` is 24 unless asked and 100 at most;
\`X-Total-Count\` says how many rows all pages have and \`Link\` (RFC 8288) where \`first\`, \`prev\`, \`next\` and \`last\` are.

Programs read long lists by \`cursor\`: \`*\` begins, and \`next\` of \`Link\` is the next page, until there is none. The rows
come by falling id, so none is skipped or comes twice when others are added, and a late page takes no longer than the first; there is no
\`page\`, other \`sort\` or total. \`fields=id,name\` answers only these fields of each row; a name that the rows do not have is a
400. Products, orders, messages, customers and sellers take both, \`ids\` and, where rows change, \`updatedAfter\`.

\`q\` searches however a word is typed: Arabic or Persian letters and digits, with or without half-spaces.

## Safe to repeat
Send an \`Idempotency-Key\` (8 to 128 visible ASCII characters, a new one for each thing that you make) with a \`POST\`: a
repetition with the same key and body answers what was made, with another body it is a 422. Keys are kept for 24 hours, those of
orders as long as the order.

\`\`\`sh
curl http://localhost:8080/api/orders -H 'Content-Type: application/json' -H "Idempotency-Key: $(uuidgen)" \\
  -d '{"productId":1,"customerName":"سارا احمدی","phone":"09141234567","quantity":220}'
\`\`\`

These take no key:

${withoutKey}

On the page of this document, “Try it out” calls a sandbox that forgets everything; with its switch off, what is placed is a real
order. It sends a new key each time, unless you type one of your own.

## Limits
An operation says how often one client may call it; where nothing is said, that is ${limitText(defaultRate)}. A client is an
IPv4 address, or an IPv6 /56. Failed logins and requested links are counted for each account too; such an operation says how
often. A key is counted by itself: 1,200 calls a minute of all operations together. Counted answers carry
\`RateLimit-Policy: "address";q=600;w=60\` (or \`"key"\`)
and \`RateLimit: "address";r=599;t=60\`: \`r\` calls are left for \`t\` seconds; public reads that come from a cache are not
counted and carry neither. Over a limit the answer is a 429 with \`Retry-After\`.

## Two people at once
What admins edit carries a \`version\`. Send back the one you read: when somebody saved meanwhile, the answer is a 409 and
nothing is overwritten; \`conflicts\` lists each field that both of you changed: what you sent, what is stored, who and when.
An answer that is one such record names its version in the \`ETag\`; send that in \`If-Match\` instead, also with a
\`DELETE\`. Then the refusal of an old version is a 412, with the same \`conflicts\`; so is an \`If-Match\` that names no
version, or one with a write of something without versions. A key may demand \`If-Match\`: a
write to something with a version without it is a 428, also where the body names one. A save that changes nothing keeps the version.

## Your own ids
Products, orders, categories and customers may carry an \`externalId\`, unique and written like an SKU; lists find it by
\`?externalId=\`. A taken one is a 409 with \`existingId\`.

## A part of a record
\`PATCH /api/products/{id}\` and \`PATCH /api/products/by-sku/{sku}\` change the fields that they name (JSON Merge Patch, RFC 7396): what is
left out stays, null clears a field that may be empty, and lists come whole. Versions, rights and events are those of \`PUT\`.

## Caching
Public reads carry an \`ETag\`; ask again with \`If-None-Match\` and an unchanged answer is a 304 without a body. They
change at once when an admin changes something. Everything else is \`no-store\`.

## Values
Instants are ISO 8601 in UTC. Money is whole toman. Phone numbers and quantities may be sent in Persian, Arabic or Latin
digits; phones are answered in one form (\`+989141234567\`). Fields may be added to answers; none is removed or changes its
meaning within version 1.
`.trim();
