import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Env } from '../src/config/index.js';
import { MediaItem, MediaLeftover } from '../src/media/index.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { startApiForSpec, until, type Answer } from './support/index.js';
import { aJpeg, aPicture, sendForm, upload, type UploadOptions } from './support/media.js';
import { aPdf, aPdfThatFillsMemory, aPdfWithObjectStream } from './support/pdf.js';
import { beginUpload, responseToBegun } from './support/raw-upload.js';
import { fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const folder: string = join(api.api.app.get(Env).dataDir, 'media');

const send = (bytes: Buffer, options?: UploadOptions): Promise<Answer> => upload(api, token, bytes, options);
const storedFiles = (): Promise<string[]> => readdir(folder).catch(() => []);
const fetched = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(api.url + url)).arrayBuffer());

/** Everything that a refused upload must not change. */
async function traces(): Promise<unknown[]> {
  const { read } = api.database;
  return [
    await storedFiles(),
    await read.count(MediaItem),
    await read.count(MediaLeftover),
    await read.count(AuditEntry),
  ];
}

describe('a picture that is uploaded', () => {
  it('is stored re-encoded, with smaller copies that all can be fetched', async () => {
    const { status, body } = await send(await aJpeg(1300, 900), { name: 'باغ سیب.jpg', tags: 'سیب، باغ,سیب' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ originalFilename: 'باغ سیب.jpg', type: 'image/webp', tags: 'سیب,باغ' });
    expect(body).toMatchObject({ width: 1300, height: 900, url: `/media/${body.filename}` });
    expect(body.color).toMatch(/^#[0-9a-f]{6}$/);
    const master = await fetched(body.url);
    expect(await sharp(master).metadata()).toMatchObject({ format: 'webp', width: 1300, height: 900 });
    expect(body.size).toBe(master.length);
    expect(body.variants.map(({ width, type }: { width: number; type: string }) => `${width} ${type}`)).toEqual([
      '320 image/avif',
      '320 image/webp',
      '640 image/avif',
      '640 image/webp',
      '1024 image/avif',
      '1024 image/webp',
    ]);
    for (const { url, width, height, type, size } of body.variants) {
      const bytes = await fetched(url);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: type === 'image/avif' ? 'heif' : 'webp',
        width,
        height,
      });
      expect(bytes.length).toBe(size);
    }
    expect((await storedFiles()).filter((name) => name.startsWith(body.filename.slice(0, 32)))).toHaveLength(7);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be %s, whatever it is called', async (format) => {
    const bytes = await aPicture(40, 30).toFormat(format).toBuffer();
    const { status, body } = await send(bytes, { name: 'x.exe', type: 'application/octet-stream' });
    expect([status, body.type, body.width, body.variants]).toEqual([201, 'image/webp', 40, []]);
  });

  it('keeps its transparency', async () => {
    const background = { r: 200, g: 30, b: 30, alpha: 0.5 };
    const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background } })
      .png()
      .toBuffer();
    const { body } = await send(bytes);
    expect((await sharp(await fetched(body.url)).metadata()).hasAlpha).toBe(true);
  });

  it('is turned the way its EXIF says, and loses all of its metadata', async () => {
    const exif = { IFD0: { Copyright: 'sensitive' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } };
    const bytes = await aPicture(400, 200).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { body } = await send(bytes);
    expect([body.width, body.height]).toEqual([200, 400]);
    const stored = await fetched(body.url);
    const { exif: left, icc, xmp, orientation } = await sharp(stored).metadata();
    expect([left, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(stored.includes('sensitive')).toBe(false);
  });

  it('is bounded to 2560 pixels a side', async () => {
    const { body } = await send(await aJpeg(3000, 1500));
    expect([body.width, body.height]).toEqual([2560, 1280]);
    expect(body.variants.map(({ width }: { width: number }) => width)).toContain(1600);
  });

  it('of several frames is stored as its first frame', async () => {
    const frames = await Promise.all([aPicture(30, 30).png().toBuffer(), aPicture(30, 30).png().toBuffer()]);
    const { status, body } = await send(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    expect([status, body.width, body.height]).toEqual([201, 30, 30]);
  });

  it('loses what was hidden behind its end', async () => {
    const page = '<script>alert(1)</script>';
    const { status, body } = await send(Buffer.concat([await aPicture(50, 50).png().toBuffer(), Buffer.from(page)]));
    expect(status).toBe(201);
    expect((await fetched(body.url)).includes('script')).toBe(false);
  });

  it('leaves a trace of who uploaded it', async () => {
    const { body } = await send(await aJpeg());
    const [entry] = await api.database.read.findBy(AuditEntry, { subject: 'media', subjectId: String(body.id) });
    expect(entry).toMatchObject({ action: 'uploadMedia', before: null, after: body });
  });
});

describe('a document that is uploaded', () => {
  it('is stored as it is, and downloads under its Persian name', async () => {
    const bytes = aPdf({ page: `/Title (${randomBytes(8).toString('hex')})` });
    const { status, body } = await send(bytes, { name: "برگهٔ آنالیز (سیب)'.pdf", type: 'text/html' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ type: 'application/pdf', size: bytes.length, width: null, color: null, variants: [] });
    const response = await fetch(api.url + body.url);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[0-9a-f]{32}\.pdf"; filename\*=UTF-8''[\w.%-]+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe("برگهٔ آنالیز (سیب)'.pdf");
  });

  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  const password = `<< /Filter /Standard /V 1 /R 2 /O <${'28'.repeat(32)}> /U <${'29'.repeat(32)}> /P -4 >>`;
  it.each([
    ['a script when it opens', 'pdf_with_scripts', aPdf({ catalog: '/OpenAction 4 0 R', objects: [script] })],
    [
      'a script by a hidden name',
      'pdf_with_scripts',
      aPdf({ catalog: '/OpenAction 4 0 R', objects: [script.replace('Script', '#53cript')] }),
    ],
    [
      'a script on a page',
      'pdf_with_scripts',
      aPdf({ page: '/AA << /O 4 0 R >>', objects: [script.replace('Script', '#53cript')] }),
    ],
    [
      'a script in a link',
      'pdf_with_scripts',
      aPdf({ page: `/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A ${script} >>]` }),
    ],
    ['a program to start', 'pdf_with_scripts', aPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
    [
      'a program under a hidden name',
      'pdf_with_scripts',
      aPdf({ page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /L#61unch /F (cmd.exe) >> >>]' }),
    ],
    [
      'a program in a compressed object',
      'pdf_with_scripts',
      aPdfWithObjectStream('<< /S /Launch /F (cmd.exe) >>', '/OpenAction 4 0 R'),
    ],
    [
      'a script in a second revision',
      'pdf_with_scripts',
      Buffer.concat([aPdf(), aPdf({ catalog: '/OpenAction 4 0 R', objects: [script] })]),
    ],
    [
      'a script that a table points to inside of a stream',
      'pdf_with_scripts',
      aPdf({ objects: [`<< /Length 99 >>\nstream\n5 0 obj ${script} endobj\nendstream`] }),
    ],
    [
      'a script behind the word that ends objects',
      'pdf_with_scripts',
      aPdf({ catalog: `/X endobj /Y stream /OpenAction ${script}` }),
    ],
    ['a form of scripts', 'pdf_with_scripts', aPdf({ catalog: '/AcroForm << /XFA (x) /Fields [] >>' })],
    [
      'another file in it',
      'pdf_with_attachments',
      aPdf({
        catalog: '/Names << /Embedded#46iles << /Names [(a.exe) 4 0 R] >> >>',
        objects: ['<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>', '<< /Length 2 >>\nstream\nMZ\nendstream'],
      }),
    ],
    [
      'objects that cannot be decoded',
      'damaged',
      aPdf({ objects: ['<< /N 1 /First 4 /Filter /LZWDecode >>\nstream'] }),
    ],
    ['a password', 'pdf_encrypted', aPdf({ objects: [password], trailer: '/Encrypt 4 0 R /ID [<00> <00>]' })],
    ['its second half cut off', 'damaged', aPdf().subarray(0, 200)],
    ['no pages', 'damaged', Buffer.from('%PDF-1.7\nhello\n%%EOF')],
    ['a page behind its end', 'damaged', Buffer.concat([aPdf(), Buffer.from(`<html>${' '.repeat(2000)}`)])],
  ])('with %s is refused', async (_what, code, bytes) => {
    const before = await traces();
    const { status, body } = await send(bytes, { name: 'برگه.pdf', type: 'application/pdf' });
    expect([status, body.code]).toEqual([400, `media.${code}`]);
    expect(body.errors).toEqual([{ field: 'file', message: body.message }]);
    expect(await traces()).toEqual(before);
  });

  it('is stored when it only speaks of scripts, links to a page, and keeps its objects compressed', async () => {
    const catalog = `/Lang (see /JavaScript \\) and /Launch) /OpenAction [3 0 R /Fit] % /EmbeddedFiles ${randomBytes(8).toString('hex')}\n`;
    const link = '<< /S /URI /URI (https://afshoreh.ir/Launch) >>';
    const { status } = await send(aPdfWithObjectStream(link, catalog), { name: 'برگه.pdf' });
    expect(status).toBe(201);
  });

  it('is refused when reading it takes more memory than any file needs, and the next one is read', async () => {
    const { status, body } = await send(aPdfThatFillsMemory(), { name: 'برگه.pdf' });
    expect([status, body.code]).toEqual([422, 'common.file_too_complex']);
    expect(body.errors).toEqual([{ field: 'file', message: expect.stringMatching(/[\u0600-\u06ff]/) }]);
    const sound = aPdf({ page: `/Title (${randomBytes(8).toString('hex')})` });
    expect((await send(sound, { name: 'برگه.pdf' })).status).toBe(201);
  });
});

describe('a file that is no picture and no document', () => {
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a program', 'MZ\u0090\u0000'],
    ['HTML before a PDF', `<html>${aPdf().toString('latin1')}`],
    ['text', 'سلام'],
  ])('is refused: %s', async (_what, text) => {
    const before = await traces();
    const { status, body, headers } = await send(Buffer.from(text), { name: 'سیب.png', type: 'image/png' });
    expect([status, body.code]).toEqual([415, 'media.type_unsupported']);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body.errors).toEqual([{ field: 'file', message: expect.stringMatching(/پذیرفته می‌شود$/) }]);
    expect(await traces()).toEqual(before);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is refused: %s cut in half', async (format) => {
    const whole = await aPicture(200, 150).toFormat(format).toBuffer();
    const before = await traces();
    const { status, body } = await send(whole.subarray(0, whole.length / 2));
    expect([status, body.code, fieldsOf({ body } as Answer)]).toEqual([400, 'media.damaged', ['file']]);
    expect(await traces()).toEqual(before);
  });

  it('is refused: a picture of which only the first bytes are one', async () => {
    const { status, body } = await send(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(500)]));
    expect([status, body.code]).toEqual([400, 'media.damaged']);
  });

  it('is refused: a small file that decodes to billions of pixels', async () => {
    const png = await sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(png.length).toBeLessThan(300_000);
    for (const bytes of [png, claiming(60_000, await aPicture(16, 16).png().toBuffer())]) {
      const { status, body } = await send(bytes);
      expect([status, body.code]).toEqual([400, 'media.too_many_pixels']);
    }
  });
});

