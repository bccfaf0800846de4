import { expect, test } from "vitest";
import { networkOf, shortNetworkOf } from "#app/shared/network.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["127.0.0.1", "127.0.0.0/24"],
  ["2001:db8:1234:5678:9abc:def0:1:2", "2001:db8:1234::/48"],
  ["2001:DB8::1", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
])("of %s the audit log keeps %s", (address, network) => {
  expect(shortNetworkOf(address)).toBe(network);
});

test("two addresses of one household are one place, and a limit tells places apart that the log does not", () => {
  expect(networkOf("2001:db8:1:2::1")).toBe(networkOf("2001:db8:1:2:ffff::9"));
  expect(networkOf("2001:db8:1:2::1")).not.toBe(networkOf("2001:db8:1:3::1"));
  expect(shortNetworkOf("2001:db8:1:2::1")).toBe(shortNetworkOf("2001:db8:1:3::1"));
});
