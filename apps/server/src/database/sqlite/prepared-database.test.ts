import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PreparedDatabase } from './prepared-database.ts';

describe('a prepared SQLite database', () => {
  let database: PreparedDatabase;

  beforeEach(() => {
    database = new PreparedDatabase(':memory:', 'create table parts (id integer primary key, name text) strict;', 0);
  });

  afterEach(() => database.close());

  test('keeps a statement by its text', () => {
    for (const name of ['bolt', 'nut']) database.execute('insert into parts (name) values (?)', [name]);
    expect(database.execute('select name from parts order by id', []).rows).toEqual([
      { name: 'bolt' },
      { name: 'nut' },
    ]);
    expect(database.execute('select name from parts order by id', []).rows).toHaveLength(2);
    expect(database.keptStatements).toBe(2);
  });

  test('drops the one unused for longest once there are too many', () => {
    for (let i = 0; i < 2000; i++) database.execute(`select ${i} as i`, []);
    expect(database.keptStatements).toBe(500);
    expect(database.execute('select 0 as i', []).rows).toEqual([{ i: 0 }]);
  });

  test('a kept statement goes with a changed table', () => {
    expect(database.execute('select * from parts', []).rows).toEqual([]);
    database.exec("alter table parts add column gtin text default '4000'");
    database.execute('insert into parts (name) values (?)', ['bolt']);
    expect(database.execute('select * from parts', []).rows).toEqual([{ id: 1, name: 'bolt', gtin: '4000' }]);
  });

  test('tells rows from changes', () => {
    expect(database.execute('insert into parts (name) values (?), (?)', ['a', 'b'])).toEqual({
      rows: [],
      numAffectedRows: 2n,
    });
    expect(database.execute('update parts set name = ? where id > ? returning id', ['c', 1]).rows).toEqual([{ id: 2 }]);
    expect(database.execute('delete from parts where id = ?', [7]).numAffectedRows).toBe(0n);
  });

  test('the same text may run while its rows are being read one by one', () => {
    for (const name of ['a', 'b', 'c']) database.execute('insert into parts (name) values (?)', [name]);
    const names: unknown[] = [];
    for (const row of database.iterate<{ name: string }>('select name from parts', [])) {
      names.push(row.name);
      expect(database.execute('select name from parts', []).rows).toHaveLength(3);
    }
    expect(names).toEqual(['a', 'b', 'c']);
  });

  test('binds integers as integers and fractions as fractions', () => {
    const { rows } = database.execute('select typeof(?) as a, typeof(?) as b, ? / 2 as c', [5, 0.5, 5]);
    expect(rows).toEqual([{ a: 'integer', b: 'real', c: 2 }]);
  });
});
