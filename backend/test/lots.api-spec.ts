import { describe, expect, it } from '@jest/globals';
import { LotExpiry } from '../src/lots/lot-expiry.js';
import { Lot } from '../src/lots/index.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { addProduct, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const product = await addProduct(api, token, {
  name: 'کنسانترهٔ سیب',
  brix: '۷۰ ± ۱',
  acidity: '۱٫۵ تا ۲٫۵ درصد',
  lead: 'حداکثر ۰٫۰۵ میلی‌گرم بر کیلوگرم',
});

const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body === undefined ? {} : { body }) });

let made = 0;
function aLot(changes: Record<string, unknown> = {}): Record<string, unknown> {
  made += 1;
  const days = { producedOn: '2026-10-01', bestBefore: '2099-10-01' };
  return { number: `AP-${made}`, productId: product, ...days, kilograms: 22_000, ...changes };
}
interface StoredLot {
  id: number;
  number: string;
  version: number;
  status: string;
}
interface StoredAnalysis {
  id: number;
  version: number;
  edition: number | null;
  results: Record<string, unknown>[];
}
const add = async (changes: Record<string, unknown> = {}): Promise<StoredLot> =>
  (await ask('POST /api/admin/lots', aLot(changes))).body as StoredLot;
const setStatus = (id: number, status: string, version?: number): Promise<Answer> =>
  ask(`PUT /api/admin/lots/${id}/status`, { status, version });
async function released(changes: Record<string, unknown> = {}): Promise<StoredLot> {
  const lot = await add(changes);
  return (await setStatus(lot.id, 'released')).body as StoredLot;
}
const equal = (parameter: string, value: number, more: object = {}) => ({
  parameter,
  operator: 'equal',
  value,
  ...more,
});
const anAnalysis = (results: object[] = [equal('brix', 70.2)], more: object = {}) => ({
  laboratory: 'آزمایشگاه همکار',
  analysedOn: '2026-10-05',
  results,
  ...more,
});
const draft = (lot: StoredLot, results?: object[], more?: object): Promise<Answer> =>
  ask(`POST /api/admin/lots/${lot.id}/analyses`, anAnalysis(results, more));
const publish = (id: number, version?: number): Promise<Answer> =>
  ask(`POST /api/admin/analyses/${id}/publish`, { version });
async function published(lot: StoredLot, results?: object[], more?: object): Promise<StoredAnalysis> {
  const { body } = await draft(lot, results, more);
  return (await publish((body as StoredAnalysis).id)).body as StoredAnalysis;
}
const open = (number: string): Promise<Answer> => api.call(`GET /api/lots/${encodeURIComponent(number)}`);
const onSale = async (id = product): Promise<{ number: string; analyses: StoredAnalysis[] }[]> =>
  (await api.call(`GET /api/lots?productId=${id}`)).body as { number: string; analyses: StoredAnalysis[] }[];
const numbersOnSale = async (): Promise<string[]> => (await onSale()).map(({ number }) => number);

describe('the number of a lot', () => {
  it('is one however it is typed, and no other lot may have it', async () => {
    const lot = await add({ number: ' tp-۱۴۰۵-01 ' });
    expect(lot.number).toBe('TP-1405-01');
    const again = await ask('POST /api/admin/lots', aLot({ number: 'TP-۱۴۰۵-01' }));
    expect([again.status, again.body.code]).toEqual([409, 'lots.number_taken']);
    await setStatus(lot.id, 'released');
    expect((await open('tp-۱۴۰۵-01')).body.number).toBe('TP-1405-01');
  });

  it.each(['', 'بهر ۱', 'A/1', '-A', 'A'.repeat(65)])('may not be «%s»', async (number) => {
    const refused = await ask('POST /api/admin/lots', aLot({ number }));
    expect([refused.status, fieldsOf(refused)]).toEqual([400, ['number']]);
  });
});

