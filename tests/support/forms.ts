/** One valid form for every button of the portal, by the route that takes it. */
import { tokenise } from "#app/features/payments/simulator-token.ts";
import { PASSWORD } from "./journey.ts";
import type { Fields } from "./visitor.ts";

export type Ids = { clientId: string; unpaidId: string; paidId: string };

type PostedForm = {
  button: string;
  path: string;
  fields: Fields;
  caller: "visitor" | "owner";
  /** The status of the answer. */
  status: number;
};

const client = { name: "Orla Keane", email: "orla@keane.example", company: "Keane Ltd" };
const personal = {
  jobTitle: "CTO",
  phoneCountry: "IE",
  phoneNumber: "087 123 4567",
  website: "byrne.example",
  country: "Ireland",
  vatNumber: "IE 6388047V",
  contactName: "Tess",
  contactEmail: "tess@byrne.example",
  contactPhoneCountry: "IE",
  contactPhoneNumber: "",
};
const IMPORT = "Full Name,Email Address,Company Name\nFinn Daly,finn@daly.example,Daly Ltd";
/** A draft; each test changes what it is about. */
export const ARTICLE = {
  intent: "draft",
  version: "0",
  title: "A title",
  slug: "",
  description: "",
  category: "Azure",
  author: "Ada",
  tags: "",
  verifiedUntil: "",
  body: "",
  publishOn: "",
  zone: "UTC",
};
const wrongPassword = {
  currentPassword: "not-the-password",
  password: "wide-blue-door-7",
  confirmPassword: "wide-blue-door-7",
};
const DECLINED = "4000 0000 0000 0002";
const classified = { companySize: "51-200", industry: "Education" };

