import sharp, { type Sharp } from 'sharp';
import type { Answer, TestApi } from './api.js';

let made = 0;

/** A unique picture, to be encoded by the test: `aPicture(800, 600).png()`. */
export function aPicture(width: number, height: number): Sharp {
  made += 1;
  const background = { r: (made * 37) % 256, g: (made * 91) % 256, b: (made * 13) % 256 };
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background, noise } }).tint(background);
}

/** The bytes of a unique small JPEG. */
export function aJpeg(width = 400, height = 300): Promise<Buffer> {
  return aPicture(width, height).jpeg().toBuffer();
}

export interface UploadOptions {
  name?: string;
  /** The declared type of the file. */
  type?: string;
  tags?: string;
  /** Beside the file. */
  fields?: Record<string, string>;
}

/** Sends one file as the upload dialog does. */
export async function upload(
  api: TestApi,
  token: string | undefined,
  bytes: Buffer,
  { name = 'سیب.jpg', type = 'image/jpeg', tags, fields = {} }: UploadOptions = {},
): Promise<Answer> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  if (tags !== undefined) form.set('tags', tags);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return sendForm(api, token, form);
}

interface FormTarget {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}

/** Sends a multipart form to the library, or to another address of the API. */
export async function sendForm(
  api: TestApi,
  token: string | undefined,
  form: FormData,
  { method = 'POST', path = '/api/media/upload', headers = {} }: FormTarget = {},
): Promise<Answer> {
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Uploads a small picture and returns its item. */
export async function addMedia(
  api: TestApi,
  token: string,
  options: UploadOptions = {},
): Promise<{ id: number; url: string; filename: string }> {
  const added = await upload(api, token, await aJpeg(), options);
  if (added.status !== 201) throw new Error(`uploading answered ${JSON.stringify(added.body)}`);
  return added.body as { id: number; url: string; filename: string };
}
