/** One copy of the API. */
export interface ApiCopy {
  readonly host: string;
  readonly port: number;
}

interface State {
  running: number;
  away: boolean;
  /** The functions that move running requests to another copy, one per request. */
  readonly moves: Set<() => void>;
}

/**
 * The copies of the API. A request goes to the available copy that runs the fewest requests of this server. A copy that is
 * away gets a request only when no other copy is left, so that the site keeps working when all copies are slow.
 */
export class ApiCopies {
  readonly all: readonly ApiCopy[];
  private readonly states: ReadonlyMap<ApiCopy, State>;
  private turn = 0;

  /** @param origins one or more, `http://10.0.0.2:8081` */
  constructor(origins: readonly string[]) {
    this.all = origins.map((origin) => {
      const { hostname, port } = new URL(origin);
      return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) };
    });
    this.states = new Map(this.all.map((copy) => [copy, { running: 0, away: false, moves: new Set() }]));
  }

  /** The copies of a site with a single backend, on this machine. */
  static at(port: number): ApiCopies {
    return new ApiCopies([`http://127.0.0.1:${port}`]);
  }

  /** The available copies; all copies when none is available. */
  get present(): readonly ApiCopy[] {
    const present = this.all.filter((copy) => !this.stateOf(copy).away);
    return present.length > 0 ? present : this.all;
  }

  /** The copy for the next request; undefined when all were tried. */
  next(tried: readonly ApiCopy[] = []): ApiCopy | undefined {
    this.turn += 1;
    const left = this.all.map((_copy, at) => this.all[(at + this.turn) % this.all.length] as ApiCopy);
    const rank = (copy: ApiCopy): number => {
      const { away, running } = this.stateOf(copy);
      return away ? Infinity : running;
    };
    const [first, ...others] = left.filter((copy) => !tried.includes(copy));
    return others.reduce((best, copy) => (best && rank(best) <= rank(copy) ? best : copy), first);
  }

  /**
   * Counts a request that runs there, until the returned function is called.
   * @param move called when this copy is lost and another one is available
   */
  enter(copy: ApiCopy, move: () => void): () => void {
    const state = this.stateOf(copy);
    state.running += 1;
    state.moves.add(move);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      state.running -= 1;
      state.moves.delete(move);
    };
  }

  /** New requests avoid the copy until {@link noteBack}. The requests that run there continue. */
  noteLeaving(copy: ApiCopy): void {
    this.stateOf(copy).away = true;
  }

  /** The copy refuses connections or does not respond. Like {@link noteLeaving}, but its requests move to another copy. */
  noteLost(copy: ApiCopy): void {
    this.noteLeaving(copy);
    const isAnotherThere = this.all.some((each) => !this.isAway(each));
    if (isAnotherThere) for (const move of Array.from(this.stateOf(copy).moves)) move();
  }

  noteBack(copy: ApiCopy): void {
    this.stateOf(copy).away = false;
  }

  isAway(copy: ApiCopy): boolean {
    return this.stateOf(copy).away;
  }

  private stateOf(copy: ApiCopy): State {
    return this.states.get(copy) as State;
  }
}
