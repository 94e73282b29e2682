import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';

const categories = ['apple', 'grape', 'cherry', 'pomegranate', 'tomato', 'other'];
const forms = ['کنسانتره', 'پوره', 'آب', 'پودر', 'شربت', 'رب'];
const fruits = ['سیب', 'انگور', 'آلبالو', 'انار', 'گوجه‌فرنگی', 'زردآلو', 'خرما', 'انبه', 'توت‌فرنگی', 'هلو'];

/** Adds `count` products with different names, as an admin does; at most sixty. */
export async function addProducts(backend, count) {
  const names = forms.flatMap((form) => fruits.map((fruit) => `${form} ${fruit}`)).slice(0, count);
  for (const [index, name] of names.entries()) {
    await backend.call('POST', '/api/products', {
      name,
      description: 'از میوهٔ تازهٔ باغ‌های آذربایجان، بدون افزودنی و نگهدارنده، با برگهٔ آنالیز هر محموله.',
      category: categories[index % categories.length],
      price: 90_000_000 + index * 1_000_000,
      showPrice: index % 3 !== 0,
      featured: index % 10 === 0,
      brix: '۷۰ ± ۱',
      origin: 'ارومیه',
      weight: '۲۷۵ کیلوگرم',
      status: 'موجود',
      type: 'شفاف',
      pH: '۳٫۵ تا ۴٫۰',
      acidity: '۱٫۵ تا ۲٫۵ درصد',
      density: '۱٫۳۵',
      shelfLife: '۲۴ ماه',
      packaging: 'کیسهٔ اسپتیک در بشکه',
    });
  }
}

/** Copies the existing products in the database until there are `count`, because adding each one by the API takes minutes. */
export async function copyProducts({ sqliteFile }, databaseUrl, count) {
  const database = databaseUrl ? await mysql(databaseUrl) : sqlite(sqliteFile);
  try {
    const unique = ['id', 'sku', 'externalId'];
    const columns = (await database.columns()).filter((name) => !unique.includes(name)).map(database.quoted);
    const [{ total }] = await database.query('SELECT COUNT(*) AS total FROM product');
    const copies = Math.ceil((count - total) / total);
    for (let copy = 0; copy < copies; copy += 1) {
      const limit = Math.min(total, count - total * (copy + 1));
      await database.run(
        `INSERT INTO product (${columns}) SELECT ${columns} FROM product WHERE id <= ${total} ORDER BY id LIMIT ${limit}`,
      );
    }
    await database.run('UPDATE revision SET value = value + 1');
  } finally {
    await database.close();
  }
}

/** Gives every product a range for each of 25 parameters, so that queries with limits have values to search. */
export async function addValues({ sqliteFile }, databaseUrl) {
  const database = databaseUrl ? await mysql(databaseUrl) : sqlite(sqliteFile);
  try {
    await database.run('DELETE FROM product_specification');
    await database.run(
      `INSERT INTO product_specification (productId, parameterId, minimum, maximum)
       SELECT product.id, parameter.id, 40 + product.id % 30, 45 + product.id % 30 FROM product CROSS JOIN parameter
       WHERE parameter.id IN (SELECT id FROM (SELECT id FROM parameter ORDER BY filterable DESC, id LIMIT 25) AS chosen)`,
    );
    await database.run('UPDATE revision SET value = value + 1');
  } finally {
    await database.close();
  }
}

function sqlite(file) {
  const database = new Sqlite(file);
  database.pragma('synchronous = OFF');
  return {
    columns: () => database.pragma('table_info(product)').map(({ name }) => name),
    quoted: (name) => `"${name}"`,
    query: (sql) => database.prepare(sql).all(),
    run: (sql) => database.prepare(sql).run(),
    close: () => database.close(),
  };
}

async function mysql(url) {
  const connection = await createConnection(url);
  const query = async (sql) => (await connection.query(sql))[0];
  return {
    columns: async () => (await query('SHOW COLUMNS FROM product')).map(({ Field }) => Field),
    quoted: (name) => `\`${name}\``,
    query,
    run: query,
    close: () => connection.end(),
  };
}
