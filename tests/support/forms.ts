/** One form that is in order for every button of the portal, by the route that takes it. */
import { tokenise } from "#app/features/payments/simulator-token.ts";
import { PASSWORD } from "./journey.ts";
import type { Fields } from "./visitor.ts";

export type Ids = { clientId: string; unpaidId: string; paidId: string };

export type PostedForm = {
  button: string;
  path: string;
  fields: Fields;
  caller: "visitor" | "owner";
  /** What the form is answered with. */
  status: number;
};

const client = { name: "Orla Keane", email: "orla@keane.example", company: "Keane Ltd" };
const personal = {
  ...{ jobTitle: "CTO", phoneCountry: "IE", phoneNumber: "087 123 4567", website: "byrne.example", country: "Ireland" },
  vatNumber: "IE 6388047V",
  ...{ contactName: "Tess", contactEmail: "tess@byrne.example", contactPhoneCountry: "IE", contactPhoneNumber: "" },
};
const IMPORT = "Full Name,Email Address,Company Name\nFinn Daly,finn@daly.example,Daly Ltd";
const article = {
  ...{ intent: "draft", version: "0", title: "A title", slug: "", description: "", category: "Azure" },
  ...{ author: "Ada", tags: "", verifiedUntil: "", body: "", publishOn: "", zone: "UTC" },
};
const wrongPassword = {
  currentPassword: "not-the-password",
  password: "wide-blue-door-7",
  confirmPassword: "wide-blue-door-7",
};
const classified = { companySize: "51-200", industry: "Education" };

/** The forms of a route; a function, since some can be sent only once. */
export function formsOf({ clientId, unpaidId, paidId }: Ids): Record<string, () => PostedForm[]> {
  const draft = () => ({ assessment: crypto.randomUUID(), version: "0" });
  const email = () => `${crypto.randomUUID()}@example.com`;
  const step = (button: string, caller: PostedForm["caller"]): PostedForm => {
    const fields = { intent: button, ...draft(), step: "3", answer: "medium" };
    return { button, path: "/questionnaire?step=3", fields, caller, status: 302 };
  };
  const ofVisitor = (button: string, path: string, fields: Fields): PostedForm => {
    return { button, path, fields, caller: "visitor", status: 200 };
  };
  const ofOwner = (button: string, path: string, fields: Fields, status = 302): PostedForm => {
    return { button, path, fields, caller: "owner", status };
  };
  const signUp = () => ({ name: "Ada", email: email(), company: "", password: PASSWORD, confirmPassword: PASSWORD });
  const declinedCard = (): Fields => ({ intent: "pay", token: tokenise("4000 0000 0000 0002") });
  return {
    "/signup": () => [
      { button: "Sign Up", path: "/signup", fields: signUp(), caller: "visitor", status: 302 },
      {
        button: "Sign In",
        path: "/signup?mode=signin",
        fields: { email: email(), password: PASSWORD },
        caller: "visitor",
        status: 400,
      },
    ],
    "/check-your-inbox": () => [
      { button: "Send Again", path: "/check-your-inbox", fields: { email: email() }, caller: "visitor", status: 200 },
    ],
    "/forgot-password": () => [
      { button: "Send", path: "/forgot-password", fields: { email: email() }, caller: "visitor", status: 200 },
    ],
    "/auth/confirm": () => [
      {
        button: "Confirm",
        path: "/auth/confirm",
        fields: { token_hash: "a".repeat(56), type: "signup", next: "/clients" },
        caller: "visitor",
        status: 400,
      },
    ],
    "/reset-password": () => [
      {
        button: "Set",
        path: "/reset-password",
        fields: { password: PASSWORD, confirmPassword: PASSWORD },
        caller: "owner",
        status: 400,
      },
    ],
    "/admin/articles": () => [
      ofOwner("Delete", "/admin/articles", { intent: "delete", articleId: crypto.randomUUID() }),
    ],
    "/admin": () => [ofOwner("Send again", "/admin", { documentId: paidId })],
    "/admin/articles/new": () => [ofOwner("Save draft", "/admin/articles/new", article)],
    "/admin/articles/:articleId": () => [
      ofOwner("Publish now", `/admin/articles/${crypto.randomUUID()}`, { ...article, intent: "publish" }),
    ],
    "/admin/articles/:articleId/revisions/:version": () => [
      ofOwner("Restore this text", `/admin/articles/${crypto.randomUUID()}/revisions/1`, { version: "1" }),
    ],
    "/admin/users": () => [
      {
        button: "Save User",
        path: "/admin/users",
        fields: {
          intent: "save",
          userId: crypto.randomUUID(),
          seen: "2026-01-01T00:00:00.000Z",
          name: "A",
          company: "",
          role: "owner",
          status: "active",
        },
        caller: "owner",
        status: 302,
      },
      ofOwner("Remove two-step verification", "/admin/users", {
        ...{ intent: "remove-second-factor", userId: crypto.randomUUID() },
      }),
    ],
    "/questionnaire": () => [
      step("next", "visitor"),
      step("previous", "visitor"),
      step("park", "visitor"),
      step("next", "owner"),
      {
        button: "add-client",
        path: "/questionnaire?step=11",
        fields: { intent: "add-client", step: "11", ...client, ...classified, website: "" },
        caller: "owner",
        status: 302,
      },
      {
        button: "details",
        path: "/questionnaire?step=12&details",
        fields: { intent: "details", ...draft(), "detail-head-count": "180", "unknown-sites": "on" },
        caller: "visitor",
        status: 409, // nothing was answered yet
      },
      {
        button: "generate",
        path: "/questionnaire?step=12",
        fields: { intent: "generate", ...draft() },
        caller: "owner",
        status: 409, // that assessment is nobody's
      },
      {
        button: "start-again",
        path: "/questionnaire",
        fields: { intent: "start-again" },
        caller: "visitor",
        status: 302,
      },
    ],
    "/resume/:key": () => [{ button: "Resume", path: "/resume/none", fields: {}, caller: "visitor", status: 404 }],
    "/supabase-test": () => [
      ofVisitor("Run All Tests", "/supabase-test", { intent: "all" }),
      ofVisitor("Test Authentication", "/supabase-test", {
        intent: "authentication",
        email: email(),
        password: PASSWORD,
      }),
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
      {
        button: "Complete Purchase",
        path: `/payment/${unpaidId}`,
        fields: declinedCard(),
        caller: "owner",
        status: 402,
      },
      { button: "cancel", path: `/payment/${unpaidId}`, fields: { intent: "cancel" }, caller: "owner", status: 302 },
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
    // Of a visitor nobody waits for a code.
    "/two-step": () => [
      { button: "Sign In with a code", path: "/two-step", fields: { code: "123456" }, caller: "visitor", status: 302 },
    ],
    "/profile/logo": () => [
      ofOwner("Save Logo", "/profile/logo", { intent: "logo" }, 400),
      ofOwner("Remove Logo", "/profile/logo", { intent: "remove-logo" }),
    ],
    "/profile/erase": () => [
      ofOwner("Erase", "/profile/erase", { email: "another@example.com", currentPassword: PASSWORD }, 400),
    ],
    "/sign-out": () => [{ button: "Sign Out", path: "/sign-out", fields: {}, caller: "visitor", status: 302 }],
  };
}
