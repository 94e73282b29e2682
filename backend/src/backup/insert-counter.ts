const [quote, backslash, open, close, end] = [...`'\\();`].map((mark) => mark.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];
const longestHead = 200;

/**
 * Counts the rows of each table while a dump is read. A second connection cannot count them, because it sees the database at
 * another moment.
 */
export class InsertCounter {
  readonly rows: Record<string, number> = {};
  /** The first letters of the statement, which say what it does. */
  private head = '';
  private table: string | null = null;
  private depth = 0;
  private quoted = false;
  private escaped = false;

  read(chunk: Buffer): void {
    for (const byte of chunk) {
      if (this.quoted) this.readQuoted(byte);
      else this.readPlain(byte);
    }
  }

  private readQuoted(byte: number): void {
    if (this.escaped) this.escaped = false;
    else if (byte === backslash) this.escaped = true;
    else if (byte === quote) this.quoted = false;
  }

  private readPlain(byte: number): void {
    if (byte === end) [this.head, this.table, this.depth] = ['', null, 0];
    else if (byte === quote) this.quoted = true;
    else if (byte === close) this.depth -= 1;
    else if (byte === open) {
      if (this.depth === 0) this.begin();
      this.depth += 1;
    } else if (this.table === null && this.head.length < longestHead) this.head += String.fromCharCode(byte);
  }

  /** Called at each outermost opening bracket: there begins a row of an INSERT, or the list of columns of a CREATE TABLE. */
  private begin(): void {
    const [, verb, table] = /(INSERT INTO|CREATE TABLE) `([^`]+)`/.exec(this.head) ?? [];
    this.table ??= table ?? null;
    if (this.table === null) return;
    this.rows[this.table] = (this.rows[this.table] ?? 0) + (/INSERT INTO/.test(verb ?? this.head) ? 1 : 0);
  }
}
