/** The codes of authenticator apps (RFC 6238): six digits that change every half minute, by SHA-1, which every app supports. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const PERIOD_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** How many periods before and after now a code is still good for: clocks differ, and typing takes time. */
const SKEW_PERIODS = 1;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Twenty random bytes, in base 32. */
export function newSecret(): string {
  const bits = Array.from(randomBytes(SECRET_BYTES), (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join("");
}

/** The code that an app shows at this time. */
export function codeAt(secret: string, time: Date): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time.getTime() / 1000 / PERIOD_SECONDS)));
  const hash = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

export function isCode(secret: string, code: string, now: Date): boolean {
  if (!/^\d{6}$/.test(code)) return false;
  const periods = Array.from({ length: 2 * SKEW_PERIODS + 1 }, (_, index) => index - SKEW_PERIODS);
  return periods.some((period) => {
    const expected = codeAt(secret, new Date(now.getTime() + period * PERIOD_SECONDS * 1000));
    return timingSafeEqual(Buffer.from(code), Buffer.from(expected));
  });
}

/** The address in the QR code that an app scans. */
export function toUri({ issuer, account, secret }: { issuer: string; account: string; secret: string }): string {
  const query = {
    algorithm: "SHA1",
    digits: DIGITS,
    issuer: encodeURIComponent(issuer),
    period: PERIOD_SECONDS,
    secret,
  };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `otpauth://totp/${encodeURI(issuer)}:${encodeURI(account)}?${pairs.join("&")}`;
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