describe('a lot', () => {
  it('must be made of a known product, and keep longer than the day of its production', async () => {
    const answers = [
      await ask('POST /api/admin/lots', aLot({ productId: 999_999 })),
      await ask('POST /api/admin/lots', aLot({ bestBefore: '2026-10-01' })),
    ];
    expect(answers.map((answer) => [answer.status, fieldsOf(answer)])).toEqual([
      [400, ['productId']],
      [400, ['bestBefore']],
    ]);
  });

  it('changes as a draft only, and is a draft only once', async () => {
    const lot = await add();
    const form = aLot({ number: lot.number, kilograms: 11_000, version: 1 });
    expect((await ask(`PUT /api/admin/lots/${lot.id}`, form)).body).toMatchObject({ kilograms: 11_000, version: 2 });
    expect((await ask(`PUT /api/admin/lots/${lot.id}`, form)).body.code).toBe('lots.changed_meanwhile');
    expect((await setStatus(lot.id, 'blocked', 2)).body).toMatchObject({ status: 'blocked', state: 'blocked' });
    expect((await setStatus(lot.id, 'released', 2)).status).toBe(409);
    expect((await ask(`PUT /api/admin/lots/${lot.id}`, { ...form, version: 3 })).body.code).toBe('lots.fixed');
    expect((await setStatus(lot.id, 'draft')).body.code).toBe('lots.status_refused');
    expect((await ask(`DELETE /api/admin/lots/${lot.id}`)).body.code).toBe('lots.fixed');
  });

  it('is deleted as a draft, but not once a certificate names it', async () => {
    const [lost, kept] = [await add(), await add()];
    await draft(lost);
    await published(kept);
    expect((await ask(`DELETE /api/admin/lots/${lost.id}`)).status).toBe(204);
    expect((await ask(`GET /api/admin/lots/${lost.id}`)).status).toBe(404);
    expect((await ask(`DELETE /api/admin/lots/${kept.id}`)).body.code).toBe('lots.fixed');
    expect((await ask(`PUT /api/admin/lots/${kept.id}`, aLot())).body.code).toBe('lots.fixed');
  });

  it('stays when its product is deleted', async () => {
    const other = await addProduct(api, token, { name: 'پورهٔ هلو' });
    const lot = await released({ productId: other });
    await published(lot);
    expect((await ask(`DELETE /api/products/${other}`)).status).toBe(204);
    expect((await open(lot.number)).body).toMatchObject({ productId: null, productName: 'پورهٔ هلو' });
    expect((await ask(`GET /api/admin/lots/${lot.id}`)).body.parameters).toEqual([]);
  });
});

describe('visitors', () => {
  it('are offered released lots, the newest first, and neither drafts nor blocked nor expired ones', async () => {
    const [old, fresh] = [await released({ producedOn: '2026-01-01' }), await released({ producedOn: '2026-11-01' })];
    const [blocked, expired, hidden] = [
      await released(),
      await released({ producedOn: '2020-01-01', bestBefore: '2021-01-01' }),
      await add(),
    ];
    await setStatus(blocked.id, 'blocked');
    const numbers = await numbersOnSale();
    expect(numbers.indexOf(fresh.number)).toBeLessThan(numbers.indexOf(old.number));
    expect(numbers).toContain(old.number);
    for (const { number } of [blocked, expired, hidden]) expect(numbers).not.toContain(number);
  });

  it('open the link of any lot but a draft, which says what became of it', async () => {
    const lot = await released();
    const past = await released({ producedOn: '2020-01-01', bestBefore: '2021-01-01' });
    expect((await open(lot.number)).body.state).toBe('released');
    await setStatus(lot.id, 'blocked');
    expect((await open(lot.number)).body.state).toBe('blocked');
    expect((await open(past.number)).body.state).toBe('expired');
    for (const number of [(await add()).number, 'NONE', 'بهر', '%'])
      expect((await open(number)).body.code).toBe('lots.not_found');
    expect((await api.call('GET /api/lots?productId=999999')).status).toBe(404);
  });

  it('see a lot expire at midnight in Tehran, though nobody writes', async () => {
    const lot = await released({ producedOn: '2026-01-01', bestBefore: '2099-03-01' });
    const watch = api.api.app.get(LotExpiry);
    await watch.update(new Date('2099-03-01T12:00:00Z'));
    const before = await api.database.currentRevision();
    await watch.update(new Date('2099-03-01T20:00:00Z'));
    expect(await api.database.currentRevision()).toBe(before);
    await watch.update(new Date('2099-03-01T20:31:00Z'));
    expect(await api.database.currentRevision()).toBeGreaterThan(before);
    expect(await api.database.read.existsBy(Lot, { id: lot.id, status: 'released' })).toBe(true);
  });

  it('see no draft of a certificate and nothing of the lot but what its page shows', async () => {
    const lot = await released();
    await draft(lot);
    expect((await onSale()).find(({ number }) => number === lot.number)?.analyses).toEqual([]);
    await published(lot);
    const { body } = await open(lot.number);
    expect(Object.keys(body as object).sort()).toEqual([
      'analyses',
      'bestBefore',
      'kilograms',
      'number',
      'pack',
      'producedOn',
      'productId',
      'productName',
      'state',
    ]);
    expect(body.analyses).toHaveLength(1);
  });
});