/** The forms of each route, made by a function because some can be sent only once. */
export function formsOf({ clientId, unpaidId, paidId }: Ids): Record<string, () => PostedForm[]> {
  const draft = () => ({ assessment: crypto.randomUUID(), version: "0" });
  const email = () => `${crypto.randomUUID()}@example.com`;
  const ofVisitor = (button: string, path: string, fields: Fields, status = 302): PostedForm => {
    return { button, path, fields, caller: "visitor", status };
  };
  const ofOwner = (button: string, path: string, fields: Fields, status = 302): PostedForm => {
    return { button, path, fields, caller: "owner", status };
  };
  const step = (button: string) => ({ intent: button, ...draft(), step: "3", answer: "medium" });
  const password = { password: PASSWORD, confirmPassword: PASSWORD };
  return {
    "/signup": () => [
      ofVisitor("Sign Up", "/signup", { name: "Ada", email: email(), company: "", ...password }),
      ofVisitor("Sign In", "/signup?mode=signin", { email: email(), password: PASSWORD }, 400),
    ],
    "/check-your-inbox": () => [ofVisitor("Send Again", "/check-your-inbox", { email: email() }, 200)],
    "/forgot-password": () => [ofVisitor("Send", "/forgot-password", { email: email() }, 200)],
    "/auth/confirm": () => [
      ofVisitor("Confirm", "/auth/confirm", { token_hash: "a".repeat(56), type: "signup", next: "/clients" }, 400),
    ],
    "/reset-password": () => [ofOwner("Set", "/reset-password", password, 400)],
    "/admin/articles": () => [
      ofOwner("Delete", "/admin/articles", { intent: "delete", articleId: crypto.randomUUID() }),
    ],
    "/admin": () => [ofOwner("Send again", "/admin", { documentId: paidId })],
    "/admin/articles/new": () => [ofOwner("Save draft", "/admin/articles/new", ARTICLE)],
    "/admin/articles/:articleId": () => [
      ofOwner("Publish now", `/admin/articles/${crypto.randomUUID()}`, { ...ARTICLE, intent: "publish" }),
    ],
    "/admin/articles/:articleId/revisions/:version": () => [
      ofOwner("Restore this text", `/admin/articles/${crypto.randomUUID()}/revisions/1`, { version: "1" }),
    ],
    "/admin/users": () => [
      ofOwner("Save User", "/admin/users", {
        intent: "save",
        userId: crypto.randomUUID(),
        seen: "2026-01-01T00:00:00.000Z",
        name: "A",
        company: "",
        role: "owner",
        status: "active",
      }),
      ofOwner("Remove two-step verification", "/admin/users", {
        intent: "remove-second-factor",
        userId: crypto.randomUUID(),
      }),
    ],
    "/questionnaire": () => [
      ofVisitor("next", "/questionnaire?step=3", step("next")),
      ofVisitor("previous", "/questionnaire?step=3", step("previous")),
      ofVisitor("park", "/questionnaire?step=3", step("park")),
      ofOwner("next", "/questionnaire?step=3", step("next")),
      ofOwner("add-client", "/questionnaire?step=11", {
        intent: "add-client",
        step: "11",
        ...client,
        ...classified,
        website: "",
      }),
      // Nothing has been answered yet.
      ofVisitor(
        "details",
        "/questionnaire?step=12&details",
        { intent: "details", ...draft(), "detail-head-count": "180", "unknown-sites": "on" },
        409,
      ),
      // That assessment does not exist.
      ofOwner("generate", "/questionnaire?step=12", { intent: "generate", ...draft() }, 409),
      ofVisitor("start-again", "/questionnaire", { intent: "start-again", ...draft() }),
    ],
    "/resume/:key": () => [ofVisitor("Resume", "/resume/none", {}, 404)],
    "/supabase-test": () => [
      ofVisitor("Run All Tests", "/supabase-test", { intent: "all" }, 200),
      ofVisitor(
        "Test Authentication",
        "/supabase-test",
        { intent: "authentication", email: email(), password: PASSWORD },
        200,
      ),
    ],
    "/clients": () => [
      ofOwner("Add Client", "/clients?add", { intent: "add", version: "0", ...client }),
      ofOwner("Restore", "/clients", { intent: "restore", clientId }),
    ],
    "/clients/import": () => [
      ofOwner("Check File", "/clients/import", { intent: "check", file: "", text: IMPORT }, 200),
      ofOwner("Import", "/clients/import", { intent: "import", text: IMPORT }),
    ],
    "/documents": () => [
      ofOwner("Send again", "/documents", { intent: "resend", documentId: paidId }, 200),
      ofOwner("Delete Document", "/documents", { intent: "delete", documentId: paidId }, 409),
      ofOwner("Use answers again", "/documents", { intent: "repeat", documentId: paidId }),
    ],
    "/payment/:documentId": () => [
      ofOwner("Complete Purchase", `/payment/${unpaidId}`, { intent: "pay", token: tokenise(DECLINED) }, 402),
      ofOwner("cancel", `/payment/${unpaidId}`, { intent: "cancel" }),
    ],
    "/profile": () => [
      ofOwner("Save Profile", "/profile", { intent: "profile", name: "Ada", company: "Byrne Ltd", ...personal }),
      ofOwner("name", "/profile?edit=name", { intent: "name", name: "Ada B" }),
      ofOwner("company", "/profile?edit=company", { intent: "company", company: "Byrne" }),
      ofOwner("Sign out other sessions", "/profile", { intent: "sign-out-others" }),
    ],
    "/profile/email": () => [ofOwner("Send Confirmation", "/profile/email", { email: email() })],
    "/profile/password": () => [ofOwner("Change Password", "/profile/password", wrongPassword, 400)],
    "/profile/two-step": () => [
      ofOwner("Continue", "/profile/two-step", { intent: "begin", currentPassword: "not-the-password" }, 400),
      ofOwner("Turn On", "/profile/two-step", { intent: "confirm", code: "123456" }, 409),
      ofOwner("Turn Off", "/profile/two-step", { intent: "remove", code: "123456" }, 409),
      ofOwner("Cancel", "/profile/two-step", { intent: "cancel" }),
    ],
    // A visitor has not given a password, after which the code is asked for.
    "/two-step": () => [ofVisitor("Sign In with a code", "/two-step", { code: "123456" })],
    "/profile/logo": () => [
      ofOwner("Save Logo", "/profile/logo", { intent: "logo" }, 400),
      ofOwner("Remove Logo", "/profile/logo", { intent: "remove-logo" }),
    ],
    "/profile/erase": () => [
      ofOwner("Erase", "/profile/erase", { email: "another@example.com", currentPassword: PASSWORD }, 400),
    ],
    "/sign-out": () => [ofVisitor("Sign Out", "/sign-out", {})],
  };
}
