import postgres from "postgres";
import { afterAll, expect, test, vi } from "vitest";
import { anyAddress, PASSWORD, problem, startTestStack } from "./test-stack.ts";

const stack = await startTestStack();
const admin = stack.service().auth.admin;
afterAll(stack.stop);

async function account() {
  const email = anyAddress();
  const { data, error } = await admin.createUser({ email, password: PASSWORD, email_confirm: true });
  if (error) throw error;
  return { email, id: data.user.id };
}

test("the secret key makes an account that may sign in", async () => {
  const email = anyAddress();
  const { data } = await admin.createUser({
    email: email.toUpperCase(),
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { name: "Ada" },
    app_metadata: { source: "seed" },
  });
  expect(data.user).toMatchObject({
    email,
    role: "authenticated",
    user_metadata: { name: "Ada", email_verified: true },
    app_metadata: { provider: "email", providers: ["email"], source: "seed" },
  });
  expect((await stack.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("an account made without confirmation may not sign in", async () => {
  const email = anyAddress();
  await admin.createUser({ email, password: PASSWORD });
  const { error } = await stack.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(problem(error).code).toBe("email_not_confirmed");
});

test("a taken address is refused", async () => {
  const { email } = await account();
  expect(problem((await admin.createUser({ email, password: PASSWORD })).error)).toEqual({
    status: 422,
    code: "email_exists",
    message: "A user with this email address has already been registered",
  });
});

test("accounts are listed newest first, a page at a time, with their number", async () => {
  const made = [await account(), await account(), await account()];
  const { data } = await admin.listUsers({ page: 1, perPage: 2 });
  expect(data.users.map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id]);
  expect(data).toMatchObject({ aud: "authenticated", nextPage: 2 });
  const everybody = await admin.listUsers({ perPage: 1000 });
  expect("total" in data && data.total).toBe(everybody.data.users.length);
});

test("a changed address, password and name count at once", async () => {
  const { id } = await account();
  const email = anyAddress();
  const { data } = await admin.updateUserById(id, { email, password: "another-horse", user_metadata: { name: "Eve" } });
  expect(data.user).toMatchObject({ email, user_metadata: { name: "Eve" } });
  expect((await stack.client().auth.signInWithPassword({ email, password: "another-horse" })).error).toBeNull();
});

test("a password set by the secret key ends the person's sessions", async () => {
  const { email, id } = await account();
  const client = stack.client();
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  await admin.updateUserById(id, { password: "another-horse" });
  expect((await client.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
});

test("a deleted account is gone with all that was its own", async () => {
  const { email, id } = await account();
  await stack.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect((await admin.deleteUser(id)).error).toBeNull();
  expect(problem((await admin.getUserById(id)).error)).toEqual({
    status: 404,
    code: "user_not_found",
    message: "User not found",
  });
  const sql = postgres(stack.dbUrl, { max: 1 });
  const [left] = await sql`
    select (select count(*)::int from auth.sessions where user_id = ${id}) as sessions,
      (select count(*)::int from auth.identities where user_id = ${id}) as identities`;
  await sql.end();
  expect(left).toEqual({ sessions: 0, identities: 0 });
});

test("neither the publishable key nor a person may use these calls", async () => {
  const { email, id } = await account();
  expect(problem((await stack.client().auth.admin.getUserById(id)).error)).toEqual({
    status: 403,
    code: "not_admin",
    message: "User not allowed",
  });
  const { data } = await stack.client().auth.signInWithPassword({ email, password: PASSWORD });
  for (const key of [stack.publishableKey, stack.secretKey]) {
    const answer = await stack.call(`/auth/v1/admin/users/${id}`, { key, token: data.session?.access_token ?? "" });
    expect(answer.status).toBe(403);
  }
});

test("a trigger of the project that refuses a new account refuses the sign-up", async () => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const sql = postgres(stack.dbUrl, { max: 1 });
  await sql.unsafe(`
    create function public.refuse() returns trigger language plpgsql security definer set search_path = '' as $$
    begin raise exception 'not this one'; end $$;
    create trigger refuse before insert on auth.users for each row when (new.email = 'refused@example.com') execute function public.refuse()`);
  await sql.end();
  const json = { email: "refused@example.com", password: PASSWORD };
  const answer = await stack.call("/auth/v1/signup", { method: "POST", json });
  expect(await answer.json()).toEqual({
    code: 500,
    error_code: "unexpected_failure",
    msg: "Database error saving new user",
  });
});

test("the project's triggers see an account made, given its role, and then confirmed", async () => {
  const sql = postgres(stack.dbUrl, { max: 1 });
  await sql.unsafe(`
    create table public.seen (id bigserial, event text, role text, confirmed boolean);
    create function public.look() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      insert into public.seen (event, role, confirmed) values (tg_op, new.role, new.email_confirmed_at is not null);
      return new;
    end $$;
    create trigger look after insert or update of role, email_confirmed_at on auth.users
      for each row when (new.email = 'watched@example.com') execute function public.look()`);
  await stack.client().auth.signUp({ email: "watched@example.com", password: PASSWORD });
  const seen = await sql`select event, role, confirmed from public.seen order by id`;
  await sql.end();
  expect([...seen]).toEqual([
    { event: "INSERT", role: "", confirmed: false },
    { event: "UPDATE", role: "authenticated", confirmed: false },
    { event: "UPDATE", role: "authenticated", confirmed: true },
  ]);
});