describe('a certificate', () => {
  it('judges each result by the product, in the terms and units of its family where the form names none', async () => {
    const results = [
      equal('brix', 70.2),
      equal('acidity', 3.1),
      { parameter: 'lead', operator: 'below', value: 0.02 },
      { parameter: 'patulin', operator: 'equal', value: 0.06, unit: 'mg/kg' },
      equal('turbidity', 2, { basisBrix: null }),
      { parameter: 'starch', operator: 'absent' },
      { parameter: 'taste', operator: 'text', text: 'طبیعی' },
    ];
    const { results: judged, ...certificate } = (await draft(await add(), results)).body;
    expect(judged.map(({ verdict, reason }: Record<string, unknown>) => [verdict, reason])).toEqual([
      ['pass', null],
      ['fail', 'above'],
      ['pass', null],
      ['fail', 'above'],
      [null, null],
      ['pass', null],
      [null, null],
    ]);
    expect(judged[0]).toMatchObject({ name: 'بریکس', unit: '°Bx', limit: { min: 69, max: 71 } });
    expect(judged[1]).toMatchObject({ acid: 'malic', endPoint: 8.1 });
    expect(judged[3].limit).toMatchObject({ max: 50, unit: 'µg/kg', basisBrix: 11.2 });
    expect(certificate).toMatchObject({ verdict: 'fail', edition: null, publishedAt: null, version: 1 });
  });

  it.each([
    [{ parameter: 'none', operator: 'equal', value: 1 }, 'results.0.parameter'],
    [{ parameter: 'brix', operator: 'equal' }, 'results.0.value'],
    [{ parameter: 'brix', operator: 'equal', value: -1 }, 'results.0.value'],
    [{ parameter: 'brix', operator: 'equal', value: 1, text: 'x' }, 'results.0.text'],
    [{ parameter: 'brix', operator: 'below', value: 0 }, 'results.0.value'],
    [{ parameter: 'brix', operator: 'absent', value: 1 }, 'results.0.value'],
    [{ parameter: 'brix', operator: 'text' }, 'results.0.text'],
    [{ parameter: 'brix', operator: '~', value: 1 }, 'results.0.operator'],
  ])('refuses the result %j', async (result, field) => {
    const refused = await draft(await add(), [result]);
    expect([refused.status, fieldsOf(refused)]).toEqual([400, [field]]);
  });

  it('refuses one parameter twice, a day that has not come, and the correction of nothing', async () => {
    const lot = await add();
    const answers = [
      await draft(lot, [equal('brix', 70), equal('brix', 71)]),
      await draft(lot, [], { analysedOn: '2099-01-01' }),
      await draft(lot, [], { corrects: 1 }),
      await draft(lot, [], { file: `/media/${'0'.repeat(32)}.pdf` }),
    ];
    expect(answers.map((answer) => [answer.status, ...fieldsOf(answer)])).toEqual([
      [400, 'results.1.parameter'],
      [400, 'analysedOn'],
      [400, 'corrects'],
      [400, 'file'],
    ]);
  });

  it('is published with results only, by the version that was read, and once', async () => {
    const lot = await add();
    const { id } = (await draft(lot, [])).body;
    expect(fieldsOf(await publish(id))).toEqual(['results']);
    await ask(`PUT /api/admin/analyses/${id}`, anAnalysis());
    expect((await publish(id, 1)).body.code).toBe('lots.analysis_changed_meanwhile');
    const [first, second] = await Promise.all([publish(id, 2), publish(id, 2)]);
    expect([first.body.edition, second.body.edition]).toEqual([1, 1]);
    expect(second.body.publishedAt).toBe(first.body.publishedAt);
  });

  it('never changes once it was published: neither by a form, nor by other limits, nor by another name', async () => {
    const apple = await addProduct(api, token, { name: 'کنسانترهٔ سیب', brix: '۷۰ ± ۱' });
    const lot = await released({ productId: apple });
    const certificate = await published(lot);
    const shown = (await open(lot.number)).body.analyses;
    await ask(`PUT /api/admin/products/${apple}/specification`, { values: [{ parameter: 'brix', min: 75, max: 80 }] });
    const [brix] = (await ask('GET /api/parameters')).body;
    await ask(`PUT /api/parameters/${brix.id}`, { ...brix, name: 'مواد جامد' });
    expect((await ask(`PUT /api/admin/analyses/${certificate.id}`, anAnalysis())).body.code).toBe(
      'lots.analysis_published',
    );
    expect((await ask(`DELETE /api/admin/analyses/${certificate.id}`)).body.code).toBe('lots.analysis_published');
    expect((await open(lot.number)).body.analyses).toEqual(shown);
    const [result] = (await draft(lot)).body.results;
    expect(result).toMatchObject({ name: 'مواد جامد', verdict: 'fail', reason: 'below' });
    await ask(`PUT /api/parameters/${brix.id}`, { ...brix, version: undefined });
  });

  it('judges a draft by the limits of the day on which it is read', async () => {
    const apple = await addProduct(api, token, { name: 'کنسانترهٔ سیب', brix: '۷۰ ± ۱' });
    const { id } = (await draft(await add({ productId: apple }))).body;
    await ask(`PUT /api/admin/products/${apple}/specification`, { values: [{ parameter: 'brix', min: 75, max: 80 }] });
    expect((await ask(`GET /api/admin/analyses/${id}`)).body.verdict).toBe('fail');
    expect((await publish(id)).body.results[0].limit).toMatchObject({ min: 75, max: 80 });
  });

  it('is corrected by a new edition that names it, and by one only', async () => {
    const lot = await released();
    await published(lot);
    const [mine, other] = [
      (await draft(lot, undefined, { corrects: 1 })).body,
      (await draft(lot, undefined, { corrects: 1 })).body,
    ];
    expect((await publish(mine.id)).body).toMatchObject({ edition: 2, corrects: 1, replacedBy: null });
    expect((await publish(other.id)).body.code).toBe('lots.analysis_replaced');
    expect((await draft(lot, undefined, { corrects: 1 })).body.code).toBe('lots.analysis_replaced');
    const { analyses } = (await open(lot.number)).body;
    expect(analyses.map(({ edition, replacedBy }: Record<string, unknown>) => [edition, replacedBy])).toEqual([
      [2, null],
      [1, 2],
    ]);
    const [latest] = (await onSale()).filter(({ number }) => number === lot.number);
    expect(latest?.analyses.map(({ edition }) => edition)).toEqual([2]);
  });

  it('is corrected also after the lot was blocked', async () => {
    const lot = await released();
    await published(lot);
    await setStatus(lot.id, 'blocked');
    expect((await published(lot, undefined, { corrects: 1 })).edition).toBe(2);
  });
});

