import { afterEach, expect, test, vi } from "vitest";
import {
  endEnrolment,
  endRecovery,
  findBrowserKey,
  findEmailChange,
  findEnrolment,
  findPending,
  isRecovering,
  keepBrowserKey,
  keepEmailChange,
  keepEnrolment,
  keepPending,
  keepRecovery,
} from "#app/features/auth/flow-cookies.server.ts";

const signing = { origin: "https://portal.example", sessionSecret: "a secret of at least thirty-two letters" };
const ADA = "7f7a1a0e-1b2c-4d3e-8f90-a1b2c3d4e5f6";

/** The next request of a browser that was given this cookie. */
function after(cookie: string): Request {
  return new Request(signing.origin, { headers: { Cookie: cookie.split(";")[0] ?? "" } });
}
const fresh = after("");
afterEach(() => void vi.useRealTimers());

test("who was asked to open the mail is known to the browser that asked, and to no other", async () => {
  const pending = { email: "ada@example.com", next: "/questionnaire?step=11" };
  const cookie = await keepPending(signing, pending);
  expect(await findPending(signing, after(cookie))).toEqual(pending);
  expect(await findPending(signing, fresh)).toBeNull();
  const stranger = { ...signing, sessionSecret: "another secret of at least thirty-two" };
  expect(await findPending(stranger, after(cookie))).toBeNull();
});

test("a reset link lets its own user set a password without the old one, until that is done", async () => {
  const cookie = await keepRecovery(signing, ADA);
  expect(await isRecovering(signing, after(cookie), ADA)).toBe(true);
  expect(await isRecovering(signing, after(cookie), "somebody else")).toBe(false);
  expect(await isRecovering(signing, fresh, ADA)).toBe(false);
  expect(await isRecovering(signing, after(await endRecovery(signing)), ADA)).toBe(false);
});

test("the key of a second factor is remembered for the user who sets it up, until that is done", async () => {
  const enrolment = { userId: ADA, factorId: "f", uri: "otpauth://totp/a?secret=b" };
  const cookie = await keepEnrolment(signing, enrolment);
  expect(cookie).toContain("Max-Age=300");
  expect(await findEnrolment(signing, after(cookie), ADA)).toEqual(enrolment);
  expect(await findEnrolment(signing, after(cookie), "somebody else")).toBeNull();
  expect(await findEnrolment(signing, after(await endEnrolment(signing)), ADA)).toBeNull();
});

test("a note that somebody copied counts for no longer than the browser would keep it", async () => {
  vi.useFakeTimers();
  const [recovery, enrolment, change, pending] = await Promise.all([
    keepRecovery(signing, ADA),
    keepEnrolment(signing, { userId: ADA, factorId: "f", uri: "otpauth://totp/a?secret=b" }),
    keepEmailChange(signing, { userId: ADA, email: "new@example.com" }),
    keepPending(signing, { email: "ada@example.com", next: "/" }),
  ]);
  vi.advanceTimersByTime(5 * 60_000);
  expect(await findEnrolment(signing, after(enrolment), ADA)).toBeNull();
  expect(await isRecovering(signing, after(recovery), ADA)).toBe(true);
  vi.advanceTimersByTime(10 * 60_000);
  expect(await isRecovering(signing, after(recovery), ADA)).toBe(false);
  vi.advanceTimersByTime(45 * 60_000);
  expect(await findEmailChange(signing, after(change), ADA)).toBeNull();
  expect(await findPending(signing, after(pending))).toBeNull();
});

test("no note passes for another", async () => {
  const recovery = await keepRecovery(signing, ADA);
  expect(await isRecovering(signing, after(recovery.replace("recovery=", "browser=")), ADA)).toBe(false);
  expect(await findBrowserKey(signing, after(recovery.replace("recovery=", "browser=")))).toBeNull();
});

test("a change of address is remembered for the user who asked for it", async () => {
  const cookie = await keepEmailChange(signing, { userId: ADA, email: "new@example.com" });
  expect(await findEmailChange(signing, after(cookie), ADA)).toBe("new@example.com");
  expect(await findEmailChange(signing, after(cookie), "somebody else")).toBeNull();
  expect(await findEmailChange(signing, fresh, ADA)).toBeNull();
});

test("a browser is known again by its key", async () => {
  expect(await findBrowserKey(signing, after(await keepBrowserKey(signing, "42")))).toBe("42");
  expect(await findBrowserKey(signing, fresh)).toBeNull();
});
