import * as v from "valibot";
import { expect, test } from "vitest";
import { PostedLogo } from "#app/features/profile/logo.schema.ts";
import { findLogo, readOwnLogo, removeLogo, saveLogo } from "#app/features/profile/logo.server.ts";
import { readLogo } from "#app/shared/logo.ts";
import { openUserDb } from "#db/rls.server.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/people.ts";
import { jpegOf, pngOf } from "#tests/support/pictures.ts";

function logoOf(bytes: Uint8Array) {
  const logo = readLogo(bytes);
  if (!logo.ok) throw new Error(logo.code);
  return logo.value;
}

test("a logo takes the place of the one before, is nobody else's, and can be removed, twice", async () => {
  await using db = await freshDatabase();
  const [ada, other] = [await addPerson(db), await addPerson(db)];
  const user = openUserDb(db.connect(), ada.claims);
  expect([await findLogo(user), await readOwnLogo(user)]).toEqual([null, null]);
  await saveLogo(user, logoOf(pngOf({ width: 1, height: 1, type: 2, lines: [[0, 1, 2, 3]] })));
  const jpeg = logoOf(jpegOf());
  await saveLogo(user, jpeg);
  expect(await findLogo(user)).toEqual({ width: 40, height: 20, updatedAt: expect.any(Date) });
  const kept = await readOwnLogo(user);
  expect(kept?.type).toBe("image/jpeg");
  expect(Buffer.compare(kept?.bytes ?? new Uint8Array(), jpeg.bytes)).toBe(0);
  const stranger = openUserDb(db.connect(), other.claims);
  await removeLogo(stranger);
  expect(await readOwnLogo(stranger)).toBeNull();
  expect(await findLogo(user)).not.toBeNull();
  for (let time = 0; time < 2; time++) await removeLogo(user);
  expect(await findLogo(user)).toBeNull();
});

test.each([undefined, "", "a path"])("a form whose picture is %j asks for one", (logo) => {
  const { issues } = v.safeParse(PostedLogo, { intent: "logo", logo });
  expect(issues?.map(({ message }) => message)).toContain("Please choose a picture");
});