describe('an upload that is not as documented', () => {
  const formOf = (entries: [string, string | Blob, string?][]): FormData => {
    const form = new FormData();
    for (const [name, value, filename] of entries)
      if (value instanceof Blob) form.append(name, value, filename ?? 'a.jpg');
      else form.append(name, value);
    return form;
  };
  const picture = async (): Promise<Blob> => new Blob([new Uint8Array(await aJpeg(20, 20))]);

  it('without a token is refused before its body is read', async () => {
    const { status, body } = await upload(api, undefined, await aJpeg());
    expect([status, body.success]).toEqual([401, false]);
    // The rest of this body is never sent, and the response comes all the same.
    expect(await responseToBegun(api, { token: null, length: 1000, sent: 'x' })).toContain('401');
  });

  it.each([
    ['no file', () => formOf([['tags', 'سیب']]), ['file']],
    ['an empty file', () => formOf([['file', new Blob([])]]), ['file']],
    [
      'two files',
      async () =>
        formOf([
          ['file', await picture()],
          ['file', await picture()],
        ]),
      ['file'],
    ],
    ['a file of another name', async () => formOf([['picture', await picture()]]), ['file']],
    [
      'a field nobody knows',
      async () =>
        formOf([
          ['file', await picture()],
          ['admin', 'yes'],
        ]),
      ['admin'],
    ],
    [
      'tags too long',
      async () =>
        formOf([
          ['file', await picture()],
          ['tags', 'x'.repeat(41)],
        ]),
      ['tags'],
    ],
    [
      'tags as an object',
      async () =>
        formOf([
          ['file', await picture()],
          ['tags[a]', 'x'],
        ]),
      ['tags'],
    ],
    [
      'tags of megabytes',
      async () =>
        formOf([
          ['file', await picture()],
          ['tags', 'x'.repeat(1e6)],
        ]),
      ['tags'],
    ],
  ])('is refused under its field: %s', async (_what, form, fields) => {
    const before = await traces();
    const answer = await sendForm(api, token, await form());
    expect([answer.status, fieldsOf(answer)]).toEqual([400, fields]);
    expect(answer.body.message).toMatch(/[\u0600-\u06ff]/);
    expect(await traces()).toEqual(before);
  });

  it('is refused when it is too large, in Persian', async () => {
    const before = await traces();
    for (const [bytes, most] of [
      [Buffer.concat([await aJpeg(), Buffer.alloc(15 * 1024 * 1024)]), '۱۵'],
      [Buffer.concat([aPdf(), Buffer.alloc(20 * 1024 * 1024)]), '۲۰'],
      [Buffer.alloc(30 * 1024 * 1024), '۲۰'],
    ] as const) {
      const { status, body } = await send(bytes);
      expect([status, body.code]).toEqual([413, 'media.too_large']);
      expect(body.errors).toEqual([{ field: 'file', message: expect.stringContaining(`${most} مگابایت`) }]);
    }
    expect(await traces()).toEqual(before);
  });

  it('is refused when it is JSON, or says no boundary', async () => {
    const json = await api.call('POST /api/media/upload', { token, body: { tags: 'x' } });
    expect([json.status, json.body.code]).toEqual([415, 'common.unsupported_body']);
    const headers = { 'Content-Type': 'multipart/form-data' };
    const bare = await api.call('POST /api/media/upload', { token, body: 'hello', headers });
    expect([bare.status, bare.body.code]).toEqual([400, 'common.malformed_request']);
    const cut = await api.call('POST /api/media/upload', {
      token,
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    });
    expect([cut.status, cut.body.code]).toEqual([400, 'common.malformed_request']);
  });

  it('that ends half way leaves nothing', async () => {
    const before = await traces();
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    expect(await responseToBegun(api, { token, length: 100_000, sent: part + 'x'.repeat(50_000), hangUp: true })).toBe(
      '',
    );
    expect((await send(await aJpeg())).status).toBe(201);
    const after = await traces();
    expect([after[1], after[2]]).toEqual([(before[1] as number) + 1, 0]);
  });
});

