import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';

/** An SVG with the QR code of an address, in the colour of the text of papers. */
export function qrOf(address: string): string {
  return toSvgSource(generate(address), { pad: 0, on: '#2b1e19', xmlDeclaration: false });
}
