/** Checks the format and check digits of VAT numbers of the European Union and the United Kingdom, but not whether they are in use. */
import * as vat from "jsvat-next";

const COUNTRIES: vat.Country[] = [
  vat.austria,
  vat.belgium,
  vat.bulgaria,
  vat.croatia,
  vat.cyprus,
  vat.czechRepublic,
  vat.denmark,
  vat.estonia,
  vat.finland,
  vat.france,
  vat.germany,
  vat.greece,
  vat.hungary,
  vat.ireland,
  vat.italy,
  vat.latvia,
  vat.lithuania,
  vat.luxembourg,
  vat.malta,
  vat.netherlands,
  vat.poland,
  vat.portugal,
  vat.romania,
  vat.slovakiaRepublic,
  vat.slovenia,
  vat.spain,
  vat.sweden,
  vat.unitedKingdom,
];

/** The number with its country code and without spaces, dots and dashes; null if it is not a valid one. */
export function readVatNumber(typed: string): string | null {
  const { isValid, value } = vat.checkVAT(typed, COUNTRIES);
  return isValid && value ? value : null;
}
