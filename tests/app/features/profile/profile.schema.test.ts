import * as v from "valibot";
import { expect, test } from "vitest";
import { PostedProfile } from "#app/features/profile/profile.schema.ts";
import { valuesOf } from "#app/features/profile/profile-values.ts";

const NAMED = { intent: "profile", name: "Ada Byrne" };

function messagesOf(form: Record<string, unknown>): string[] {
  const { issues = [] } = v.safeParse(PostedProfile, form);
  return [...new Set(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`))];
}

test("what was left blank is not kept", () => {
  expect(v.parse(PostedProfile, { ...NAMED, website: "", city: "" })).toEqual({
    intent: "profile",
    change: { name: "Ada Byrne", company: "", profile: {} },
  });
});

test("a stored profile gives the form that would store it again", () => {
  const change = {
    name: "Ada Byrne",
    company: "Byrne Ltd",
    profile: {
      jobTitle: "CTO",
      phoneNumber: "+16135550100",
      website: "byrne.example",
      companySize: "1000+",
      industry: "Professional Services",
      vatNumber: "IE6388047V",
      address: { street: "1 Main St", city: "Ottawa", country: "Canada" },
      technicalContact: { name: "Tess", phone: "+61255501000" },
    },
  };
  const values = valuesOf(change);
  expect(values).toMatchObject({ phoneCountry: "CA", phoneNumber: "6135550100", contactPhoneCountry: "AU" });
  expect(v.parse(PostedProfile, { intent: "profile", ...values })).toEqual({ intent: "profile", change });
});

test("the country is suggested until an address was saved", () => {
  const person = { name: "Ada", company: "" };
  expect(valuesOf({ ...person, profile: {} }).country).toBe("United States");
  expect(valuesOf({ ...person, profile: { address: { city: "Cork" } } }).country).toBe("");
  expect(valuesOf({ ...person, profile: { address: { country: "France" } } }).country).toBe("France");
});

test.each([
  [{ phoneNumber: "1" }, "phoneNumber: Please enter a valid phone number"],
  [{ contactPhoneNumber: "1" }, "contactPhoneNumber: Please enter a valid phone number"],
  [{ vatNumber: "IE6388047W" }, "vatNumber: Please enter a valid VAT number, with its country code"],
  [{ contactEmail: "tess@" }, "contactEmail: Please enter a valid email"],
  [{ country: "Atlantis" }, "country: Please choose a country from the list"],
  [{ companySize: "12" }, "companySize: Please choose a company size from the list"],
  [{ name: "" }, "name: Full Name is required"],
  [{ company: "x".repeat(161) }, "company: Company Name must be at most 160 characters"],
])("%o is refused at its field", (wrong, message) => {
  expect(messagesOf({ ...NAMED, ...wrong })).toEqual([message]);
});

test("a company may be emptied in its line, a name may not", () => {
  expect(v.parse(PostedProfile, { intent: "company", company: "" })).toEqual({
    intent: "company",
    change: { company: "" },
  });
  expect(messagesOf({ intent: "name", name: "" })).toEqual(["name: Full Name is required"]);
});

test.each(["role", "email", "status", "id", "profile", "__proto__x"])("a field %s does not belong there", (field) => {
  expect(v.safeParse(PostedProfile, { ...NAMED, [field]: "owner" }).success).toBe(false);
  expect(v.safeParse(PostedProfile, { intent: "name", name: "Ada", [field]: "owner" }).success).toBe(false);
});
