import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';

/** An SVG of an address, in the colour of the papers' text. */
export function qrOf(address: string): string {
  return toSvgSource(generate(address), { pad: 0, on: '#2b1e19', xmlDeclaration: false });
}
