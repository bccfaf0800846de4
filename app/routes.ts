/** Every URL of the portal, one line each, under the layout that guards it. */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("./layouts/public.tsx", [
    index("./routes/home.tsx"),
    route("articles", "./routes/articles.tsx"),
    route("articles/:slug", "./routes/article.tsx"),
    route("signup", "./routes/signup.tsx"),
    route("check-your-inbox", "./routes/check-your-inbox.tsx"),
    route("auth/confirm", "./routes/auth-confirm.tsx"),
    route("forgot-password", "./routes/forgot-password.tsx"),
    route("reset-password", "./routes/reset-password.tsx"),
    route("sign-out", "./routes/sign-out.tsx"),
    route("terms", "./routes/terms.tsx"),
    route("privacy", "./routes/privacy.tsx"),
    route("questionnaire", "./routes/questionnaire.tsx"),
    route("resume/:key", "./routes/resume.tsx"),
    route("supabase-test", "./routes/supabase-test.tsx"),
  ]),
  layout("./layouts/account.tsx", [
    route("clients", "./routes/clients.tsx"),
    route("documents", "./routes/documents.tsx"),
    route("documents/:documentId", "./routes/document.tsx"),
    route("documents/:documentId/download.txt", "./routes/document-download.ts", { id: "download-text" }),
    route("documents/:documentId/download.md", "./routes/document-download.ts", { id: "download-markdown" }),
    route("payment/:documentId", "./routes/payment.tsx"),
    route("profile", "./routes/profile.tsx"),
    route("profile/email", "./routes/profile-email.tsx"),
    route("profile/password", "./routes/profile-password.tsx"),
    route("profile/export", "./routes/profile-export.ts"),
    route("profile/erase", "./routes/profile-erase.tsx"),
  ]),
  layout("./layouts/admin.tsx", [
    route("admin", "./routes/admin.tsx"),
    route("admin/clients", "./routes/admin-clients.tsx"),
  ]),
  layout("./layouts/owner.tsx", [
    route("admin/users", "./routes/admin-users.tsx"),
    route("admin/users/users_export.csv", "./routes/admin-users-export.ts"),
  ]),
  ...(import.meta.env?.MODE === "development" ? [route("ui", "./routes/gallery.tsx")] : []),
  route("feed.xml", "./routes/feed.ts"),
  route("sitemap.xml", "./routes/sitemap.ts"),
  route("robots.txt", "./routes/robots.ts"),
  route("healthz", "./routes/healthz.ts"),
  route("*", "./routes/not-found.tsx"),
] satisfies RouteConfig;
