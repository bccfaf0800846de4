import { expect, test } from "vitest";
import { listClientRows } from "#app/features/clients/clients.server.ts";
import { exportClients } from "#app/features/clients/export.server.ts";
import { findKnown, importClients } from "#app/features/clients/import.server.ts";
import { decodeFile, readClients } from "#app/features/clients/import.ts";
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from "#app/features/clients/import-limits.ts";
import { reportOf, SHOWN_ROWS } from "#app/features/clients/import-report.ts";
import { openUserDb, type UserDb } from "#db/rls.server.ts";
import { MAX_ROWS } from "#db/schema/limits.ts";
import { atOnce } from "#tests/support/at-once.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addClient, addPerson } from "#tests/support/people.ts";

const LIST = { text: "", order: "name", archived: false } as const;
const HEAD = "Full Name,Email Address,Company Name";

function read(file: string) {
  const found = readClients(file);
  if (!found.ok) throw new Error(found.message);
  return found.value;
}

function clientsOf(file: string) {
  return read(file).rows.map(({ client }) => client);
}

async function storedOf(user: UserDb) {
  const { rows } = await listClientRows(user, { list: LIST, before: null, size: 10_000 });
  return rows.map(({ name, email, company, profile }) => ({ name, email, company, profile }));
}

/** A file of so many different clients. */
function fileOf(count: number): string {
  return `${HEAD}\n${Array.from({ length: count }, (_, n) => `Client ${n},c${n}@example.com,Quay ${n} Ltd\n`).join("")}`;
}

test("columns are known by what other programs call them, in any order", () => {
  const file = [
    "Organisation;E-Mail;Favourite colour;Contact Person;Mobile Phone;Country/Region;Number of Employees;Sector;Postcode",
    "Keane Ltd;orla@keane.example;blue;Orla Keane;020 7946 0123;UK;140;healthcare;SW1A 1AA",
  ].join("\n");
  expect(read(file)).toMatchObject({
    rows: [
      {
        line: 2,
        client: {
          name: "Orla Keane",
          email: "orla@keane.example",
          company: "Keane Ltd",
          profile: {
            phoneNumber: "+442079460123",
            companySize: "51-200",
            industry: "Healthcare",
            address: { zipCode: "SW1A 1AA", country: "United Kingdom" },
          },
        },
      },
    ],
    wrong: [],
    unknownColumns: ["Favourite colour"],
  });
});

test("a national number is read in the country beside it, and refused where the prefix of that is not held", () => {
  const phones = (...rows: string[]) =>
    read([`${HEAD},Country,Phone`, ...rows.map((row, n) => `A,a${n}@example.com,A,${row}`)].join("\n"));
  const { rows, wrong } = phones("Czech Republic,+420 222 123 456", "Spain,912 345 678", "Other,0912 345678", "Spain,");
  expect(rows.map(({ client }) => client.profile)).toEqual([
    { phoneNumber: "+420222123456", address: { country: "Czechia" } },
    { address: { country: "Spain" } },
  ]);
  expect(wrong.map(({ line, faults }) => [line, faults])).toEqual([
    [3, ["Please enter a valid phone number (Phone Number: “912 345 678”)"]],
    [4, ["Please enter a valid phone number (Phone Number: “0912 345678”)"]],
  ]);
  const { rows: others } = phones(",087 1234567", "the netherlands,020 123 4567");
  expect(others.map(({ client }) => client.profile.phoneNumber)).toEqual(["+353871234567", "+31201234567"]);
});

test("what is wrong is told by line in the words of the form, what is twice by its first line", () => {
  const file = [
    `${HEAD},Industry,Phone`,
    "Orla Keane,orla@keane.example,Keane Ltd,,",
    "Finn Daly,finn,Daly Ltd,Cobbling,12",
    ",nobody@example.com,,,",
    "Orla K.,ORLA@keane.example,KEANE LTD,,",
  ].join("\r\n");
  const { rows, wrong, repeated } = read(file);
  expect(rows.map(({ line }) => line)).toEqual([2]);
  expect(repeated).toMatchObject([{ line: 5, firstLine: 2 }]);
  expect(wrong).toEqual([
    {
      line: 3,
      name: "Finn Daly",
      faults: [
        "Please enter a valid email (Email Address: “finn”)",
        "Please choose an industry from the list (Industry: “Cobbling”)",
      ],
    },
    { line: 4, name: "nobody@example.com", faults: ["Full Name is required", "Company Name is required"] },
  ]);
});

test.each([
  ["", "file is empty"],
  ["Name,Company\nOrla,Keane\n", "It has none for Email Address"],
  [HEAD, "no row"],
  [fileOf(MAX_IMPORT_ROWS + 1), "at most 5,000 at a time"],
])("a file is refused with a reason", (file, reason) => {
  expect(readClients(file)).toMatchObject({ ok: false, message: expect.stringContaining(reason) });
});

test("what is no text in UTF-8 is told apart, and as many rows as are allowed fit", () => {
  expect(decodeFile(new Uint8Array([0x50, 0x4b, 0x03, 0xe9]).buffer)).toBeNull();
  expect(decodeFile(new TextEncoder().encode("Zoë").buffer)).toBe("Zoë");
  expect(new Blob([fileOf(MAX_IMPORT_ROWS)]).size).toBeLessThan(MAX_IMPORT_BYTES);
});

