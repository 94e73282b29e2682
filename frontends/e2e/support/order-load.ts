import { Agent, request } from 'node:http';

/** What became of one order: its status, `refused` when nobody listened, or how the connection broke. */
type Outcome = number | string;

const PAUSE_MS = 100;

/** Customers who send one order after the other, each over a connection that is kept as browsers and proxies keep theirs. */
export class OrderLoad {
  private readonly outcomes: Outcome[] = [];
  private readonly customers: Promise<void>[];
  private stopped = false;

  constructor(
    private readonly site: string,
    customers = 48,
  ) {
    this.customers = Array.from({ length: customers }, (_, number) => this.order(number));
  }

  /** The orders that the site has said it stored. */
  get acknowledged(): number {
    return this.outcomes.filter((outcome) => outcome === 201).length;
  }

  /** Whether a customer has found the port closed. */
  get wasRefused(): boolean {
    return this.outcomes.includes('refused');
  }

  /** The orders that were neither stored nor refused before they were sent. */
  get failed(): Outcome[] {
    return this.outcomes.filter((outcome) => outcome !== 201 && outcome !== 'refused');
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.customers);
  }

  private async order(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = JSON.stringify({
      productId: 1,
      customerName: `خریدار ${number}`,
      phone: `0914${String(number).padStart(7, '0')}`,
      quantity: 500,
    });
    while (!this.stopped) {
      const outcome = await this.send(agent, body);
      this.outcomes.push(outcome);
      // Meanwhile nothing runs on the connection, and the next order comes as a surprise.
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    agent.destroy();
  }

  private send(agent: Agent, body: string): Promise<Outcome> {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    return new Promise((resolve) => {
      request(`${this.site}/api/orders`, { method: 'POST', agent, headers }, (response) => {
        response.resume().once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 'broken off'));
      })
        .on('error', ({ code, message }: NodeJS.ErrnoException) => {
          resolve(code === 'ECONNREFUSED' ? 'refused' : (code ?? message));
        })
        .end(body);
    });
  }
}
