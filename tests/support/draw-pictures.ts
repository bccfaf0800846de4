/** `node tests/support/draw-pictures.ts` draws the icons and the picture for shared links into `public/`, from our mark in favicon.svg. */
import { readFileSync } from "node:fs";
import { DOCUMENT_PRICE, formatMoney } from "#app/shared/money.ts";
import { SITE_LINE, SITE_NAME } from "#app/shared/site.ts";
import { launchBrowser } from "./browser.ts";

const LIGHT = { tile: "#00606b", mark: "#fff", ground: "#fbfaf7", ink: "#172125", muted: "#536066" };

type Picture = { file: string; width: number; height: number; body: string };

/** The mark as the light favicon shows it; `bleed` fills the corners too, for places that round them themselves. */
function mark(size: number, bleed = false): string {
  const svg = readFileSync("public/favicon.svg", "utf8").replace(/<style>.*<\/style>/s, "");
  const style = `.tile { fill: ${LIGHT.tile} } .mark { stroke: ${LIGHT.mark} }`;
  return svg
    .replace("<svg ", `<svg width="${size}" height="${size}" `)
    .replace("</title>", `</title><style>${style}</style>`)
    .replace('rx="8"', bleed ? 'rx="0"' : 'rx="8"');
}

/** An icon whose outer tenth may be cut off. */
function maskable(size: number): string {
  const inset = Math.round(size * 0.1);
  return `<div style="background:${LIGHT.tile};padding:${inset}px">${mark(size - 2 * inset, true)}</div>`;
}

const LINES = [
  "Architecture, plan, risks and budget",
  "By rules, from dated facts",
  `${formatMoney(DOCUMENT_PRICE)}, once`,
];

const SHARED = `
  <div style="box-sizing:border-box;width:1200px;height:630px;padding:84px 88px;background:${LIGHT.ground};color:${LIGHT.ink};
    border-bottom:20px solid ${LIGHT.tile};font-family:'Noto Sans','Liberation Sans',Arial,sans-serif;display:flex;flex-direction:column">
    <div style="display:flex;align-items:center;gap:26px;font-size:46px;font-weight:600">${mark(84)}${SITE_NAME}</div>
    <p style="margin:64px 0 0;font-size:66px;line-height:1.14;font-weight:650;letter-spacing:-0.02em;max-width:1000px">${SITE_LINE}</p>
    <p style="margin:auto 0 0;display:flex;gap:40px;font-size:27px;white-space:nowrap;color:${LIGHT.muted}">${LINES.map((line) => `<span>${line}</span>`).join("")}</p>
  </div>`;

const PICTURES: Picture[] = [
  { file: "og.png", width: 1200, height: 630, body: SHARED },
  { file: "icon-192.png", width: 192, height: 192, body: mark(192) },
  { file: "icon-512.png", width: 512, height: 512, body: mark(512) },
  { file: "icon-maskable-512.png", width: 512, height: 512, body: maskable(512) },
  { file: "apple-touch-icon.png", width: 180, height: 180, body: mark(180, true) },
];

const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  for (const { file, width, height, body } of PICTURES) {
    await page.setViewportSize({ width, height });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${body}`);
    await page.screenshot({ path: `public/${file}`, omitBackground: true });
  }
} finally {
  await browser.close();
}