describe('a table of results', () => {
  const check = async (lot: StoredLot, csv: string): Promise<Answer> =>
    ask(`POST /api/admin/lots/${lot.id}/results/check`, { csv });

  it('is read and judged line by line, and stores nothing', async () => {
    const lot = await add();
    const csv = [
      'پارامتر;مقدار;واحد;روش آزمون',
      'بریکس;۷۰٫۲;;رفرکتومتر',
      'lead;<0.05;mg/kg;',
      ';;;',
      'Starch;منفی;;',
      'کدورت;کم;;',
      'بریکس;۷۱;;',
      'هیچ;۱;;',
      'اسیدیته;;;',
    ].join('\n');
    const { body } = await check(lot, csv);
    expect(
      body.map(({ row, problem, result }: { row: number; problem: string | null; result: StoredAnalysis | null }) => [
        row,
        problem ?? result,
      ]),
    ).toEqual([
      [2, expect.objectContaining({ parameter: 'brix', value: 70.2, method: 'رفرکتومتر', verdict: 'pass' })],
      [3, expect.objectContaining({ parameter: 'lead', operator: 'below', value: 0.05, verdict: 'pass' })],
      [5, expect.objectContaining({ parameter: 'starch', operator: 'absent', verdict: 'pass' })],
      [6, expect.objectContaining({ parameter: 'turbidity', operator: 'text', text: 'کم' })],
      [7, 'این ویژگی دو بار آمده است'],
      [8, 'این ویژگی شناخته نشد'],
      [9, 'نتیجه خالی است'],
    ]);
    expect((await ask(`GET /api/admin/lots/${lot.id}`)).body.analyses).toEqual([]);
  });

  it.each(['بریکس,۷۰', 'ویژگی\nبریکس', 'ویژگی,نتیجه\n"بریکس,۷۰', ''])('refuses %j as a whole', async (csv) => {
    expect(fieldsOf(await check(await add(), csv))).toEqual(['csv']);
  });

  it('says that a parameter with a limit of numbers needs a number', async () => {
    const { body } = await check(await add(), 'ویژگی,نتیجه\nبریکس,حدود هفتاد');
    expect(body).toEqual([{ row: 2, problem: 'این ویژگی عدد می‌خواهد', result: null }]);
  });
});