test("the export of one account, imported into another, is the same list", async () => {
  await using db = await freshDatabase();
  const [from, to] = [await addPerson(db), await addPerson(db)].map((person) =>
    openUserDb(db.connect(), person.claims),
  );
  if (!from || !to) throw new Error("two people were added");
  const address = { street: '1, Quay "B"', city: "Cork", country: "Ireland" };
  await importClients(from, [
    { name: "=SUM(A1)", email: "a@example.com", company: "'=1", profile: { phoneNumber: "+353871234567", address } },
    {
      name: "Zoë Ńakamura 中村",
      email: "z@example.com",
      company: "O'Neill & Sons",
      profile: { website: "-x.example" },
    },
    { name: "C", email: "c@example.com", company: "@home", profile: { companySize: "1000+", industry: "Non-profit" } },
    { name: "D", email: "d@example.com", company: "D", profile: { companySize: "1-10", phoneNumber: "+48221234567" } },
  ]);
  const file = await new Response(await exportClients(from, { list: LIST })).text();
  expect(await importClients(to, clientsOf(file))).toEqual({ ok: true, value: { added: 4 } });
  expect(await storedOf(to)).toEqual(await storedOf(from));
});

test("three thousand are added once, however often and at once the form is sent", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const clients = clientsOf(fileOf(3_000));
  const sent = await Promise.all([1, 2, 3].map(() => importClients(openUserDb(db.connect(), person.claims), clients)));
  const added = sent.map((result) => result.ok && result.value.added).sort();
  expect(added).toEqual([0, 0, 3_000]);
  const events = await db.sql`select detail from public.audit_events where action = 'clients.imported'`;
  expect(events).toEqual([{ detail: { count: 3_000 } }]);
});

test("the dry run knows one's own clients, archived ones too, and nobody else's", async () => {
  await using db = await freshDatabase();
  const [person, other] = [await addPerson(db), await addPerson(db)];
  await addClient(db, other);
  const clientId = await addClient(db, person);
  const user = openUserDb(db.connect(), person.claims);
  const { rows } = read(`${HEAD}\nO,ORLA@keane.example,keane ltd\nO,orla@keane.example,Other Ltd\n`);
  const lines = async () => {
    const { fresh, known } = await findKnown(user, rows);
    return { fresh: fresh.map(({ line }) => line), known: known.map(({ line, isArchived }) => [line, isArchived]) };
  };
  expect(await lines()).toEqual({ fresh: [3], known: [[2, false]] });
  await db.sql`update public.clients set archived_at = now() where id = ${clientId}`;
  expect(await lines()).toEqual({ fresh: [3], known: [[2, true]] });
  const stranger = await findKnown(openUserDb(db.connect(), other.claims), rows);
  expect(stranger.known.map(({ line }) => line)).toEqual([2]);
});

test("more than an account may hold adds nobody", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await db.sql`
    insert into public.clients (user_id, name, email, company)
    select ${person.id}, 'C', 'old' || n || '@example.com', 'Co' from generate_series(1, ${MAX_ROWS.clients - 5}) n`;
  const user = openUserDb(db.connect(), person.claims);
  expect(await importClients(user, clientsOf(fileOf(6)))).toEqual({ ok: false, code: "too-many" });
  expect(await importClients(user, clientsOf(fileOf(5)))).toEqual({ ok: true, value: { added: 5 } });
});

test("a cell as long as a file may be is judged at once", async () => {
  const file = `Name,Email,Company,Company Size\nAda,ada@example.com,Ada Ltd,1${" ".repeat(700_000)}0\n`;
  const read = await atOnce(() => readClients(file));
  expect(read).toMatchObject({ ok: true, value: { rows: [], wrong: [{ line: 2 }] } });
});

test("a file of columns without end and many rows is judged at once", async () => {
  const file = `Name,Email,Company${",".repeat(200_000)}\n${"Ada\n".repeat(2_000)}`;
  const read = await atOnce(() => readClients(file));
  expect(read.ok && read.value.wrong).toHaveLength(2_000);
});

test("a row of blanks and a long cell are told without filling the page", () => {
  const long = "x".repeat(41);
  const { wrong } = read(`${HEAD},Industry,Size\n ,, ,${long},"2,500"\nOrla,orla@keane.example,Keane,,"2,500"\n`);
  expect(wrong).toMatchObject([{ line: 2, name: "" }]);
  expect(wrong[0]?.faults.join(" ")).toContain(`“${"x".repeat(40)}…”`);
  expect(clientsOf(`${HEAD},Size\nOrla,orla@keane.example,Keane,"2,500"\n`)).toMatchObject([
    { profile: { companySize: "1000+" } },
  ]);
});

test("the page shows the first hundred of each kind and counts all; a client from before says where it is", () => {
  const { rows } = read(fileOf(SHOWN_ROWS + 5));
  const [one, two, ...fresh] = rows;
  if (!one || !two) throw new Error("the file has rows");
  const known = [
    { ...two, isArchived: true },
    { ...one, isArchived: false },
  ];
  const repeated = [{ ...one, line: 900, firstLine: one.line }];
  const report = reportOf({ fresh, known, repeated, wrong: [], unknownColumns: ["Shoe size"] });
  expect(report.fresh.count).toBe(SHOWN_ROWS + 3);
  expect(report.fresh.shown).toHaveLength(SHOWN_ROWS);
  expect(report.duplicates.shown.map(({ line, note }) => [line, note])).toEqual([
    [2, "is already your client"],
    [3, "is one of your archived clients"],
    [900, "is the same as line 2"],
  ]);
  expect(report).toMatchObject({ wrong: { count: 0, shown: [] }, unknownColumns: ["Shoe size"] });
});
