/** Parses ids such as «3,12». */
export function parseIds(list: string | null): number[] {
  return (list ?? '').split(',').filter(Boolean).map(Number);
}
