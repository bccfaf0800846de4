import { expect, test } from "vitest";
import { readProfile, updateProfile } from "#app/features/profile/profile.server.ts";
import { openUserDb } from "#db/rls.server.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/people.ts";

test("a profile is read and saved by the person whose it is", async () => {
  await using db = await freshDatabase();
  const [ada, other] = [await addPerson(db), await addPerson(db)];
  const user = openUserDb(db.connect(), ada.claims);
  const profile = { jobTitle: "CTO", technicalContact: { name: "Tess" } };
  expect(await updateProfile(user, { name: "Ada King", company: "", profile })).toBe(true);
  expect(await readProfile(user)).toMatchObject({ name: "Ada King", company: "", profile, email: ada.email });
  const theirs = await readProfile(openUserDb(db.connect(), other.claims));
  expect(theirs).toMatchObject({ name: "Ada Byrne", company: "Byrne Ltd", profile: {} });
});

test("a name that is there already is not written again", async () => {
  await using db = await freshDatabase();
  const user = openUserDb(db.connect(), (await addPerson(db)).claims);
  const before = await readProfile(user);
  expect(await updateProfile(user, { name: before.name })).toBe(false);
  expect(await updateProfile(user, { company: before.company })).toBe(false);
  expect((await readProfile(user)).updatedAt).toEqual(before.updatedAt);
  expect(await updateProfile(user, { company: "" })).toBe(true);
  expect(await readProfile(user)).toMatchObject({ name: before.name, company: "" });
});
