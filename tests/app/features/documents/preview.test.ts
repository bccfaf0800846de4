import { expect, test } from "vitest";
import { previewOf } from "#app/features/documents/preview.ts";

const TEXT = `# Azure Migration Strategy Implementation Guide

Prepared for Harbour Foods.

**Table 1. Document control**

| Item | Value |
| --- | --- |
| State | Draft |

## Executive Summary

The opening, with a [link](https://example.com).

### Main risks

- One

## Budget Considerations

The secret budget.

**Table 2. Lines & sums**

| Line | EUR |
| --- | ---: |
| Design | 40 |
| Build | 120 |

### Licences

| Licence | EUR |
| --- | ---: |
| Windows | 7 |

## Next Steps

Sign.
`;

test("the outline has every section with its parts and each table with its length", () => {
  expect(previewOf(TEXT).sections).toEqual([
    { title: "Front matter", parts: [], tables: [{ title: "Table 1. Document control", rows: 1 }] },
    { title: "Executive Summary", parts: ["Main risks"], tables: [] },
    {
      title: "Budget Considerations",
      parts: ["Licences"],
      tables: [
        { title: "Table 2. Lines & sums", rows: 2 },
        { title: "Licences", rows: 1 },
      ],
    },
    { title: "Next Steps", parts: [], tables: [] },
  ]);
});

test("the opening is the first section, whole, and nothing of the second", () => {
  expect(previewOf(TEXT).opening).toBe(
    "## Executive Summary\n\nThe opening, with a [link](https://example.com).\n\n### Main risks\n\n- One",
  );
});

test("beyond the opening no sentence and no cell of a table is in the preview", () => {
  const preview = JSON.stringify(previewOf(TEXT));
  for (const secret of ["The secret budget", "Design", "120", "Windows", "Draft", "Sign."]) {
    expect(preview).not.toContain(secret);
  }
});

test("a text without sections has an empty preview", () => {
  expect(previewOf("Just a line.")).toEqual({ sections: [], opening: "" });
});
