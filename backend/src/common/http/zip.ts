import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { Response } from 'express';
import { ignoreDisconnect } from './ignore-disconnect.js';

export interface ZipEntry {
  /** With its extension, in letters of any script. */
  name: string;
  bytes: Uint8Array;
}

/** Names are UTF-8 (bit 11 of APPNOTE 4.4.4). */
const utf8 = 0x0800;
/** 1980-01-01, the first day that the format knows: the same entries give the same bytes. */
const firstDay = 0x21;
const needed = 20;

/**
 * A ZIP archive of files that are compressed already (PDF, WebP), so they are stored as they are: for this the two
 * kinds of headers below are enough, and no library is needed. One file at a time is in memory. The format allows
 * 65,535 files and 4 GB; callers have lower limits.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const encoded = Buffer.from(name, 'utf8');
    const fields = fieldsOf(encoded, bytes);
    const local = Buffer.concat([signature(0x04034b50), fields, encoded]);
    yield local;
    yield bytes;
    directory.push(Buffer.concat([signature(0x02014b50), Buffer.from([needed, 0]), fields, placeOf(offset), encoded]));
    offset += local.length + bytes.length;
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endOf(directory.length, central.length, offset);
}

/** Sends an archive while its files are read. */
export async function sendZip(response: Response, name: string, entries: AsyncIterable<ZipEntry>): Promise<void> {
  response.type('application/zip');
  response.attachment(name);
  await pipeline(zipOf(entries), response).catch(ignoreDisconnect);
}

function signature(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

/** The fields that both headers have for a file. */
function fieldsOf(name: Buffer, bytes: Uint8Array): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(needed, 0);
  fields.writeUInt16LE(utf8, 2);
  // 4: stored, 6: midnight.
  fields.writeUInt16LE(firstDay, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

/** The other fields of a directory entry: no comment, one disk, no attributes, and the offset of the file. */
function placeOf(offset: number): Buffer {
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return place;
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
