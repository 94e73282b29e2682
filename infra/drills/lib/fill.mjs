const listOf = (values) => values.split(' ').map((value) => `'${value}'`);
const given = listOf(
  'سارا کیان علی مینا محمد رضا زهرا مریم حسین نازنین آرش پویا لیلا بهرام شیرین نیما هستی امیر فرزانه سیما',
);
const family = listOf(
  'احمدی میرزایی رضایی کریمی محمدی حسینی مرادی صادقی رحیمی نوری قاسمی عباسی جعفری کاظمی ملکی شریفی بهرامی',
);
const firstNames = `ELT(1 + seq % ${given.length}, ${given.join(', ')})`;
const lastNames = `ELT(1 + seq % ${family.length}, ${family.join(', ')})`;
const names = `CONCAT(${firstNames}, ' ', ${lastNames})`;
const digits = "CONCAT('98912', LPAD(seq * 7919 % 10000000, 7, '0'))";
/** Most orders are settled, as after years of work. */
const settled =
  "ELT(1 + seq % 10, 'cancelled', 'processing', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed')";

/**
 * Fills a migrated MariaDB database, which has products 1 to 12, with that many orders, contacts and entries of the audit
 * over the last two years. `query` runs one statement. The rows come from MariaDB's own tables of numbers (`seq`), because
 * over HTTP a million orders take hours.
 */
export async function fill(query, { orders, contacts, entries }) {
  await addOrders(query, orders);
  await addContacts(query, contacts);
  await query(
    `INSERT INTO audit_entry (at, adminId, \`by\`, action, subject, subjectId, name, searchKey, \`before\`, \`after\`)
     SELECT ${timeOf(entries)}, 1 + seq % 3, 'سارا', ELT(1 + seq % 3, 'updateProduct', 'setOrderStatus', 'updateSeller'),
     ELT(1 + seq % 3, 'product', 'order', 'seller'), seq % 997, ${lastNames}, ${lastNames},
     CONCAT('{"description":"', REPEAT('متن پیشین ', 20), '"}'), CONCAT('{"description":"', REPEAT('متن تازه ', 20), '"}')
     FROM seq_1_to_${entries}`,
  );
  await query(
    'ANALYZE TABLE orders, order_line, order_call, order_search_term, contact, contact_search_term, audit_entry',
  );
}

/** The newest row is of this minute, the oldest two years old. */
function timeOf(count) {
  return `NOW() - INTERVAL FLOOR((${count} - seq) * ${(2 * 365 * 24 * 60) / count}) MINUTE`;
}

async function addOrders(query, count) {
  const isNew = `seq > ${count} - 100`;
  const callOf = (value) => `IF(${isNew}, NULL, ${value})`;
  await query(
    `INSERT INTO orders (id, trackingCode, name, phone, status, createdAt, callBy, callDueAt, firstCallAt, firstCallBy,
     firstCallWait, version) SELECT seq, CONCAT('K', LPAD(seq, 9, '0')), ${names}, CONCAT('+', ${digits}),
     IF(${isNew}, 'new', ${settled}), ${timeOf(count)}, ${timeOf(count)} + INTERVAL 2 HOUR,
     IF(${isNew}, ${timeOf(count)} + INTERVAL 2 HOUR, NULL), ${callOf(`${timeOf(count)} + INTERVAL seq % 150 MINUTE`)},
     ${callOf('1 + seq % 3')}, ${callOf('seq % 150')}, 1 FROM seq_1_to_${count}`,
  );
  await query(
    `INSERT INTO order_line (orderId, position, productId, productName, quantity)
     SELECT 1 + seq DIV 2, seq % 2, 1 + seq % 12, 'کنسانترهٔ سیب', 1000 + seq % 7 * 500 FROM seq_0_to_${2 * count - 1}`,
  );
  await query(
    `INSERT INTO order_call (orderId, outcome, at, \`by\`, adminId)
     SELECT seq, 'reached', ${timeOf(count)}, 'سارا', 1 + seq % 3 FROM seq_1_to_${count}`,
  );
  await addTerms(query, 'order_search_term', 'orderId', count, [
    digits,
    `SUBSTRING(${digits}, 3)`,
    `CONCAT('<', REVERSE(${digits}))`,
    `LOWER(CONCAT('K', LPAD(seq, 9, '0')))`,
  ]);
}

async function addContacts(query, count) {
  await query(
    `INSERT INTO contact (createdAt, name, phone, message, isRead)
     SELECT ${timeOf(count)}, ${names}, CONCAT('+', ${digits}), REPEAT('سلام، قیمت کنسانتره؟ ', 10), seq < ${count} - 100
     FROM seq_1_to_${count}`,
  );
  await addTerms(query, 'contact_search_term', 'contactId', count, ["CONCAT('سلام', seq % 1000)"]);
}

/** The terms of names, and those of `own`, which are SQL. */
async function addTerms(query, table, owner, count, own) {
  for (const term of [firstNames, lastNames, `CONCAT(${firstNames}, ${lastNames})`, ...own])
    await query(
      `INSERT INTO ${table} (term, ${owner}) SELECT ${term} AS term, seq FROM seq_1_to_${count} ORDER BY term, seq`,
    );
}
