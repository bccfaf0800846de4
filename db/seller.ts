/** Reads from the operator's environment the seller that every receipt names from then on. */
import * as v from "valibot";

export type Seller = { name: string; address: string; taxNumber: string; taxRateBasisPoints: number };

const Environment = v.object({
  SELLER_NAME: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(160)),
  SELLER_ADDRESS: v.pipe(
    v.string("SELLER_ADDRESS must be set beside SELLER_NAME"),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(300),
  ),
  SELLER_TAX_NUMBER: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z0-9]{0,20}$/, "SELLER_TAX_NUMBER has capitals and digits only")),
    "",
  ),
  /** A percentage: `23`, `13.5`. */
  TAX_RATE: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,2})?$/, "TAX_RATE is a percentage such as 23 or 13.5")),
    "0",
  ),
});

/**
 * The seller, or undefined where SELLER_NAME is not set, which leaves the setting as it is.
 *
 * @throws {v.ValiError} naming the variable that is missing or malformed
 */
export function readSeller(environment: Record<string, string | undefined>): Seller | undefined {
  if (!environment.SELLER_NAME) return undefined;
  const said = v.parse(Environment, environment);
  const [whole = "", decimals = ""] = said.TAX_RATE.split(".");
  return {
    name: said.SELLER_NAME,
    address: said.SELLER_ADDRESS,
    taxNumber: said.SELLER_TAX_NUMBER,
    taxRateBasisPoints: Number(whole) * 100 + Number(decimals.padEnd(2, "0")),
  };
}