it('is refused while its network has four uploads under way, which end with their connections', async () => {
  const picture = await aJpeg(20, 20);
  const uploadsNow = async (): Promise<number> => (await send(picture)).status;
  const held = new Set<Socket>();
  // An upload of the loop below may have been the fourth, so that one of these is refused: another one replaces it.
  const holdFour = (): void => {
    while (held.size < 4) {
      const socket = beginUpload(api, { token, length: 100_000 });
      held.add(socket);
      socket.on('data', () => socket.destroy()).on('error', () => socket.destroy());
      socket.on('close', () => held.delete(socket));
    }
  };
  try {
    await until(async () => {
      holdFour();
      return (await uploadsNow()) === 429;
    });
  } finally {
    held.forEach((socket) => socket.destroy());
  }
  await until(async () => (await uploadsNow()) === 200);
});

describe('the same bytes again', () => {
  it('are the file that is there, with the new tags added', async () => {
    const bytes = await aJpeg();
    const { body: first } = await send(bytes, { name: 'یک.jpg', tags: 'سیب' });
    const files = await storedFiles();
    const { status, body } = await send(bytes, { name: 'دو.jpg', tags: 'باغ، سیب' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...first, tags: 'سیب,باغ', version: 2 });
    expect(await storedFiles()).toEqual(files);
  });

  it('are refused with an error on the tags when there would be too many together', async () => {
    const bytes = await aJpeg();
    const tags = (letter: string, count: number): string =>
      Array.from({ length: count }, (_, nth) => `${letter.repeat(38)}${nth + 10}`).join();
    const { body: first } = await send(bytes, { tags: tags('ب', 12) });
    for (const more of [tags('پ', 1), tags('پ', 9).replaceAll('پ'.repeat(38), 'پ')]) {
      const answer = await send(bytes, { tags: more });
      expect([answer.status, fieldsOf(answer)]).toEqual([400, ['tags']]);
      expect(answer.body.message).toContain('برچسب کمتری بنویسید');
    }
    expect((await send(bytes)).body).toEqual(first);
  });

  it('are stored once when they come four times at once', async () => {
    const bytes = await aJpeg();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const stems = new Set((await storedFiles()).map((name) => name.slice(0, 32)));
    expect(stems.size).toBe(await api.database.read.count(MediaItem));
    expect(await api.database.read.count(MediaLeftover)).toBe(0);
  });
});

it('keeps answering others while a large photo is encoded', async () => {
  const photo = aJpeg(2000, 1500);
  let done = false;
  const uploading = send(await photo).finally(() => {
    done = true;
  });
  let answered = 0;
  while (!done && answered < 100) {
    expect((await api.call('GET /api/products')).status).toBe(200);
    answered += 1;
  }
  expect((await uploading).status).toBe(201);
  expect(answered).toBeGreaterThan(20);
});

/** A PNG that says it is `side` pixels wide and high. */
function claiming(side: number, png: Buffer): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
