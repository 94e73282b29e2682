export interface Nginx {
  readonly name: string;
  readonly port: number;
  readonly ca: string;
  log(): string;
  errors(): string;
  stop(): Promise<void>;
}
export function startNginx(copies: readonly string[]): Promise<Nginx>;
