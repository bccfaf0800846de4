import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("app/app.css", "utf8");
const BACKGROUNDS = ["surface", "raised", "sunken"];
const TONES = ["success", "warning", "danger", "info"];

test.each(["light", "dark"] as const)("text and its background differ by 4.5:1 at least, %s", (scheme) => {
  const pairs = [
    ...BACKGROUNDS.flatMap((ground) => [
      ["ink", ground],
      ["muted", ground],
      ["accent", ground],
      ["accent-strong", ground],
      ...TONES.map((tone) => [tone, ground]),
    ]),
    ...TONES.flatMap((tone) => [
      [tone, `${tone}-soft`],
      ["ink", `${tone}-soft`],
    ]),
    ["accent", "accent-soft"],
    ["accent-strong", "accent-soft"],
    ["ink", "accent-soft"],
    ["muted", "accent-soft"],
    ["on-accent", "accent"],
    ["on-accent", "accent-strong"],
    ["on-danger", "danger"],
    ["on-danger", "danger-strong"],
    ["on-deep", "deep"],
    ["on-deep-muted", "deep"],
    ["deep-ink", "on-deep"],
    ["deep-ink", "on-deep-muted"],
    ["muted", "danger-soft"],
  ];
  expect(tooClose(pairs, scheme, 4.5)).toEqual([]);
});

test.each(["light", "dark"] as const)(
  "borders of inputs and the focus ring differ by 3:1 from what they lie on, %s",
  (scheme) => {
    const grounds = [...BACKGROUNDS, "accent-soft"];
    const pairs = grounds.flatMap((ground) => [
      ["line-strong", ground],
      ["focus", ground],
    ]);
    expect(tooClose([...pairs, ["accent", "line"], ["on-deep", "deep"]], scheme, 3)).toEqual([]);
  },
);

function tooClose(pairs: string[][], scheme: "light" | "dark", least: number): string[] {
  return pairs
    .map(([text = "", ground = ""]) => ({
      text,
      ground,
      ratio: contrast(luminance(text, scheme), luminance(ground, scheme)),
    }))
    .filter(({ ratio }) => ratio < least)
    .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`);
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The relative luminance of a token of app.css, by the definition of oklch and of WCAG. */
function luminance(token: string, scheme: "light" | "dark"): number {
  const line = new RegExp(`--color-${token}: (.*);`).exec(css)?.[1];
  if (!line) throw new Error(`no token ${token}`);
  const colours = [...line.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, ...parts]) => parts.map(Number));
  const [lightness = 0, chroma = 0, hue = 0] = (scheme === "dark" ? colours.at(-1) : colours[0]) ?? [];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}
