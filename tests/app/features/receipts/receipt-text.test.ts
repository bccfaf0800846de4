import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { receiptPdf } from "#app/features/receipts/receipt-file.ts";
import { DEMONSTRATION, type Receipt, receiptMarkdown, receiptText } from "#app/features/receipts/receipt-text.ts";
import { readVatNumber } from "#app/shared/vat-number.ts";
import { readSeller } from "#db/seller.ts";
import { loadFile } from "#tests/support/static-files.ts";

const usd = (minor: number) => ({ minor, currency: "USD" }) as const;

const RECEIPT: Receipt = {
  number: "2026-000007",
  title: "Azure Migration Strategy Implementation Guide",
  issuedAt: new Date("2026-11-21T23:30:00Z"),
  amount: usd(9999),
  tax: { treatment: "contained", rateBasisPoints: 2300, amount: usd(1870) },
  seller: { name: "Portal Ltd", address: "1 Quay, Dublin", taxNumber: "IE0000000W" },
  buyer: {
    name: "Ada *Byrne*",
    company: "Byrne | Sons",
    address: { street: "2 Mall", city: "Cork", zipCode: "T12", country: "Ireland" },
    vatNumber: "IE6388047V",
  },
  isDemonstration: false,
  refunded: null,
  dispute: null,
};

test("a receipt names both parties, the day, and the tax that the price contains", () => {
  expect(receiptText(RECEIPT)).toEqual({
    heading: "Receipt 2026-000007",
    seller: ["Portal Ltd", "1 Quay", "Dublin", "Tax number IE0000000W"],
    buyer: ["Byrne | Sons", "Ada *Byrne*", "2 Mall", "Cork, T12", "Ireland", "VAT number IE6388047V"],
    facts: [
      ["Number", "2026-000007"],
      ["Issued and paid on", "21 November 2026"],
      ["Paid by", "Card"],
    ],
    amounts: [
      [RECEIPT.title, "$99.99"],
      ["Net amount", "$81.29"],
      ["Tax at 23%", "$18.70"],
      ["Total paid", "$99.99"],
    ],
    notes: [],
    later: [],
  });
});

test("where there is no tax, or the recipient owes it, the receipt says so and names no rate", () => {
  const reverse = receiptText({ ...RECEIPT, tax: { treatment: "reverse-charge", rateBasisPoints: 0, amount: usd(0) } });
  expect(reverse.amounts.map(([label]) => label)).toEqual([RECEIPT.title, "Total paid"]);
  expect(reverse.notes).toEqual([expect.stringContaining("Reverse charge")]);
  const none = receiptText({ ...RECEIPT, tax: { treatment: "none", rateBasisPoints: 0, amount: usd(0) } });
  expect(none.notes).toEqual(["This amount includes no tax."]);
});

test("what came later stands apart, and a demonstration is called one", () => {
  const text = receiptText({
    ...RECEIPT,
    isDemonstration: true,
    refunded: { amount: usd(4000), wholeAt: null },
    dispute: { status: "lost", openedAt: new Date("2026-12-01T10:00:00Z") },
  });
  expect(text.amounts.at(-1)).toEqual(["Total paid", "$99.99"]);
  expect(text.notes).toEqual([DEMONSTRATION]);
  expect(text.later).toEqual([
    "$40.00 of $99.99 has been refunded so far.",
    "The payment was disputed on 1 December 2026. The payment was reversed.",
  ]);
});

test("the file is a PDF that is the same each time, and what people typed is text in it", async () => {
  const markdown = receiptMarkdown(receiptText(RECEIPT));
  expect(markdown).toContain("Ada \\*Byrne\\*");
  expect(markdown).toContain("Byrne \\| Sons");
  const [one, two] = [await receiptPdf(RECEIPT, loadFile), await receiptPdf(RECEIPT, loadFile)];
  expect(Buffer.from(one.slice(0, 5)).toString()).toBe("%PDF-");
  expect(Buffer.compare(one, two)).toBe(0);
});

test("a receipt is one page, with everything that may stand on it", async () => {
  const full: Receipt = {
    ...RECEIPT,
    title: "T".repeat(200),
    isDemonstration: true,
    buyer: { ...RECEIPT.buyer, company: "C".repeat(100), address: { ...RECEIPT.buyer.address, street2: "Floor 3" } },
    refunded: { amount: usd(9999), wholeAt: new Date("2026-11-25T10:00:00Z") },
    dispute: { status: "lost", openedAt: new Date("2026-11-26T10:00:00Z") },
  };
  for (const receipt of [RECEIPT, full]) {
    const file = await PDFDocument.load(await receiptPdf(receipt, loadFile));
    expect(file.getPageCount()).toBe(1);
  }
});

test.each([
  ["IE 6388047V", "IE6388047V"],
  ["de 136.695.976", "DE136695976"],
  ["EL094259216", "EL094259216"],
  ["GB 980 7806 84", "GB980780684"],
  ["NL004495445B01", "NL004495445B01"],
  ["DE136695977", null],
  ["IE6388047W", null],
  ["6388047V", null],
  ["US123456789", null],
  ["DE' or 1=1", null],
])("the VAT number %j is %j", (typed, number) => {
  expect(readVatNumber(typed)).toBe(number);
});

test("the operator's seller is read with its rate in hundredths of a per cent, and what is malformed is refused", () => {
  const said = { SELLER_NAME: "Portal Ltd", SELLER_ADDRESS: "1 Quay, Dublin" };
  expect(readSeller({})).toBeUndefined();
  expect(readSeller(said)).toMatchObject({ taxNumber: "", taxRateBasisPoints: 0 });
  expect(readSeller({ ...said, TAX_RATE: "13.5" })).toMatchObject({ taxRateBasisPoints: 1350 });
  expect(() => readSeller({ ...said, TAX_RATE: "23%" })).toThrow("TAX_RATE");
  expect(() => readSeller({ SELLER_NAME: "Portal Ltd" })).toThrow("SELLER_ADDRESS");
});

test("a seller without a tax number has no empty line, and a rate keeps its half percent", () => {
  const seller = { name: "Portal Ltd", address: "1 Quay", taxNumber: "" };
  const tax = { ...RECEIPT.tax, rateBasisPoints: 2_550 };
  const text = receiptText({ ...RECEIPT, seller, tax });
  expect(text.seller).toEqual(["Portal Ltd", "1 Quay"]);
  expect(text.amounts[2]?.[0]).toBe("Tax at 25.5%");
});