describe('the list of lots', () => {
  it('is searched however number and product are typed, filtered by state, and sorted', async () => {
    const pear = await addProduct(api, token, { name: 'پورهٔ گلابی' });
    const [first, second] = [
      await add({ productId: pear, number: 'PEAR-B', bestBefore: '2098-01-01' }),
      await released({ productId: pear, number: 'PEAR-A', bestBefore: '2099-01-01' }),
    ];
    await released({ productId: pear, number: 'PEAR-C', producedOn: '2019-01-01', bestBefore: '2020-01-01' });
    const idsOf = async (query: string): Promise<string[]> =>
      ((await ask(`GET /api/admin/lots?limit=100&${query}`)).body as StoredLot[]).map(({ number }) => number);
    expect(await idsOf('q=pear-a')).toEqual([second.number]);
    expect(await idsOf(`q=${encodeURIComponent('پوره گلابي')}&sort=best_before`)).toEqual([
      'PEAR-C',
      'PEAR-B',
      'PEAR-A',
    ]);
    expect(await idsOf('q=pear&sort=number')).toEqual(['PEAR-A', 'PEAR-B', 'PEAR-C']);
    expect(await idsOf('q=pear&status=released')).toEqual(['PEAR-A']);
    expect(await idsOf('q=pear&status=expired')).toEqual(['PEAR-C']);
    expect(await idsOf('q=pear&status=draft')).toEqual(['PEAR-B']);
    expect(await idsOf(`ids=${first.id}`)).toEqual(['PEAR-B']);
  });
});

describe('the verdict of a lot', () => {
  const verdictOf = async ({ id }: StoredLot): Promise<string> => (await ask(`GET /api/admin/lots/${id}`)).body.verdict;
  const filtered = async (verdict: string): Promise<string[]> =>
    ((await ask(`GET /api/admin/lots?limit=100&verdict=${verdict}`)).body as StoredLot[]).map(({ number }) => number);

  it('is that of the certificate published last, and drafts do not count', async () => {
    const lot = await released();
    await draft(lot, [equal('brix', 60)]);
    expect(await verdictOf(lot)).toBe('none');
    await published(lot, [equal('brix', 60)]);
    expect(await verdictOf(lot)).toBe('fail');
    await published(lot, [equal('brix', 70)], { corrects: 1 });
    expect(await verdictOf(lot)).toBe('pass');
    await published(lot, [equal('turbidity', 2, { basisBrix: null })]);
    expect(await verdictOf(lot)).toBe('not_comparable');
  });

  it('filters the list of staff, and visitors do not see it', async () => {
    const [failed, without] = [await released(), await released()];
    await published(failed, [equal('brix', 60)]);
    expect([
      (await filtered('fail')).includes(failed.number),
      (await filtered('fail')).includes(without.number),
    ]).toEqual([true, false]);
    expect(await filtered('none')).toContain(without.number);
    expect(await filtered('pass')).not.toContain(failed.number);
    expect((await open(failed.number)).body).not.toHaveProperty('verdict');
  });

  it('does not keep staff from releasing a lot: that is their decision', async () => {
    const lot = await add();
    await published(lot, [equal('brix', 60)]);
    expect((await setStatus(lot.id, 'released')).status).toBe(200);
  });
});

describe('two people at once', () => {
  it('do not overwrite each other’s draft of a certificate', async () => {
    const { id } = (await draft(await add())).body;
    const save = (value: number) =>
      ask(`PUT /api/admin/analyses/${id}`, { ...anAnalysis([equal('brix', value)]), version: 1 });
    const answers = await Promise.all([save(70.1), save(70.3)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('make one lot of a number', async () => {
    const form = aLot();
    const answers = await Promise.all([ask('POST /api/admin/lots', form), ask('POST /api/admin/lots', form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
