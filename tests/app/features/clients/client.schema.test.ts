import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { ClientInput, dialogClientFields, PostedClient, PostedToClients } from "#app/features/clients/client.schema.ts";
import { differingFields, fieldsOf } from "#app/features/clients/client-fields.ts";
import { readForm } from "#app/shared/form.ts";

const REQUIRED = { name: "Seán O'Brien", email: "sean.o'brien@example.ie", company: "O'Brien & Söhne" };

function post(fields: Record<string, string>): Request {
  return new Request("https://portal.example/clients", { method: "POST", body: new URLSearchParams(fields) });
}

test("name, email and company make a client; nothing else is kept", () => {
  expect(v.parse(ClientInput, REQUIRED)).toEqual({ ...REQUIRED, profile: {} });
});

test("blank fields are left out, and a phone number is kept as E.164", () => {
  const client = v.parse(ClientInput, {
    ...REQUIRED,
    jobTitle: "",
    phoneCountry: "GB",
    phoneNumber: "020 7946 0123",
    website: "obrien.example",
    companySize: "1000+",
    industry: "Non-profit",
    city: "Cork",
    country: "Ireland",
  });
  expect(client.profile).toEqual({
    phoneNumber: "+442079460123",
    website: "obrien.example",
    companySize: "1000+",
    industry: "Non-profit",
    address: { city: "Cork", country: "Ireland" },
  });
});

test("an empty form names what is required", async () => {
  const form = await readForm(post({ intent: "add", name: "", email: "", company: "" }), PostedClient);
  expect(form.reply.errors).toEqual({
    name: "Full Name is required",
    email: "Email is required",
    company: "Company Name is required",
  });
});

test.each([
  ["phoneNumber", "call me", "Please enter a valid phone number"],
  ["website", "javascript:alert(1)", "Please enter a valid website address"],
  ["email", "nobody", "Please enter a valid email"],
  ["companySize", "7", "Please choose a company size from the list"],
  ["industry", "Piracy", "Please choose an industry from the list"],
  ["country", "Atlantis", "Please choose a country from the list"],
  ["zipCode", "1".repeat(21), "ZIP/Postal Code must be at most 20 characters"],
  ["name", "x".repeat(121), "Full Name must be at most 120 characters"],
])("%s may not be %s, and everything typed comes back", async (name, value, message) => {
  const fields = { ...REQUIRED, intent: "add", [name]: value };
  const form = await readForm(post(fields), PostedClient);
  expect(form).toMatchObject({ ok: false, reply: { errors: { [name]: message }, values: fields } });
});

test.each(["userId", "user_id", "id", "createdAt", "profile", "archived_at", "__proto__", "constructor"])(
  "a field called %s is refused",
  async (name) => {
    const body = new URLSearchParams([...Object.entries({ ...REQUIRED, intent: "add" }), [name, "1"]]);
    const request = new Request("https://portal.example/clients", { method: "POST", body });
    expect((await readForm(request, PostedClient)).ok).toBe(false);
  },
);

test("the dialog requires industry and size as well", () => {
  const checked = v.safeParse(v.strictObject(dialogClientFields), REQUIRED);
  const messages = checked.issues?.map(({ message }) => message);
  expect(messages).toEqual(["Company size is required", "Industry is required"]);
});

test("what the edit form shows of a client is what it saves", () => {
  const text = fc.constantFrom("", "Cork", "12 Main St", "müller");
  const fields = fc.record({
    jobTitle: text,
    department: text,
    phoneNumber: fc.constantFrom("", "0871234567", "+48221234567"),
    phoneCountry: fc.constantFrom("IE", "US", "CA", "GB"),
    website: fc.constantFrom("", "obrien.example", "http://obrien.example"),
    companySize: fc.constantFrom("", "1-10", "1000+"),
    industry: fc.constantFrom("", "Other"),
    street: text,
    street2: text,
    city: text,
    state: text,
    zipCode: text,
    country: fc.constantFrom("", "Ireland", "Canada"),
  });
  fc.assert(
    fc.property(fields, (typed) => {
      const client = v.parse(ClientInput, { ...REQUIRED, ...typed });
      const again = v.parse(ClientInput, fieldsOf(client));
      expect(again).toEqual(client);
    }),
  );
});

test("two versions are compared field by field", () => {
  const stored = v.parse(ClientInput, { ...REQUIRED, jobTitle: "CIO", city: "Cork" });
  const typed = v.parse(ClientInput, { ...REQUIRED, jobTitle: "CTO", city: "Cork" });
  expect(differingFields(stored, typed)).toEqual([{ label: "Job Title", stored: "CIO", typed: "CTO" }]);
  expect(differingFields(stored, stored)).toEqual([]);
});

test.each([
  [{ intent: "archive", clientId: "7f7a1a0e-1b2c-4d3e-8f90-a1b2c3d4e5f6" }, true],
  [{ intent: "restore", clientId: "1" }, false],
  [{ intent: "add", ...REQUIRED }, true],
  [{ intent: "save", version: "3", ...REQUIRED }, true],
  [{ intent: "save", version: "-1", ...REQUIRED }, false],
  [{ intent: "erase", clientId: "7f7a1a0e-1b2c-4d3e-8f90-a1b2c3d4e5f6" }, false],
])("what the clients page may post: %j is taken: %s", (posted, isTaken) => {
  expect(v.is(PostedToClients, posted)).toBe(isTaken);
});
