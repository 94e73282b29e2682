import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const templates = join(import.meta.dirname, '../../../assets/pdf');
const fonts = join(dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf');
const font = (weight: string): Buffer => readFileSync(join(fonts, `Vazirmatn-${weight}.ttf`));
/** The typesetter caches the results of this many documents, so that fonts and templates are used again. */
const memoryOfDocuments = 5;

let compiler: NodeCompiler | undefined;

/**
 * The PDF of a template of `assets/pdf` with data. Runs in a process of its own (`pdfs.service.ts`). The same data gives the
 * same bytes on every machine: the fonts are ours, and a paper has no date but those in its data.
 * @param data JSON; the template reads it as values, so it is never taken for markup
 */
export function typeset(template: string, data: string): Uint8Array {
  compiler ??= NodeCompiler.create({
    workspace: templates,
    fontArgs: [{ fontBlobs: [font('Regular'), font('Bold')] }],
  });
  const compiled = compiler.compile({ mainFilePath: join(templates, `${template}.typ`), inputs: { data } });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  const pdf = compiler.pdf(compiled.result);
  compiler.evictCache(memoryOfDocuments);
  return pdf;
}
